"""Where view and observation of The Red Cathedral need not agree."""

# Numbers that follow from others, which are observed: no game changes them alone
FOLLOWS = {"claimed", "dice", "finished", "present", "seats.claims", "seats.decorated"}
