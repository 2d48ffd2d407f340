import * as z from 'zod'

/** What the Auth emulator lists of each mail that Firebase would have sent. */
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
 * The mail for a link of the Auth emulator. Firebase knows one address for the links of all its mails,
 * `/auth/action` of the page at `origin`; the emulator's own is replaced by it. Every link of the emulator says
 * English, whatever was asked for: the mail is in both languages, and its link in none.
 */
export function authMail({ email, requestType, oobLink }: UnsentMail, origin: string): Mail {
  const link = new URL('/auth/action', origin)
  link.search = new URL(oobLink).search
  link.searchParams.delete('lang')
  const kind = kindOf(requestType)
  const both = [words.ru[kind], words.en[kind]]
  return {
    to: email,
    subject: both.map(({ subject }) => subject).join(' · '),
    text: `${both.map(({ text }) => text).join('\n\n')}\n\n${link.href}\n`,
    html: both
      .map(({ text, action }) => `<p>${text}</p><p><a href="${escaped(link.href)}">${action}</a></p>`)
      .join('<hr>'),
  }
}

type Kind = 'signIn' | 'reset' | 'verify' | 'other'

function kindOf(requestType: string): Kind {
  switch (requestType) {
    case 'EMAIL_SIGNIN':
      return 'signIn'
    case 'PASSWORD_RESET':
      return 'reset'
    case 'VERIFY_EMAIL':
      return 'verify'
    default:
      return 'other'
  }
}

const words: Record<'ru' | 'en', Record<Kind, Pick<Mail, 'subject' | 'text'> & { action: string }>> = {
  ru: {
    signIn: {
      subject: 'Вход в Upper Bracket',
      text: 'Откройте ссылку, чтобы войти. Она действует один раз.',
      action: 'Войти',
    },
    reset: {
      subject: 'Новый пароль для Upper Bracket',
      text: 'Откройте ссылку, чтобы задать новый пароль. Если вы этого не просили, ничего делать не нужно.',
      action: 'Задать новый пароль',
    },
    verify: {
      subject: 'Подтвердите почту для Upper Bracket',
      text: 'Откройте ссылку, чтобы подтвердить этот адрес.',
      action: 'Подтвердить почту',
    },
    other: {
      subject: 'Ваш аккаунт Upper Bracket',
      text: 'Откройте ссылку, чтобы завершить изменение аккаунта.',
      action: 'Открыть',
    },
  },
  en: {
    signIn: {
      subject: 'Sign in to Upper Bracket',
      text: 'Open the link to sign in. It works once.',
      action: 'Sign in',
    },
    reset: {
      subject: 'A new password for Upper Bracket',
      text: 'Open the link to set a new password. If you did not ask for it, there is nothing to do.',
      action: 'Set a new password',
    },
    verify: {
      subject: 'Confirm your e-mail for Upper Bracket',
      text: 'Open the link to confirm this address.',
      action: 'Confirm e-mail',
    },
    other: {
      subject: 'Your Upper Bracket account',
      text: 'Open the link to complete the change of your account.',
      action: 'Open',
    },
  },
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
