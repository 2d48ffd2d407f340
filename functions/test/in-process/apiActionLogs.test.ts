import { beforeEach, expect, test, vi } from 'vitest'
import { fakeKeys } from '../../../scripts/fakes/fakeKeys.ts'
import { stored } from '../../../testing/database.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { postInProcess } from '../support/postInProcess.ts'
import { callInProcess } from './support/callInProcess.ts'

const lines = vi.hoisted((): unknown[] => [])
vi.mock('firebase-functions/logger', async original => ({
  ...(await original<object>()),
  write: (line: unknown) => void lines.push(line),
}))

beforeEach(() => {
  lines.length = 0
  vi.stubEnv('ADDRESS_SECRET', fakeKeys.ADDRESS_SECRET)
})

const owner = { uid: freshId(), email: '', idToken: '' }

async function newSecret(competitionId: string): Promise<string> {
  const created = await callInProcess('createApiKey', owner, {
    competitionId,
    keyId: freshId(),
    name: 'Bot',
    scopes: ['teams'],
    lifetimeDays: 7,
  })
  if (!created.ok) throw new Error(String(created.code))
  return created.value.secret
}

/** Sends a request to the function in this process. */
async function send(competitionId: string, secret: string, body: object) {
  const { apiActions } = await import('../../src/index.ts')
  const headers: Readonly<Record<string, string>> = {
    authorization: `Bearer ${secret}`,
    'x-forwarded-for': '203.0.113.50',
  }
  const path = `/api/v1/competitions/${competitionId}/actions/createTeam`
  const answer = await postInProcess(apiActions, { path, body, headers })
  return { status: answer.status, body: JSON.parse(answer.body) }
}

test('no line of the log names a key, whatever happens to its request', async () => {
  const { competitionId } = await seededCompetition({ owner })
  const secret = await newSecret(competitionId)
  const team = { teamId: freshId(), name: 'Foxes', discordLink: null }
  expect(await send(competitionId, secret, team)).toMatchObject({ status: 200 })
  expect(await send(competitionId, secret, { ...team, name: '' })).toMatchObject({ status: 400 })
  expect(await send(competitionId, `${secret.slice(0, -1)}_`, team)).toMatchObject({ status: 401 })

  vi.spyOn(stored, 'team').mockImplementation(() => {
    throw new Error(`a mistake with ${team.name}`)
  })
  const failed = await send(competitionId, secret, { ...team, teamId: freshId(), name: 'Bears' })
  vi.restoreAllMocks()
  expect(failed).toEqual({
    status: 500,
    body: { error: { code: 'internal', message: expect.any(String) } },
  })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ severity: 'ERROR', callable: 'createTeam', uid: owner.uid })
  expect(JSON.stringify(lines)).not.toContain(secret.slice(0, 10))
})

test('a request that has begun ends when its key is revoked, and the next one is refused', async () => {
  const { competitionId } = await seededCompetition({ owner })
  const secret = await newSecret(competitionId)
  const team = () => ({ teamId: freshId(), name: `Team ${freshId()}`, discordLink: null })
  const [key] = (await stored.apiKeys(competitionId).get()).docs
  const [begun, revoked] = await Promise.all([
    send(competitionId, secret, team()),
    callInProcess('revokeApiKey', owner, { competitionId, keyId: key?.id ?? '' }),
  ])
  expect(revoked.ok).toBe(true)
  const teams = await stored.teams(competitionId).count().get()
  expect([200, 401]).toContain(begun.status)
  expect(teams.data().count).toBe(begun.status === 200 ? 1 : 0)
  expect(await send(competitionId, secret, team())).toMatchObject({ status: 401 })
  expect((await stored.teams(competitionId).count().get()).data().count).toBe(teams.data().count)
})
