import { expect, test } from 'vitest'
import { authMail } from './authMail.ts'

const mail = (requestType: string, query: string) =>
  authMail(
    {
      email: 'vera@example.org',
      requestType,
      oobCode: 'c',
      oobLink: `http://127.0.0.1:5003/emulator/action?${query}`,
    },
    'http://127.0.0.1:5000',
  )

test('the link leads to the page that all mails of Firebase lead to, with all that it carried but a language', () => {
  const { to, text } = mail(
    'PASSWORD_RESET',
    'mode=resetPassword&lang=en&oobCode=a%2Bb&continueUrl=http%3A%2F%2F127.0.0.1%3A5000%2Fauth%2Femail%2Freset',
  )
  expect(to).toBe('vera@example.org')
  expect(text).toContain('http://127.0.0.1:5000/auth/action?mode=resetPassword&oobCode=a%2Bb&continueUrl=')
})

test('each kind says in Russian and in English what it is for', () => {
  expect(mail('EMAIL_SIGNIN', 'mode=signIn').subject).toBe('Вход в Upper Bracket · Sign in to Upper Bracket')
  expect(mail('VERIFY_EMAIL', 'mode=verifyEmail').subject).toMatch(
    /^Подтвердите почту .* · Confirm your e-mail/,
  )
  expect(mail('VERIFY_AND_CHANGE_EMAIL', 'mode=verifyAndChangeEmail').subject).toMatch(/^Ваш аккаунт/)
})
