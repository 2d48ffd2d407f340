import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params'

/** Set at deployment; empty means absent. Locally they are those of the stand-ins. */
export const discordClientId = defineString('DISCORD_CLIENT_ID', { default: '' })
export const discordClientSecret = defineSecret('DISCORD_CLIENT_SECRET')
export const steamApiKey = defineSecret('STEAM_API_KEY')

/** Without the `@`. */
export const telegramBotName = defineString('TELEGRAM_BOT_NAME', { default: '' })
export const telegramBotToken = defineSecret('TELEGRAM_BOT_TOKEN')
/** Sent by Telegram with each update; it was given when the webhook was set. */
export const telegramWebhookSecret = defineSecret('TELEGRAM_WEBHOOK_SECRET')

/** The server that sends our mails. Without a host no mails are sent. Port 465 is TLS from the start, any other STARTTLS. */
export const smtpHost = defineString('SMTP_HOST', { default: '' })
export const smtpPort = defineInt('SMTP_PORT', { default: 587 })
/** Empty: the server asks for no authentication. */
export const smtpUser = defineString('SMTP_USER', { default: '' })
export const smtpPassword = defineSecret('SMTP_PASSWORD')
/** The sender: `Upper Bracket <noreply@upper.example>`. */
export const mailFrom = defineString('MAIL_FROM', { default: '' })
/** Signs the links by which mails are unsubscribed from: any long random text. Changing it invalidates those sent. */
export const mailSecret = defineSecret('MAIL_SECRET')

/** The key that hashes the addresses counted by rate limits: any long random text. Changing it resets the counts. */
export const addressSecret = defineSecret('ADDRESS_SECRET')

/**
 * The key pair that identifies the application to push services (VAPID), in base64url. Without the public key, push is
 * unavailable. After a change of the pair, users have to turn push on again.
 */
export const vapidPublicKey = defineString('VAPID_PUBLIC_KEY', { default: '' })
export const vapidPrivateKey = defineSecret('VAPID_PRIVATE_KEY')

/** Where people open the product, `https://upper.example`. Empty: the project's own Hosting address. */
export const publicOriginParam = defineString('PUBLIC_ORIGIN', { default: '' })

/** Whether services require proof by App Check that a call comes from our page; the page needs its site key then. */
export const appCheckRequired = defineBoolean('APP_CHECK_REQUIRED', { default: false })
