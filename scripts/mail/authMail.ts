import * as z from 'zod'

/** A mail in the list of the Auth emulator, which does not send it. */
export const unsentMail = z.object({
  email: z.string(),
  requestType: z.string(),
  oobCode: z.string(),
  oobLink: z.string(),
})

export type UnsentMail = z.output<typeof unsentMail>

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/**
 * Builds the mail for a link of the Auth emulator. Firebase uses one address for the links of all mails, `/auth/action`
 * of the page at `origin`, which replaces the emulator's own. Every link of the emulator requests English, so the mail
 * is in both languages, and its link in none.
 */
export function authMail({ email, requestType, oobLink }: UnsentMail, origin: string): Mail {
  const link = new URL('/auth/action', origin)
  link.search = new URL(oobLink).search
  link.searchParams.delete('lang')
  const { subject, text } = mails[requestType] ?? otherMail
  return { to: email, subject, text: `${text}\n\n${link.href}\n` }
}

/** The texts in Russian and English, by the emulator's name of the request. */
const mails: Readonly<Record<string, Pick<Mail, 'subject' | 'text'>>> = {
  EMAIL_SIGNIN: {
    subject: 'Вход в Upper Bracket · Sign in to Upper Bracket',
    text: 'Откройте ссылку, чтобы войти. Она действует один раз.\n\nOpen the link to sign in. It works once.',
  },
  PASSWORD_RESET: {
    subject: 'Новый пароль для Upper Bracket · A new password for Upper Bracket',
    text: 'Откройте ссылку, чтобы задать новый пароль.\n\nOpen the link to set a new password.',
  },
  VERIFY_EMAIL: {
    subject: 'Подтвердите почту для Upper Bracket · Confirm your e-mail for Upper Bracket',
    text: 'Откройте ссылку, чтобы подтвердить этот адрес.\n\nOpen the link to confirm this address.',
  },
}
const otherMail = {
  subject: 'Ваш аккаунт Upper Bracket · Your Upper Bracket account',
  text: 'Откройте ссылку, чтобы завершить изменение.\n\nOpen the link to complete the change.',
}
