import { defaultMinAge } from '@upper-bracket/shared/operator/operator'
import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params'

/** Set at deployment; empty means absent. The local values are those of the fake services. */
export const discordClientId = defineString('DISCORD_CLIENT_ID', { default: '' })
export const discordClientSecret = defineSecret('DISCORD_CLIENT_SECRET')
export const steamApiKey = defineSecret('STEAM_API_KEY')

/** The user name without the `@`. */
export const telegramBotName = defineString('TELEGRAM_BOT_NAME', { default: '' })
export const telegramBotToken = defineSecret('TELEGRAM_BOT_TOKEN')
/** Sent by Telegram with each update; it was registered together with the webhook. */
export const telegramWebhookSecret = defineSecret('TELEGRAM_WEBHOOK_SECRET')

/** The mail server. Without a host no mails are sent. Port 465 uses TLS from the start, other ports STARTTLS. */
export const smtpHost = defineString('SMTP_HOST', { default: '' })
export const smtpPort = defineInt('SMTP_PORT', { default: 587 })
/** Empty if the server needs no authentication. */
export const smtpUser = defineString('SMTP_USER', { default: '' })
export const smtpPassword = defineSecret('SMTP_PASSWORD')
/** The sender: `Upper Bracket <noreply@upper.example>`. */
export const mailFrom = defineString('MAIL_FROM', { default: '' })
/** Signs the links that unsubscribe from mails: any long random text. Changing it invalidates links in sent mails. */
export const mailSecret = defineSecret('MAIL_SECRET')

/**
 * The key that hashes the addresses counted by rate limits, and those that get no invitations: any long random text.
 * Changing it resets the counts, and forgets who has unsubscribed from invitations.
 */
export const addressSecret = defineSecret('ADDRESS_SECRET')

/**
 * The key pair that identifies the application to push services (VAPID), in base64url. Without the public key, push is
 * unavailable. After a change of the pair, users have to turn push on again.
 */
export const vapidPublicKey = defineString('VAPID_PUBLIC_KEY', { default: '' })
export const vapidPrivateKey = defineSecret('VAPID_PRIVATE_KEY')

/** Who runs this installation: see `Operator`. */
export const operatorName = defineString('OPERATOR_NAME', { default: '' })
export const operatorAddress = defineString('OPERATOR_ADDRESS', { default: '' })
export const operatorContact = defineString('OPERATOR_CONTACT', { default: '' })
export const operatorMinAge = defineInt('OPERATOR_MIN_AGE', { default: defaultMinAge })
export const operatorSupervision = defineString('OPERATOR_SUPERVISION', { default: '' })

/** The origin of the product, `https://upper.example`. If empty, the project's own Hosting address. */
export const publicOriginParam = defineString('PUBLIC_ORIGIN', { default: '' })

/** Whether services require App Check; the page then needs its site key. */
export const appCheckRequired = defineBoolean('APP_CHECK_REQUIRED', { default: false })
