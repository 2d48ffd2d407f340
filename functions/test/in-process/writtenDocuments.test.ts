import { defaultSchedule } from '@upper-bracket/shared/bracket/model/scheduleSettings'
import { competitionLimits } from '@upper-bracket/shared/competition/competitionLimits'
import type { CallableName } from '@upper-bracket/shared/contract/contract'
import { bracketLimits } from '@upper-bracket/shared/format/bracketLimits'
import { beforeEach, expect, test } from 'vitest'
import { bracketedCompetition, teamedCompetition } from '../../../testing/bracketedCompetition.ts'
import { stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { allActions } from '../../src/services/allActions.ts'
import {
  hasPersistentRateLimit,
  persistentRateLimits,
} from '../../src/platform/limits/persistentRateLimits.ts'
import { changingNothing, refused } from '../support/refused.ts'
import { callInProcess as call } from './support/callInProcess.ts'
import { newPeople } from './support/newPeople.ts'

const { burst, refillMs } = persistentRateLimits.writtenDocuments.person
const maxUnlimited = 200

let owner: Person
beforeEach(async () => {
  ;({ owner } = await newPeople('owner'))
})

/** As if the owner had written so much that this many documents are left. */
async function leave(documents: number): Promise<void> {
  const fullAt = Date.now() + (burst - documents) * refillMs
  await stored.rateLimits(owner.uid).set({ writtenDocuments: fullAt, expiresAt: fullAt })
}

/** How many documents have been counted for the owner, in the seconds of the test. */
async function counted(): Promise<number> {
  const { writtenDocuments = 0 } = (await stored.rateLimits(owner.uid).get()).data() ?? {}
  return Math.ceil(Math.max(0, writtenDocuments - Date.now()) / refillMs)
}

const teams = (count: number) =>
  teamedCompetition(
    { owner },
    Array.from({ length: count }, () => [null]),
  )
const drawing = (competitionId: string, replace = false) =>
  ({ competitionId, bracketId: freshId(), seeding: 'rank', replace }) as const
const tooMany = refused('too-many-requests', { retryAfterSeconds: expect.any(Number) })

test('each callable that can write hundreds of documents has a lasting limit', () => {
  const without = (Object.keys(allActions) as CallableName[]).filter(name => {
    const { maxWrites } = allActions[name]
    return !hasPersistentRateLimit(name) && typeof maxWrites === 'number' && maxWrites > maxUnlimited
  })
  expect(without).toEqual([])
})

test('the largest bracket can be drawn a dozen times in a row', () => {
  const { teamsMax } = bracketLimits
  const drawn = 2 * (2 * teamsMax - 1) + teamsMax + competitionLimits.players
  expect(12 * drawn).toBeLessThan(burst)
})

const rows: Partial<Record<CallableName, () => Promise<readonly [string, () => ReturnType<typeof call>]>>> = {
  addGuestPlayers: async () => {
    const { competitionId } = await seededCompetition({ owner })
    const players = Array.from({ length: 30 }, (_, index) => ({
      uid: `guest-${freshId()}`,
      name: `Guest ${index}`,
      rankTier: null,
      teamId: null,
    }))
    return [competitionId, () => call('addGuestPlayers', owner, { competitionId, players, teams: [] })]
  },
  distributePlayers: async () => {
    const players = Array.from({ length: 30 }, () => ({ uid: `guest-${freshId()}`, guest: true as const }))
    const { competitionId } = await seededCompetition({ owner, players })
    const distribution = {
      competitionId,
      distributionId: freshId(),
      mode: 'even',
      scope: 'unassigned',
    } as const
    const planned = await call('distributePlayers', owner, { ...distribution, preview: true, basis: null })
    const basis = planned.ok ? planned.value.basis : ''
    return [competitionId, () => call('distributePlayers', owner, { ...distribution, preview: false, basis })]
  },
  generateBracket: async () => {
    const { competitionId } = await teams(16)
    return [competitionId, () => call('generateBracket', owner, drawing(competitionId))]
  },
  planMatches: async () => {
    const { competitionId, bracketId } = await bracketedCompetition({ owner }, { teams: 32 })
    const matches = await stored.matches(competitionId, bracketId).get()
    const starts = matches.docs.map(({ id }): [string, number] => [id, Date.now() + 60_000])
    const plan = { competitionId, bracketId, planId: freshId(), edition: 0, ...defaultSchedule, starts }
    return [competitionId, () => call('planMatches', owner, plan)]
  },
  deleteBracket: async () => {
    const { competitionId, bracketId } = await bracketedCompetition({ owner }, { teams: 16 })
    return [competitionId, () => call('deleteBracket', owner, { competitionId, bracketId, confirmed: true })]
  },
  deleteCompetition: async () => {
    const { competitionId } = await teams(16)
    return [competitionId, () => call('deleteCompetition', owner, { competitionId })]
  },
}

test.each(Object.keys(rows) as CallableName[])(
  '%s counts what it writes, and is refused beyond the limit',
  async name => {
    const [competitionId, write] = (await rows[name]?.()) ?? ['', () => Promise.reject(new Error())]
    await leave(10)
    await changingNothing(competitionId, [owner.uid], async () => {
      expect(await write()).toEqual(tooMany)
    })
    await leave(burst)
    expect(await write()).toMatchObject({ ok: true })
    expect(await counted()).toBeGreaterThanOrEqual(30)
  },
)

test('one of two who draw at once with what is left draws, and single matches go on', async () => {
  const [one, other] = await Promise.all([teams(16), teams(16)])
  const first = await call('generateBracket', owner, drawing(one.competitionId))
  const cost = await counted()
  await leave(cost + 5)
  const outcomes = await Promise.all(
    [one, other].map(({ competitionId }) => call('generateBracket', owner, drawing(competitionId, true))),
  )
  expect(first).toMatchObject({ ok: true })
  expect(outcomes.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1)
  await leave(0)
  const { bracketId = null } = (await stored.competition(one.competitionId).get()).data() ?? {}
  const [match] = (
    await stored
      .matches(one.competitionId, bracketId ?? '')
      .where('status', '==', 'ready')
      .get()
  ).docs
  const started = {
    competitionId: one.competitionId,
    bracketId: bracketId ?? '',
    matchId: match?.id ?? '',
    revision: 0,
  }
  expect(await call('startMatch', owner, started)).toMatchObject({ ok: true })
})

test('a repeated call is counted once', async () => {
  const { competitionId } = await teams(16)
  const draw = drawing(competitionId)
  await call('generateBracket', owner, draw)
  const cost = await counted()
  expect(await call('generateBracket', owner, draw)).toMatchObject({ ok: true })
  expect(await counted()).toBeLessThanOrEqual(cost)
})
