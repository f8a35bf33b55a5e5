"""What is said over the wire: JSON messages, each with its `kind` and the version `wire` of this language.

Commands and other things that clients send are Pydantic models, which check them. What the server says is typed
dictionaries, which cost nothing to make; a test holds every message that is sent against them.
"""

from typing import Literal

WIRE: Literal[1] = 1  # raised when a message changes so that an older client would misunderstand it
