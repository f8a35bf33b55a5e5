"""A program that lets a Python class speak the protocol of docs/bots.md; `bots/spec.py` runs it.

It is run as a file and imports nothing of ours, so that it starts at once. Whatever goes wrong is a traceback on the
error stream and the end of the program, as with any other.
"""

from __future__ import annotations

import json
import operator
import os
import random
import sys
from importlib import import_module
from typing import Any

CHECK = "--check"  # only see whether there is such a class


def found(name: str) -> Any:
    """The class of that name, as in package.module:Class."""
    module, _, attribute = name.partition(":")
    chooser = getattr(import_module(module), attribute)
    if not callable(getattr(chooser, "choose", None)):
        raise TypeError(f"{attribute} has no method choose(view, legal)")
    return chooser


def own_streams() -> tuple[Any, Any]:
    """Questions and answers; what the class prints goes to the error stream, and it has no input."""
    questions = os.fdopen(os.dup(0), encoding="utf-8")
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    return questions, answers


def speak(chooser: Any, questions: Any, answers: Any) -> None:
    """Answer every question. The first line is a hello, which says how `random` is to be seeded."""
    hello = json.loads(next(questions))
    random.seed(hello["seed"])
    player = chooser()
    for line in questions:
        said = json.loads(line)
        if "question" in said:
            action = player.choose(said["view"], said["legal"])
            answer = {"question": said["question"], "action": action}
            answers.write(json.dumps(answer, default=operator.index) + "\n")  # NumPy's integers are ids too
            answers.flush()


if __name__ == "__main__":
    if sys.argv[1] == CHECK:
        found(sys.argv[2])
    else:
        streams = own_streams()
        speak(found(sys.argv[1]), *streams)
