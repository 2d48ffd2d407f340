import { usePrecisionMs } from '@upper-bracket/shared/integrations/apiKey'
import { beforeAll, expect, test } from 'vitest'
import { bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { stored } from '../../testing/database.ts'
import { emulators } from '../../testing/emulators.ts'
import { type Person, signUpAll } from '../../testing/person.ts'
import { storedMatch } from '../../testing/storedBracket.ts'
import { apiCall, apiRefusal, newKey } from './support/apiClient.ts'
import { logOf } from './support/logOf.ts'
import { changingNothing } from './support/refused.ts'
import { scoredCompetition, scoring } from './support/scoredCompetition.ts'

let people: Record<'owner' | 'administrator' | 'captain', Person>
beforeAll(async () => {
  people = await signUpAll('owner', 'administrator', 'captain')
})

const running = () => scoredCompetition(people)

test('a key does what the page does, and its name stands in the history', async () => {
  const cup = await running()
  const key = await newKey(cup.competitionId, people.administrator, ['results'], 'Score bot')
  await stored.apiKey(cup.competitionId, key.keyId).update({ lastUsedAt: null })
  const reply = await apiCall(key, 'setScore', scoring(cup), { origin: emulators.hosting })
  expect(reply).toMatchObject({ status: 200, body: { revision: 2 } })
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(reply.headers.get('access-control-allow-origin')).toBeNull()
  expect(await storedMatch(cup, 'main-1-1')).toMatchObject({ score: [1, 0], revision: 2 })
  const { status } = await apiCall(key, 'finishSeries', { ...scoring(cup, [2, 0]), revision: 2 })
  expect(status).toBe(200)
  const reopening = { bracketId: cup.bracketId, matchId: 'main-1-1', revision: 3, preview: true }
  expect(await apiCall(key, 'reopenMatch', reopening)).toMatchObject({
    status: 200,
    body: { undone: [{ matchId: 'main-2-1', started: false }] },
  })
  const log = await logOf(cup)
  for (const action of ['setScore', 'finishSeries']) {
    const { uid } = people.administrator
    expect(log).toContainEqual(expect.objectContaining({ action, uid, keyName: 'Score bot' }))
  }
  const { lastUsedAt } = (await stored.apiKey(cup.competitionId, key.keyId).get()).data() ?? {}
  expect(Date.now() - (lastUsedAt ?? 0)).toBeLessThan(usePrecisionMs)
})

test('a key reads what it has written at once, and goes on with the revisions of that answer', async () => {
  const cup = await bracketedCompetition(people, { teams: 4 })
  const key = await newKey(cup.competitionId, people.owner, ['results'])
  const matchesAfter = async (after: number) => {
    const response = await fetch(
      `${emulators.hosting}/api/v1/competitions/${cup.competitionId}/matches?after=${after}`,
    )
    const { matches } = (await response.json()) as { matches: { id: string; revision: number }[] }
    return new Map(matches.map(({ id, revision }) => [id, revision]))
  }
  let after = 0
  for (const [action, score] of [['startMatch'], ['finishSeries', [1, 0]]] as const) {
    const revision = (await matchesAfter(after)).get('main-1-1')
    const body = { bracketId: cup.bracketId, matchId: 'main-1-1', revision, ...(score && { score }) }
    const reply = await apiCall(key, action, body)
    expect(reply.status, action).toBe(200)
    after = (reply.body as { after: number }).after
  }
  expect(await matchesAfter(after)).toEqual(
    new Map([
      ['main-1-1', 2],
      ['main-1-2', 0],
      ['main-2-1', 1],
    ]),
  )
})

test('a request is refused that is not one', async () => {
  const cup = await running()
  const key = await newKey(cup.competitionId, people.owner)
  const send = (body: unknown, init?: Parameters<typeof apiCall>[3]) => apiCall(key, 'setScore', body, init)
  const noObject = apiRefusal(400, 'invalid-input', { fields: [{ path: '', problem: 'invalid-type' }] })
  await changingNothing(cup.competitionId, [], async () => {
    const get = await send(null, { method: 'GET' })
    expect(get).toEqual(apiRefusal(405, 'method-not-allowed'))
    expect(get.headers.get('allow')).toBe('POST')
    const preflight = await send(null, {
      method: 'OPTIONS',
      headers: { origin: 'https://example.org', 'access-control-request-method': 'POST' },
    })
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([405, null])
    expect(await send('a=1', { headers: { 'content-type': 'application/x-www-form-urlencoded' } })).toEqual(
      apiRefusal(415, 'not-json'),
    )
    for (const body of ['[]', { ...scoring(cup), competitionId: cup.competitionId }]) {
      expect(await send(body), JSON.stringify(body)).toEqual(noObject)
    }
    for (const body of ['', 'null', '"text"']) expect((await send(body)).status).toBe(400)
    expect((await send('{"score":')).status).toBe(400)
    expect(await send({ ...scoring(cup), note: 'x'.repeat(300_000) })).toEqual(
      apiRefusal(413, 'body-too-large', expect.anything()),
    )
    expect(await send({ ...scoring(cup), score: ['1', 0] })).toEqual(
      apiRefusal(400, 'invalid-input', { fields: [{ path: 'score.0', problem: 'invalid-type' }] }),
    )
    expect(await apiCall(key, 'noSuchAction', {})).toEqual(apiRefusal(404, 'not-found'))
  })
})
