"""Tests of the bot around the rules."""
