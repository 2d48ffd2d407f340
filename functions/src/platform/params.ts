import { defineSecret, defineString } from 'firebase-functions/params'

/** Set at deployment; empty means absent. Locally they are those of the stand-ins. */
export const discordClientId = defineString('DISCORD_CLIENT_ID', { default: '' })
export const discordClientSecret = defineSecret('DISCORD_CLIENT_SECRET')
export const steamApiKey = defineSecret('STEAM_API_KEY')

/** Without the `@`. */
export const telegramBotName = defineString('TELEGRAM_BOT_NAME', { default: '' })
export const telegramBotToken = defineSecret('TELEGRAM_BOT_TOKEN')
/** Sent by Telegram with each update; it was given when the webhook was set. */
export const telegramWebhookSecret = defineSecret('TELEGRAM_WEBHOOK_SECRET')

/** Where people open the product, `https://upper.example`. Empty: the project's own Hosting address. */
export const publicOriginParam = defineString('PUBLIC_ORIGIN', { default: '' })
