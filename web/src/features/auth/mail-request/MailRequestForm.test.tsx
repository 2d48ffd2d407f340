// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { operatorViewAddress } from '@upper-bracket/shared/operator/operator'
import { expect, test, vi } from 'vitest'
import { fieldProblems } from '#testing/fieldProblems.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { MailRequestForm } from './MailRequestForm.tsx'

vi.mock('#platform/firebase/authMails.ts', () => ({
  sendPasswordReset: async () => {
    throw Object.assign(new Error(), { code: 'auth/user-not-found' })
  },
}))

test.each([
  ['ru', 'Прислать письмо', 'Укажите почту', 'Неверный адрес почты', 'Пользователь не найден'],
  ['en', 'Send the e-mail', 'Missing email', 'Invalid email', 'User not found'],
] as const)('a reset for nobody is told in words (%s)', async (language, send, missing, invalid, nobody) => {
  const { user, fill, container } = await renderPage({
    at: '/auth/reset-password',
    language,
    Page: () => <MailRequestForm kind="reset" next={undefined} />,
  })
  const email = container.querySelector('input[name=email]') as HTMLInputElement
  for (const [typed, sentence] of [
    ['', missing],
    ['nobody', invalid],
    ['nobody@example.org', nobody],
  ] as const) {
    await fill(email, typed)
    await user.click(screen.getByRole('button', { name: send }))
    await waitFor(() => expect(fieldProblems()).toEqual({ wrong: [sentence], focused: 'email' }))
  }
  expect(screen.getByRole('alert').textContent).toBe(nobody)
})

test('a link, which can make an account, waits for the required age, and the request for it can be repeated', async () => {
  const answers: Record<string, object> = {}
  const { user } = await renderPage({
    at: '/auth/link',
    language: 'en',
    answers,
    Page: () => <MailRequestForm kind="link" next={undefined} />,
  })
  const submit = document.querySelector('button[type=submit]') as HTMLButtonElement
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(submit.disabled).toBe(true)
  answers[operatorViewAddress('imprint', 'en')] = { minAge: 16 }
  await user.click(retry)
  await waitFor(() => expect(submit.disabled).toBe(false))
  expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain('at least 16 years old')
})
