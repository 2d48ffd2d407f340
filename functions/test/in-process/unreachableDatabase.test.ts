import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { serviceOf } from '@upper-bracket/shared/contract/serviceOf'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

// Before anything opens the database: where it should be, somebody takes every call and says nothing.
const sockets = new Set<Socket>()
const silence: Server = createServer(socket => {
  sockets.add(socket)
})

beforeAll(async () => {
  await new Promise<void>(listening => silence.listen(0, '127.0.0.1', listening))
  const { port } = silence.address() as AddressInfo
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${port}`)
})

afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await new Promise(closed => silence.close(closed))
})

const competitionId = 'competition-of-nobody'
const ofMatch = { competitionId, bracketId: 'bracket', matchId: 'main-1-1', revision: 0 }
const inputs = {
  joinCompetition: { competitionId, joinId: 'join-of-nobody-at-all' },
  leaveCompetition: { competitionId },
  createTeam: { competitionId, teamId: 'team-of-nobody-at-all', name: 'Wolves', discordLink: null },
  joinTeam: { competitionId, teamId: 'team' },
  setScore: { ...ofMatch, score: [1, 0] },
  generateBracket: { competitionId, bracketId: 'bracket-of-nobody-at-all', seeding: 'rank', replace: false },
  deleteMyAccount: {},
} as const

it('is told to callers within ten seconds or so, and not as a fault of theirs', {
  timeout: 60_000,
}, async () => {
  const functions = await import('../../src/index.ts')
  const answers = await Promise.all(
    (Object.keys(inputs) as (keyof typeof inputs)[]).map(async name => {
      const started = performance.now()
      const token = { auth_time: Math.floor(Date.now() / 1000) }
      const data = { call: name, input: inputs[name] }
      const request = { data, auth: { uid: 'wolf', token }, acceptsStreaming: false }
      try {
        await functions[serviceOf(name)].run(request as never)
        return [name, 'answered']
      } catch (error) {
        const { code, details } = error as { readonly code: string; readonly details: { code?: string } }
        const isSoon = performance.now() - started < 25_000
        return [name, code, details?.code, isSoon ? 'soon' : 'late']
      }
    }),
  )
  expect(answers).toEqual(Object.keys(inputs).map(name => [name, 'unavailable', 'try-again', 'soon']))
})
