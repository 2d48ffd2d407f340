// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
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
