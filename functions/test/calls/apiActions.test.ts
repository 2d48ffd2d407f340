import { scopeOf } from '@upper-bracket/shared/api/apiScopes'
import { contract } from '@upper-bracket/shared/contract/contract'
import { apiScopeNames } from '@upper-bracket/shared/integrations/apiKey'
import { beforeAll, describe, expect, test } from 'vitest'
import { bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { freshId, hour, seededCompetition } from '../../../testing/seededCompetition.ts'
import { swissStage } from '../../../testing/stagedCompetition.ts'
import { storedMatch } from '../../../testing/storedBracket.ts'
import { apiRefusal, newKey } from '../support/apiClient.ts'
import { logOf } from '../support/logOf.ts'
import { changingNothing } from '../support/refused.ts'
import { scoredCompetition, scoring } from '../support/scoredCompetition.ts'
import { apiCall } from './support/apiCall.ts'

let people: Record<'owner' | 'administrator' | 'captain', Person>
beforeAll(async () => {
  people = await signUpAll('owner', 'administrator', 'captain')
})

const running = () => scoredCompetition(people)
const unauthenticated = apiRefusal(401, 'unauthenticated')

describe('a key', () => {
  test('answers a repeated request as the first one, and refusals with their facts', async () => {
    const cup = await running()
    const key = await newKey(cup.competitionId, people.administrator)
    const first = await apiCall(key, 'setScore', scoring(cup))
    expect(first.body).toHaveProperty('entryId')
    await changingNothing(cup.competitionId, [], async () => {
      const { revision } = first.body as { readonly revision: number }
      expect(await apiCall(key, 'setScore', scoring(cup))).toMatchObject({
        status: first.status,
        body: { revision, after: expect.any(Number) },
      })
      expect(await apiCall(key, 'setScore', scoring(cup, [0, 1]))).toEqual(
        apiRefusal(409, 'changed-meanwhile', { revision: 2, after: expect.any(Number) }),
      )
      expect(await apiCall(key, 'setScore', { ...scoring(cup, [9, 0]), revision: 2 })).toEqual(
        apiRefusal(400, 'score-invalid', expect.anything()),
      )
    })
  })

  test('names a stage as answers do, the only one of a bracket too', async () => {
    const stage = { ...swissStage, publishing: 'manual' as const }
    const cup = await bracketedCompetition(people, { teams: 4, format: 'table', stages: [stage] })
    const key = await newKey(cup.competitionId, people.owner, ['results'])
    const publication = { bracketId: cup.bracketId, stage: 's1', round: 2 }
    expect(await apiCall(key, 'publishRound', publication)).toEqual(apiRefusal(400, 'round-not-due'))
  })

  test('enters teams and times, with its name in the history as well', async () => {
    const { competitionId } = await seededCompetition({ owner: people.owner })
    const key = await newKey(competitionId, people.owner, ['teams'], 'Importer')
    const teamId = freshId()
    const team = { teamId, name: 'Foxes', discordLink: null }
    expect(await apiCall(key, 'createTeam', team)).toMatchObject({ status: 200, body: { teamId } })
    const players = [{ uid: `guest-${freshId()}`, name: 'Fox', rankTier: null, teamId }]
    expect(await apiCall(key, 'addGuestPlayers', { players, teams: [] })).toMatchObject({ status: 200 })
    const log = (await logOf({ competitionId })).filter(({ action }) => action !== 'createApiKey')
    expect(log.map(entry => [entry.action, 'keyName' in entry && entry.keyName]).sort()).toEqual([
      ['addGuestPlayer', 'Importer'],
      ['createTeam', 'Importer'],
    ])

    const cup = await running()
    const planner = await newKey(cup.competitionId, people.owner, ['schedule'])
    const plan = {
      planId: freshId(),
      edition: 0,
      minutes: { 1: 30, 3: 90, 5: 120 },
      pauseMinutes: 5,
      atOnce: null,
    }
    const starts = [['main-2-1', Date.now() + hour]]
    const planned = { bracketId: cup.bracketId, ...plan, starts }
    expect(await apiCall(planner, 'planMatches', planned)).toMatchObject({
      status: 200,
      body: { edition: 1 },
    })
    expect(await logOf(cup)).toContainEqual(
      expect.objectContaining({ action: 'planMatches', keyName: 'Bot' }),
    )
  })

  test('of two requests at once with the same revision has one effect', async () => {
    const cup = await running()
    const key = await newKey(cup.competitionId, people.owner)
    const replies = await Promise.all(
      [
        [1, 0],
        [0, 1],
      ].map(score => apiCall(key, 'setScore', scoring(cup, score))),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await storedMatch(cup, 'main-1-1')).toMatchObject({ revision: 2 })
  })

  test('reaches every action of its scopes, and nothing else', async () => {
    const cup = await running()
    const keys = await Promise.all(
      apiScopeNames.map(async scope => ({
        scope,
        key: await newKey(cup.competitionId, people.owner, [scope]),
      })),
    )
    const wrong: string[] = []
    await changingNothing(cup.competitionId, [], async () => {
      for (const [index, { scope, key }] of keys.entries()) {
        // What no scope has is found for no key, so that one is enough.
        const names = Object.keys(contract).filter(name => index === 0 || scopeOf(name) !== null)
        await Promise.all(
          names.map(async name => {
            const { status, headers } = await apiCall(key, name, {})
            const needed = scopeOf(name)
            const expected = needed === null ? 404 : needed === scope ? 400 : 403
            if (status !== expected) wrong.push(`${name} with ${scope}: ${status}`)
            const challenge = `Bearer error="insufficient_scope", scope="${needed}"`
            if (status === 403 && headers.get('www-authenticate') !== challenge)
              wrong.push(`${name}: challenge`)
          }),
        )
      }
    })
    expect(wrong).toEqual([])
  })
})

describe('nothing happens, and nobody learns why, with a key', () => {
  test('that is missing, misspelt, of another competition, or of none', async () => {
    const [cup, other] = await Promise.all([running(), running()])
    const key = await newKey(cup.competitionId, people.owner)
    const attempts = [
      apiCall(key, 'setScore', scoring(cup), { authorization: '' }),
      apiCall(key, 'setScore', scoring(cup), { authorization: `Basic ${key.secret}` }),
      apiCall({ ...key, secret: people.owner.idToken }, 'setScore', scoring(cup)),
      apiCall({ ...key, secret: `${key.secret.slice(0, -1)}?` }, 'setScore', scoring(cup)),
      apiCall({ ...key, secret: `ub_${'A'.repeat(40)}` }, 'setScore', scoring(cup)),
      apiCall({ ...key, competitionId: other.competitionId }, 'setScore', scoring(other)),
      apiCall({ ...key, competitionId: freshId() }, 'setScore', scoring(cup)),
      apiCall({ ...key, competitionId: '..' }, 'setScore', scoring(cup)),
      apiCall({ ...key, competitionId: `${cup.competitionId}/x` }, 'setScore', scoring(cup)),
    ]
    await changingNothing(cup.competitionId, [], () =>
      changingNothing(other.competitionId, [], async () => {
        for (const reply of await Promise.all(attempts)) {
          expect(reply).toEqual(unauthenticated)
          expect(reply.headers.get('www-authenticate')).toBe('Bearer')
          expect(JSON.stringify(reply.body)).not.toContain(key.secret)
        }
      }),
    )
  })

  test('that has expired or is revoked, or whose creator no longer organizes or has no account', async () => {
    const { former, gone } = await signUpAll('former', 'gone')
    const cup = await running()
    const { competitionId } = cup
    await stored.competition(competitionId).update({ adminUids: [former.uid, gone.uid] })
    const [expired, revoked, formers, ofNobody] = [
      await newKey(competitionId, people.owner),
      await newKey(competitionId, people.owner),
      await newKey(competitionId, former),
      await newKey(competitionId, gone),
    ]
    await stored.apiKey(competitionId, expired.keyId).update({ expiresAt: Date.now() })
    await call('revokeApiKey', people.owner, { competitionId, keyId: revoked.keyId })
    // Still a captain, who may do some of it on the page.
    await call('removeAdministrator', people.owner, { competitionId, uid: former.uid })
    await stored.player(competitionId, former.uid).set({
      uid: former.uid,
      displayName: 'former',
      photoURL: null,
      rankTier: null,
      steamProfileURL: '',
      teamId: cup.teamIds[0] ?? '',
      captain: true,
      joinedAt: 1,
    })
    await call('deleteMyAccount', gone, {})
    await changingNothing(competitionId, [], async () => {
      for (const key of [expired, revoked, formers, ofNobody]) {
        expect(await apiCall(key, 'setScore', scoring(cup))).toEqual(unauthenticated)
        const rename = { teamId: cup.teamIds[0], revision: 0, name: 'Mine' }
        expect(await apiCall(key, 'updateTeam', rename)).toEqual(unauthenticated)
      }
    })
    await stored.player(competitionId, former.uid).delete()
  })

  test('of a competition that has been deleted', async () => {
    const { competitionId } = await seededCompetition({ owner: people.owner })
    const key = await newKey(competitionId, people.owner)
    await call('deleteCompetition', people.owner, { competitionId })
    const team = { teamId: freshId(), name: 'Foxes', discordLink: null }
    expect(await apiCall(key, 'createTeam', team)).toEqual(unauthenticated)
  })
})

describe('a request is refused that', () => {
  test('is one of too many from an address, and says when to go on', async () => {
    const { competitionId } = await seededCompetition({ owner: people.owner })
    const guess = () =>
      apiCall({ competitionId, secret: 'ub_' }, 'setScore', {}, { 'fastly-client-ip': '203.0.113.40' })
    const statuses: number[] = []
    for (let batch = 0; batch < 8; batch += 1) {
      const replies = await Promise.all(Array.from({ length: 100 }, guess))
      statuses.push(...replies.map(({ status }) => status))
      const refused = replies.find(({ status }) => status === 429)
      if (refused === undefined) continue
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      break
    }
    expect(new Set(statuses)).toEqual(new Set([401, 429]))
  })
})
