"""Guests, accounts, bans, reminders."""
