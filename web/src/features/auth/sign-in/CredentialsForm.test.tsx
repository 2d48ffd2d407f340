// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { operatorViewAddress } from '@upper-bracket/shared/operator/operator'
import { expect, test, vi } from 'vitest'
import { keepJoinIntent } from '#platform/joinIntent.ts'
import { fieldProblems } from '#testing/fieldProblems.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { CredentialsForm } from './CredentialsForm.tsx'

/** What Firebase throws, by its code. */
const firebase = vi.hoisted(() => ({ code: '' }))
const refuse = async () => {
  throw Object.assign(new Error(), { code: firebase.code })
}
vi.mock('#platform/firebase/auth.ts', () => ({ signInByPassword: refuse, signUpByPassword: refuse }))

const submitButton = () => document.querySelector('button[type=submit]') as HTMLButtonElement

async function open(kind: 'present' | 'new', language: 'ru' | 'en') {
  const { user, fill } = await renderPage({
    at: '/auth',
    language,
    answers: { [operatorViewAddress('imprint', language)]: { minAge: 16 } },
    Page: () => <CredentialsForm kind={kind} />,
  })
  const field = (name: string) => document.querySelector(`input[name=${name}]`) as HTMLInputElement
  const submit = async (values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) await fill(field(name), value)
    await vi.waitFor(() => expect(submitButton().disabled).toBe(false))
    await user.click(submitButton())
  }
  return { submit }
}

const email = 'wolf@example.org'

test.each([
  ['ru', 'Укажите почту', 'В пароле должно быть не меньше 6 символов', 'Пароли не совпадают'],
  ['en', 'Missing email', 'Password should be at least 6 characters', 'The passwords do not match'],
] as const)(
  'a new account hears everything that is wrong with it (%s)',
  async (language, noEmail, short, differ) => {
    const { submit } = await open('new', language)
    await submit({ confirmation: 'different' })
    await waitFor(() =>
      expect(fieldProblems()).toEqual({ wrong: [noEmail, short, differ], focused: 'email' }),
    )
    await submit({ email, password: '12345', confirmation: '12345' })
    await waitFor(() => expect(fieldProblems()).toEqual({ wrong: [short], focused: 'password' }))
  },
)

test.each([
  ['ru', 'new', 'auth/email-already-in-use', 'Эта почта уже зарегистрирована', 'email'],
  ['en', 'new', 'auth/email-already-in-use', 'Email already exists', 'email'],
  ['ru', 'present', 'auth/wrong-password', 'Неверный пароль', 'password'],
  ['en', 'present', 'auth/wrong-password', 'Wrong password', 'password'],
  ['ru', 'present', 'auth/user-not-found', 'Пользователь не найден', 'email'],
  ['en', 'present', 'auth/user-not-found', 'User not found', 'email'],
] as const)(
  'what only Firebase knows is told at its field, and aloud (%s, %s, %s)',
  async (language, kind, code, sentence, field) => {
    firebase.code = code
    const { submit } = await open(kind, language)
    await submit({
      email,
      password: 'correct horse',
      ...(kind === 'new' && { confirmation: 'correct horse' }),
    })
    await waitFor(() => expect(fieldProblems()).toEqual({ wrong: [sentence], focused: field }))
    expect(screen.getByRole('alert').textContent).toBe(sentence)
  },
)

test.each([
  [
    ['discord', 'google', 'facebook'],
    ['SteamDiscord', 'GoogleFacebook'],
  ],
  [['google'], ['Steam', 'Google']],
  [['discord'], ['Steam', 'Discord']],
  [[], ['Steam']],
] as const)('%j leave the buttons in two rows, so that nothing below moves', async (signInMethods, rows) => {
  const answers = { [operatorViewAddress('imprint', 'ru')]: { minAge: 16, signInMethods } }
  await renderPage({ at: '/auth', answers, Page: () => <CredentialsForm kind="present" /> })
  const group = await screen.findByRole('group')
  await waitFor(() => expect([...group.children].map(({ textContent }) => textContent)).toEqual(rows))
})

