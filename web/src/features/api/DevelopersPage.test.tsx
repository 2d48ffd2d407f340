// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { openApi } from '@upper-bracket/shared/api/openApi'
import { expect, test } from 'vitest'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { renderPage } from '#testing/renderPage.tsx'
import DevelopersPage from './DevelopersPage.tsx'

const described = openApi('https://bracket.example') as {
  readonly paths: object
  readonly webhooks: Readonly<Record<string, { readonly post: { readonly summary: string } }>>
}

const open = (language: 'ru' | 'en' = 'ru') =>
  renderPage({
    Page: DevelopersPage,
    at: '/developers',
    language,
    answers: {
      '/api/v1/openapi.json': described,
      '/api/v1/competitions?limit=1': { competitions: [{ id: 'cup' }] },
      '/api/v1/competitions/cup/matches': { matches: [{ id: 'm', status: 'ready' }] },
    },
  })

test('everything that the description names is on the page, with examples in the chosen language', async () => {
  const { user } = await open()
  const reading = await screen.findByRole('region', { name: 'Чтение' })
  const writing = screen.getByRole('region', { name: 'Запись' })
  for (const [path, methods] of Object.entries(described.paths)) {
    if ('get' in methods) within(reading).getByText(`GET ${path}`)
    else within(writing).getByText(`POST ${path}`)
  }
  const webhooks = within(screen.getByRole('region', { name: 'Вебхуки' }))
  for (const name of Object.keys(described.webhooks)) webhooks.getByText(name)

  const first = within(screen.getByRole('region', { name: 'Первый запрос' }))
  first.getByText(/^curl --compressed 'http.*\/api\/v1\/competitions\/cup'$/)
  await user.click(first.getByRole('button', { name: 'Python' }))
  first.getByText(/^import json/)
  expect(screen.getAllByRole('button', { name: 'Python', pressed: true })).toHaveLength(3)
})

test('operations with a key say so, and cannot be tried', async () => {
  const { user } = await open('en')
  const writing = within(await screen.findByRole('region', { name: 'Writing' }))
  await user.click(writing.getByText('POST /competitions/{competitionId}/actions/finishSeries'))
  await writing.findByText('Needs a key of the competition.')
  writing.getByText('score')
  expect(writing.queryByRole('button', { name: 'Send the request' })).toBeNull()
  const webhooks = within(screen.getByRole('region', { name: 'Webhooks' }))
  for (const { post } of Object.values(described.webhooks)) webhooks.getByText(post.summary)
})

test('operations without a key do not ask for one, and can be tried', async () => {
  const { user } = await open('en')
  const reading = within(await screen.findByRole('region', { name: 'Reading' }))
  await user.click(reading.getByText('GET /competitions/{competitionId}/matches'))
  await reading.findByRole('button', { name: 'Send the request' })
  expect(reading.queryByText('Needs a key of the competition.')).toBeNull()
})

test('the page says where a key comes from, and leads there', async () => {
  await open('en')
  const writing = within(await screen.findByRole('region', { name: 'Write results' }))
  writing.getByText(/tab “Organizers”, section “Integrations”/)
  writing.getByText(/actions\/finishSeries/)
  expect(writing.getByRole('link', { name: 'My tournaments' })).toHaveProperty(
    'pathname',
    hrefs.ownTournaments(),
  )
})
