import { initializeApp } from 'firebase/app'
import { expect, test, vi } from 'vitest'
import { callService } from './functions.ts'

vi.mock('./app.ts', () => ({
  firebaseApp: async () => initializeApp({ apiKey: 'key', appId: 'app', projectId: 'demo-calls' }),
}))
vi.mock('./configuration.ts', () => ({ emulators: null }))

test('what an input leaves undefined is not sent, at any depth, and null stays null', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: unknown, { body }: { readonly body: string }) => {
    sent.push(JSON.parse(body))
    return new Response(JSON.stringify({ result: {} }))
  })
  const input = {
    competitionId: 'cup',
    distributionId: 'first',
    mode: 'even',
    scope: 'pool',
    seed: undefined,
    constraints: { together: [['one']], apart: [], substitutes: undefined },
    teamCount: undefined,
    preview: true,
    basis: null,
  } as const
  await callService('teams', 'distributePlayers', input as never)
  const { seed: _, teamCount: __, ...rest } = input
  const constraints = { together: [['one']], apart: [] }
  expect(sent).toEqual([{ data: { call: 'distributePlayers', input: { ...rest, constraints } } }])
})
