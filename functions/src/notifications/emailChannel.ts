import { createHash } from 'node:crypto'
import type { Attempt } from '@upper-bracket/shared/notifications/delivery'
import { getAuth } from 'firebase-admin/auth'
import type { Transporter } from 'nodemailer'
import { firebaseApp } from '../platform/firebase.ts'
import { hasErrorCode } from '../platform/hasErrorCode.ts'
import { mailFrom, mailSecret, smtpHost, smtpPassword, smtpPort, smtpUser } from '../platform/params.ts'
import { publicOrigin } from '../platform/publicOrigin.ts'
import type { MessageChannel } from './channel.ts'
import { mailOf } from './mailOf.ts'
import { unsubscribeToken } from './unsubscribeToken.ts'

const connections = 3

/**
 * Sends mails over SMTP. All attempts to send a message have the same Message-ID. If the acceptance of a mail is lost
 * (the connection or this process dies before the response is recorded), the mail is sent again, and the Message-ID
 * lets the recipient's server recognize the duplicate.
 */
export function emailChannel(transporter: () => Promise<Transporter> = sharedTransporter): MessageChannel {
  return {
    atOnce: connections,
    send: async (message, key) => {
      const { stranger } = message
      const to = stranger?.email ?? (await confirmedAddress(message.uid))
      if (to === null) return { result: 'dropped', reason: 'no confirmed address' }
      const origin = publicOrigin()
      const token = unsubscribeToken(stranger?.addressKey ?? message.uid, mailSecret.value())
      const unsubscribe = `${origin}/api/unsubscribe?${new URLSearchParams({ token, lang: message.lang })}`
      const icon = `${origin}/icon-192.png`
      const mail = mailOf(message, { profile: `${origin}/profile`, unsubscribe, icon })
      try {
        const open = await transporter()
        await open.sendMail({
          ...mail,
          from: mailFrom.value() || `Upper Bracket <noreply@${new URL(origin).hostname}>`,
          to,
          messageId: messageId(key, origin),
          headers: {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            'Auto-Submitted': 'auto-generated',
          },
        })
        return { result: 'sent' }
      } catch (error) {
        return failureOf(error)
      }
    },
  }
}

let shared: Promise<Transporter> | undefined

/** Returns a pool of connections for the lifetime of this process. */
function sharedTransporter(): Promise<Transporter> {
  shared ??= newTransporter({ host: smtpHost.value(), port: smtpPort.value() })
  return shared
}

interface MailServer {
  readonly host: string
  readonly port: number
  /** The maximum duration of each step, so that a hanging server costs only seconds. */
  readonly timeoutMs?: number
}

/** Creates a pool of connections. Inside the emulator it connects to the inbox on this machine, which has no TLS. */
export async function newTransporter({ host, port, timeoutMs = 10_000 }: MailServer): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  const isInbox = process.env['FUNCTIONS_EMULATOR'] === 'true' && host === '127.0.0.1'
  const user = smtpUser.value()
  return createTransport({
    host,
    port,
    pool: true,
    maxConnections: connections,
    secure: port === 465,
    requireTLS: !isInbox,
    ignoreTLS: isInbox,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    ...(user !== '' && { auth: { user, pass: smtpPassword.value() } }),
  })
}

async function confirmedAddress(uid: string): Promise<string | null> {
  try {
    const { email, emailVerified } = await getAuth(firebaseApp()).getUser(uid)
    return email !== undefined && emailVerified ? email : null
  } catch (error) {
    if (hasErrorCode(error, 'auth/user-not-found')) return null
    throw error
  }
}

/** Short, and without the uid, which the recipient's server does not need. */
function messageId(key: string, origin: string): string {
  return `<${createHash('sha256').update(key).digest('base64url')}@${new URL(origin).hostname}>`
}

/**
 * A permanent rejection (5xx) of the recipient or the mail is not retried; everything else is (4xx, refused or lost
 * connections, wrong credentials).
 */
function failureOf(error: unknown): Attempt {
  if (!(error instanceof Error)) throw error
  const code = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null
  const isAboutMail = hasErrorCode(error, 'EENVELOPE', 'EMESSAGE')
  return { result: code !== null && code >= 500 && isAboutMail ? 'dead' : 'retry', reason: error.message }
}
