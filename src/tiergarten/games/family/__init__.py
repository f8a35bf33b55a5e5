"""What several games of the family share."""