const toJoin = `/auth?${new URLSearchParams({ next: '/competitions/cup/teams?join' })}`

test.each(['present', 'new'] as const)('signing in to join says for which competition (%s)', async kind => {
  keepJoinIntent({ id: 'cup', name: 'Winter Cup' })
  await renderPage({ at: toJoin, language: 'en', Page: () => <CredentialsForm kind={kind} /> })
  await screen.findByText(`Sign ${kind === 'new' ? 'up' : 'in'} to join “Winter Cup”`)
  const targets = screen.getAllByRole('link').map(link => link.getAttribute('href') ?? '')
  const forms = targets.filter(href => href.startsWith('/auth/'))
  expect(forms.length).toBeGreaterThan(1)
  for (const href of forms) {
    expect(href).toContain(encodeURIComponent('/competitions/cup/teams?join'))
  }
})

test('the name comes from nowhere but the tab and the competition', async () => {
  keepJoinIntent({ id: 'another', name: 'Another Cup' })
  await renderPage({ at: toJoin, language: 'en', Page: () => <CredentialsForm kind="present" /> })
  await screen.findByText('Sign in to join the tournament.')
})

test.each([
  ['new', 'ru', 16, 'что вам исполнилось 16 лет, и принимаете условия использования.'],
  ['present', 'ru', 21, 'что вам исполнился 21 год, и принимаете'],
  ['new', 'en', 16, 'that you are at least 16 years old, and accept the terms of use.'],
  ['new', 'en', 0, 'By creating an account, you accept the terms of use.'],
] as const)(
  'states the age and the terms that an account needs (%s, %s, %i)',
  async (kind, language, minAge, statement) => {
    const answers = { [operatorViewAddress('imprint', language)]: { minAge } }
    await renderPage({ at: '/auth', language, answers, Page: () => <CredentialsForm kind={kind} /> })
    await waitFor(() => expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain(statement))
    const hrefs = screen.getAllByRole('link').map(link => link.getAttribute('href'))
    expect(hrefs).toEqual(expect.arrayContaining(['/terms', '/privacy']))
  },
)

test('nobody signs up before the required age is stated, and a failed request for it can be repeated', async () => {
  const answers: Record<string, object> = {}
  const { user } = await renderPage({
    at: '/auth',
    language: 'en',
    answers,
    Page: () => <CredentialsForm kind="new" />,
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(retry.closest('[role=alert]')?.textContent).toContain('The required age could not be loaded.')
  expect(document.body.textContent).toContain('reached the age that the terms require, and accept the terms')
  const held = [submitButton(), screen.getByRole<HTMLButtonElement>('button', { name: 'Google' })]
  expect(held.map(({ disabled }) => disabled)).toEqual([true, true])

  const terms = screen.getByRole('link', { name: 'terms of use' })

  answers[operatorViewAddress('imprint', 'en')] = { minAge: 16 }
  await user.click(retry)
  await waitFor(() => expect(held.map(({ disabled }) => disabled)).toEqual([false, false]))
  expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain('at least 16 years old')
  // What is replaced does not count as moved.
  expect(terms.isConnected).toBe(false)
  expect(screen.queryByText(/The required age could not be loaded/)).toBeNull()
})

test('passwords need not wait for the required age, but services do, which can make an account', async () => {
  const answers: Record<string, object> = {}
  const { user } = await renderPage({
    at: '/auth',
    language: 'en',
    answers,
    Page: () => <CredentialsForm kind="present" />,
  })
  const services = ['Steam', 'Google'].map(name => screen.getByRole<HTMLButtonElement>('button', { name }))
  const disabled = () => services.map(each => each.disabled)
  expect([submitButton().disabled, ...disabled()]).toEqual([false, true, true])
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect([submitButton().disabled, ...disabled()]).toEqual([false, true, true])

  answers[operatorViewAddress('imprint', 'en')] = { minAge: 16 }
  await user.click(retry)
  await waitFor(() => expect(disabled()).toEqual([false, false]))
})
