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
  readonly html: string
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
  const both = mails[requestType] ?? otherMails
  return {
    to: email,
    subject: both.map(({ subject }) => subject).join(' · '),
    text: `${both.map(({ text }) => text).join('\n\n')}\n\n${link.href}\n`,
    html: both
      .map(({ text, action }) => `<p>${text}</p><p><a href="${escaped(link.href)}">${action}</a></p>`)
      .join('<hr>'),
  }
}

type Words = Pick<Mail, 'subject' | 'text'> & { readonly action: string }

/** The texts in Russian and English, by the emulator's name of the request. */
const mails: Readonly<Record<string, readonly Words[]>> = {
  EMAIL_SIGNIN: [
    words('Вход в Upper Bracket', 'Откройте ссылку, чтобы войти. Она действует один раз.', 'Войти'),
    words('Sign in to Upper Bracket', 'Open the link to sign in. It works once.', 'Sign in'),
  ],
  PASSWORD_RESET: [
    words(
      'Новый пароль для Upper Bracket',
      'Откройте ссылку, чтобы задать новый пароль. Если вы этого не просили, ничего делать не нужно.',
      'Задать новый пароль',
    ),
    words(
      'A new password for Upper Bracket',
      'Open the link to set a new password. If you did not ask for it, there is nothing to do.',
      'Set a new password',
    ),
  ],
  VERIFY_EMAIL: [
    words(
      'Подтвердите почту для Upper Bracket',
      'Откройте ссылку, чтобы подтвердить этот адрес.',
      'Подтвердить почту',
    ),
    words(
      'Confirm your e-mail for Upper Bracket',
      'Open the link to confirm this address.',
      'Confirm e-mail',
    ),
  ],
}
const otherMails = [
  words('Ваш аккаунт Upper Bracket', 'Откройте ссылку, чтобы завершить изменение аккаунта.', 'Открыть'),
  words('Your Upper Bracket account', 'Open the link to complete the change of your account.', 'Open'),
]

function words(subject: string, text: string, action: string): Words {
  return { subject, text, action }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
