# Sentences that several games of the family share.
