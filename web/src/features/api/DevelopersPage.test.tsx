// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { openApi } from '@upper-bracket/shared/api/openApi'
import { expect, test } from 'vitest'
import { renderPage } from '#testing/renderPage.tsx'
import DevelopersPage from './DevelopersPage.tsx'

const described = openApi('https://bracket.example') as {
  readonly paths: object
  readonly components: { readonly schemas: object }
}
const body = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Result' } } } }
const later = {
  ...described,
  paths: {
    ...described.paths,
    '/competitions/{competitionId}/actions/finish': {
      post: {
        tags: ['writing'],
        summary: 'Report a result',
        'x-summary-ru': 'Сообщить результат',
        requestBody: body,
        responses: { '200': { description: '' } },
        security: [{ key: [] }],
      },
    },
  },
  webhooks: { 'match.finished': { post: { summary: 'A match is over', requestBody: body, responses: {} } } },
  components: {
    schemas: {
      ...described.components.schemas,
      Result: { type: 'object', properties: { winnerId: { type: 'string' } } },
    },
  },
}

const open = (document: object, language: 'ru' | 'en' = 'ru') =>
  renderPage({
    Page: DevelopersPage,
    at: '/developers',
    language,
    answers: {
      '/api/v1/openapi.json': document,
      '/api/v1/competitions?limit=1': { competitions: [{ id: 'cup' }] },
      '/api/v1/competitions/cup/matches': { matches: [{ id: 'm', status: 'ready' }] },
    },
  })

test('everything that the description names is on the page, with examples in the chosen language', async () => {
  const { user } = await open(described)
  const reading = await screen.findByRole('region', { name: 'Чтение' })
  const writing = screen.getByRole('region', { name: 'Запись' })
  for (const [path, methods] of Object.entries(described.paths)) {
    if ('get' in methods) within(reading).getByText(`GET ${path}`)
    else within(writing).getByText(`POST ${path}`)
  }
  expect(screen.queryByRole('region', { name: 'Вебхуки' })).toBeNull()

  const first = within(screen.getByRole('region', { name: 'Первый запрос' }))
  first.getByText(/^curl --compressed 'http.*\/api\/v1\/competitions\/cup'$/)
  await user.click(first.getByRole('button', { name: 'Python' }))
  first.getByText(/^import json/)
  expect(screen.getAllByRole('button', { name: 'Python', pressed: true })).toHaveLength(2)
})

test('operations with a key and webhooks appear once they are described, and cannot be tried', async () => {
  const { user } = await open(later, 'en')
  const writing = within(await screen.findByRole('region', { name: 'Writing' }))
  writing.getByText('Report a result')
  await user.click(writing.getByText('POST /competitions/{competitionId}/actions/finish'))
  await writing.findByText('Needs a key of the competition.')
  writing.getByText('winnerId')
  expect(writing.queryByRole('button', { name: 'Send the request' })).toBeNull()
  const webhooks = within(screen.getByRole('region', { name: 'Webhooks' }))
  webhooks.getByText('A match is over')
})
