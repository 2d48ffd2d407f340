import { expect, test } from 'vitest'
import { authMail } from './authMail.ts'

const link = (query: string) => `http://127.0.0.1:5003/emulator/action?${query}`
const mail = (requestType: string, query: string) =>
  authMail(
    { email: 'vera@example.org', requestType, oobCode: 'c', oobLink: link(query) },
    'http://127.0.0.1:5000',
  )

test('the link leads to the page that all mails of Firebase lead to, with everything that it carried', () => {
  const { to, text, html } = mail(
    'PASSWORD_RESET',
    'mode=resetPassword&lang=ru&oobCode=a%2Bb&continueUrl=http%3A%2F%2F127.0.0.1%3A5000%2Fauth%2Femail%2Freset',
  )
  expect(to).toBe('vera@example.org')
  expect(text).toContain(
    'http://127.0.0.1:5000/auth/action?mode=resetPassword&lang=ru&oobCode=a%2Bb&continueUrl=',
  )
  expect(html).toContain('href="http://127.0.0.1:5000/auth/action?mode=resetPassword&amp;lang=ru&amp;')
})

test('it is written in the language that was asked for, Russian otherwise', () => {
  expect(mail('EMAIL_SIGNIN', 'mode=signIn&lang=en').subject).toBe('Sign in to Upper Bracket')
  expect(mail('EMAIL_SIGNIN', 'mode=signIn&lang=ru').subject).toBe('Вход в Upper Bracket')
  expect(mail('VERIFY_EMAIL', 'mode=verifyEmail').subject).toBe('Подтвердите почту для Upper Bracket')
  expect(mail('VERIFY_AND_CHANGE_EMAIL', 'mode=verifyAndChangeEmail').subject).toBe(
    'Ваш аккаунт Upper Bracket',
  )
})
