"""Négociateur: one person on the telephone, dice and cards against a hostage-taker."""
