import { defaultMinAge } from '@upper-bracket/shared/operator/operator'
import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params'
import { isSetUp, type OptionalService } from './optionalServices.ts'

type Secret = ReturnType<typeof defineSecret>

/** The secret of a service that can be left out. */
interface OptionalSecret {
  /** Null where the service is left out: firebase-tools demands a value of every declared secret. */
  readonly declared: Secret | null
  value(): string
}

function optionalSecret(service: OptionalService, name: string): OptionalSecret {
  return {
    declared: isSetUp(service, process.env) ? defineSecret(name) : null,
    value: () => process.env[name] ?? '',
  }
}

/** Returns the secrets that a function binds: without those of services that are left out. */
export function boundSecrets(...secrets: readonly (Secret | OptionalSecret)[]): Secret[] {
  return secrets.flatMap(secret => ('declared' in secret ? (secret.declared ?? []) : secret))
}

/** Set at deployment; empty means absent. The local values are those of the fake services. */
export const discordClientId = defineString('DISCORD_CLIENT_ID', { default: '' })
export const discordClientSecret = optionalSecret('discord', 'DISCORD_CLIENT_SECRET')

/** Whether the secret `STEAM_API_KEY` exists. Without it, people sign in with Steam without their nickname. */
export const steamNicknames = defineBoolean('STEAM_NICKNAMES', { default: false })
export const steamApiKey = optionalSecret('steam', 'STEAM_API_KEY')

/** The user name without the `@`. */
export const telegramBotName = defineString('TELEGRAM_BOT_NAME', { default: '' })
export const telegramBotToken = optionalSecret('telegram', 'TELEGRAM_BOT_TOKEN')
/** Sent by Telegram with each update; it was registered together with the webhook. */
export const telegramWebhookSecret = optionalSecret('telegram', 'TELEGRAM_WEBHOOK_SECRET')

/** The mail server. Without a host no mails are sent. Port 465 uses TLS from the start, other ports STARTTLS. */
export const smtpHost = defineString('SMTP_HOST', { default: '' })
export const smtpPort = defineInt('SMTP_PORT', { default: 587 })
/** Empty if the server needs no authentication. */
export const smtpUser = defineString('SMTP_USER', { default: '' })
export const smtpPassword = optionalSecret('mailAccount', 'SMTP_PASSWORD')
/** The sender: `Upper Bracket <noreply@upper.example>`. */
export const mailFrom = defineString('MAIL_FROM', { default: '' })
/** Signs the links that unsubscribe from mails: any long random text. Changing it invalidates links in sent mails. */
export const mailSecret = defineSecret('MAIL_SECRET')

/**
 * The key that hashes the addresses counted by rate limits, and those that get no invitations, and signs sign-ins with
 * Discord and Steam: any long random text. Changing it resets the counts, forgets who has unsubscribed from
 * invitations, and interrupts the sign-ins of these minutes.
 */
export const addressSecret = defineSecret('ADDRESS_SECRET')

/**
 * The key pair that identifies the application to push services (VAPID), in base64url. Without the public key, push is
 * unavailable. After a change of the pair, users have to turn push on again.
 */
export const vapidPublicKey = defineString('VAPID_PUBLIC_KEY', { default: '' })
export const vapidPrivateKey = optionalSecret('push', 'VAPID_PRIVATE_KEY')

/** Whether the sign-in method is turned on in Firebase Authentication: a deployment sets it. Without it, its button is not shown. */
export const googleSignIn = defineBoolean('GOOGLE_SIGN_IN', { default: false })
export const facebookSignIn = defineBoolean('FACEBOOK_SIGN_IN', { default: false })

/** Who runs this installation: see `Operator`. */
export const operatorName = defineString('OPERATOR_NAME', { default: '' })
export const operatorAddress = defineString('OPERATOR_ADDRESS', { default: '' })
export const operatorContact = defineString('OPERATOR_CONTACT', { default: '' })
export const operatorMinAge = defineInt('OPERATOR_MIN_AGE', { default: defaultMinAge })
export const operatorSupervision = defineString('OPERATOR_SUPERVISION', { default: '' })

/** The origin of the product, `https://upper.example`. If empty, the project's own Hosting address. */
export const publicOriginParam = defineString('PUBLIC_ORIGIN', { default: '' })

/** Whether the operation pauses when the costs of a month reach the project's budget (`followBudget`). */
defineBoolean('COST_CEILING', { default: false })
/** Whether this installation is a demonstration: see `isDemonstration`. */
export const demonstrationParam = defineBoolean('DEMONSTRATION', { default: false })
/** The origin of another installation that demonstrates this one, named on the home page; empty for none. */
export const demonstrationOrigin = defineString('DEMONSTRATION_ORIGIN', { default: '' })

/** Whether services require App Check; the page then needs its site key. */
export const appCheckRequired = defineBoolean('APP_CHECK_REQUIRED', { default: false })
