"""The bot: `bot.tables` hosts matches, `bot.store` keeps them, `bot.chat` speaks with Discord."""
