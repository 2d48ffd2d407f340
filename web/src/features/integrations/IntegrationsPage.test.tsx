// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import type { ApiKey } from '@upper-bracket/shared/integrations/apiKey'
import { expect, test } from 'vitest'
import { fieldProblems } from '#testing/fieldProblems.ts'
import { organizer, person } from '#testing/people.ts'
import { refused, renderPage } from '#testing/renderPage.tsx'
import { aCompetition, hour, testCompetitionPath } from '#testing/testCompetition.ts'
import IntegrationsPage from './IntegrationsPage.tsx'

const secret = `ub_${'A'.repeat(36)}wxyz`
const now = Date.now()
const key: ApiKey = {
  name: 'Score bot',
  scopes: ['teams', 'results'],
  creatorUid: organizer.uid,
  createdAt: now - 5 * hour,
  expiresAt: now + 24 * hour,
  ending: 'wxyz',
  lastUsedAt: null,
  revokedAt: null,
}

const onPage = (
  keys: Readonly<Record<string, ApiKey>>,
  scene: Partial<Parameters<typeof renderPage>[0]> = {},
) =>
  renderPage({
    at: '/competitions/cup/integrations',
    Page: IntegrationsPage,
    language: 'en',
    user: organizer,
    documents: {
      [testCompetitionPath]: aCompetition({ ownerName: 'Olga', bracketId: 'first' }),
      ...Object.fromEntries(
        Object.entries(keys).map(([id, each]) => [`${testCompetitionPath}/apiKeys/${id}`, each]),
      ),
    },
    ...scene,
  })

test('strangers do not see the integrations of a competition', async () => {
  await onPage({ bot: key }, { user: person('stranger') })
  await screen.findByText('This section is for organizers')
  expect(screen.queryByText('Score bot')).toBeNull()
})

test.each([
  [
    'ru',
    {
      create: 'Создать ключ',
      submit: 'Создать',
      name: /^Название ключа/,
      problems: ['От 1 до 60 видимых символов', 'Выберите хотя бы одно'],
      scope: /^Результаты/,
      year: '1 год',
      copy: 'Скопировать ключ',
      saved: 'Ключ сохранён',
    },
  ],
  [
    'en',
    {
      create: 'Create key',
      submit: 'Create',
      name: /^Name of the key/,
      problems: ['1 to 60 visible characters', 'Choose at least one'],
      scope: /^Results/,
      year: '1 year',
      copy: 'Copy key',
      saved: 'I have saved the key',
    },
  ],
] as const)('the secret of a new key is shown once, with a request (%s)', async (language, texts) => {
  const { user, fill, calls } = await onPage(
    {},
    { language, functions: { createApiKey: () => ({ secret }) } },
  )
  await user.click(await screen.findByRole('button', { name: texts.create }))
  const form = within(await screen.findByRole('dialog', { name: texts.create }))
  await user.click(form.getByRole('button', { name: texts.submit }))
  await waitFor(() => expect(fieldProblems().wrong).toEqual([texts.problems[0]]))
  form.getByText(texts.problems[1])
  await fill(form.getByLabelText(texts.name), 'Score bot')
  await user.click(form.getByRole('checkbox', { name: texts.scope }))
  await user.click(form.getByRole('radio', { name: texts.year }))
  await user.click(form.getByRole('button', { name: texts.submit }))
  await screen.findByText(secret)
  expect(calls).toEqual([
    {
      name: 'createApiKey',
      input: {
        competitionId: 'cup',
        keyId: expect.stringMatching(/^\w{20}$/),
        name: 'Score bot',
        scopes: ['results'],
        lifetimeDays: 365,
      },
    },
  ])
  screen.getByText(/^curl 'http.*\/api\/v1\/competitions\/cup\/actions\/startMatch'/)
  await user.click(screen.getByRole('button', { name: texts.copy }))
  expect(await navigator.clipboard.readText()).toBe(secret)
  await user.keyboard('{Escape}')
  screen.getByText(secret)
  await user.click(screen.getByRole('button', { name: texts.saved }))
  await waitFor(() => expect(screen.queryByText(secret)).toBeNull())
})

test('a key whose secret was lost on the way is not offered as if it could be shown again', async () => {
  const { user, fill } = await onPage(
    {},
    {
      functions: {
        createApiKey: () => {
          throw refused('id-taken')
        },
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Create key' }))
  const form = within(await screen.findByRole('dialog'))
  await fill(form.getByLabelText(/^Name of the key/), 'Bot')
  await user.click(form.getByRole('checkbox', { name: /^Schedule/ }))
  await user.click(form.getByRole('button', { name: 'Create' }))
  await screen.findByText(/its secret was lost on the way.*Revoke this key/)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the list says what keys may do, for whom and how long, and which of them do not work', async () => {
  const { user, calls } = await onPage(
    {
      active: { ...key, lengthsInFormat: true, lastUsedAt: now - hour },
      kept: { ...key, name: 'Length bot', scopes: ['results'] },
      expired: { ...key, name: 'Old bot', expiresAt: now - hour },
      revoked: { ...key, name: 'Leaked bot', revokedAt: now },
      powerless: { ...key, name: 'Former bot', creatorUid: 'former' },
    },
    { functions: { revokeApiKey: () => ({}) } },
  )
  const row = async (name: string) => {
    const item = (await screen.findByText(name)).closest('li')
    if (item === null) throw new Error(`No row of ${name}`)
    return { ...within(item), text: item.textContent }
  }
  expect((await row('Score bot')).text).toMatch(
    /Score bot …wxyz.*Teams and players · ResultsExpires .+ · last used .*Created by Olga/,
  )
  expect((await row('Length bot')).text).toMatch(/Results · Series lengthExpires/)
  expect((await row('Old bot')).text).toMatch(/Expired .+ · not used yet/)
  expect((await row('Leaked bot')).text).toMatch(/Revoked /)
  expect((await row('Former bot')).text).toMatch(/Created by a former organizer.*Does not work/)
  expect(screen.getAllByRole('button', { name: 'Revoke' })).toHaveLength(3)

  await user.click((await row('Score bot')).getByRole('button', { name: 'Revoke' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke the key “Score bot”?' }))
  await user.click(dialog.getByRole('button', { name: 'Revoke' }))
  await screen.findByText('Key revoked')
  expect(calls).toEqual([{ name: 'revokeApiKey', input: { competitionId: 'cup', keyId: 'active' } }])
})

test('with ten active keys, another cannot be created, and the page says why', async () => {
  await onPage(Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`key-${index}`, key])))
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Create key' })).disabled).toBe(true)
  screen.getByText(/There are 10 active keys already/)
})
