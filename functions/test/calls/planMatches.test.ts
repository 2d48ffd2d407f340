import { defaultSchedule } from '@upper-bracket/shared/bracket/model/scheduleSettings'
import { expect, it } from 'vitest'
import { bracketCast } from '../../../testing/bracketCast.ts'
import { type BracketedCompetition, bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { call } from '../../../testing/call.ts'
import { database, stored } from '../../../testing/database.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { storedMatches } from '../../../testing/storedBracket.ts'
import { logOf } from '../support/logOf.ts'
import { changingNothing, refused } from '../support/refused.ts'

const people = await bracketCast()

const eight = Date.UTC(2027, 4, 1, 17)
const nine = eight + 3_600_000

function plan({ competitionId, bracketId }: BracketedCompetition, edition: number) {
  const starts: [string, number | null][] = [
    ['main-1-1', eight],
    ['main-1-2', eight],
    ['main-2-1', nine],
  ]
  return { competitionId, bracketId, planId: freshId(), edition, ...defaultSchedule, starts }
}

it('plans what has not begun, once, and only over the plan that the organizer saw', async () => {
  const testCompetition = await bracketedCompetition(people, { teams: 4, played: { 'main-1-1': 'running' } })
  const { competitionId, bracketId } = testCompetition
  const before = await storedMatches({ competitionId, bracketId })
  const first = plan(testCompetition, 0)
  for (let time = 0; time < 2; time += 1) {
    expect(await call('planMatches', people.administrator, first)).toEqual({
      ok: true,
      value: { edition: 1 },
    })
  }

  expect(await storedMatches({ competitionId, bracketId })).toEqual({
    ...before,
    'main-1-2': { ...before['main-1-2'], startsAt: eight, plannedStart: eight },
    'main-2-1': { ...before['main-2-1'], startsAt: nine, plannedStart: nine },
  })
  const { competitionId: _, bracketId: __, starts: ___, ...schedule } = first
  expect((await stored.bracket(competitionId, bracketId).get()).data()).toMatchObject({
    schedule: { ...schedule, edition: 1 },
  })
  expect(await logOf(testCompetition)).toMatchObject([
    { action: 'planMatches', uid: people.administrator.uid, matchCount: 2 },
  ])

  await changingNothing(competitionId, [], async () => {
    expect(await call('planMatches', people.owner, plan(testCompetition, 0))).toEqual(
      refused('changed-meanwhile'),
    )
  })
  const later = { ...plan(testCompetition, 1), starts: [['main-2-1', null]] as [string, null][] }
  expect(await call('planMatches', people.owner, later)).toEqual({ ok: true, value: { edition: 2 } })
  const raw = async (id: string) =>
    (await database.doc(`competitions/${competitionId}/brackets/${bracketId}/matches/${id}`).get()).data()
  const [semi, final] = await Promise.all([raw('main-1-2'), raw('main-2-1')])
  expect(semi).toMatchObject({ startsAt: eight })
  expect(final).toMatchObject({ startsAt: null, plannedStart: null })
  expect(final?.['changedAt'].toMillis()).toBeGreaterThan(semi?.['changedAt'].toMillis())
})

it('follows a shorter series, and back when that is taken back', async () => {
  const testCompetition = await bracketedCompetition(people, { teams: 4, bestOf: 3 })
  const { competitionId, bracketId } = testCompetition
  expect(await call('planMatches', people.owner, plan(testCompetition, 0))).toMatchObject({ ok: true })
  const startOf = async (id: string) => (await storedMatches({ competitionId, bracketId }))[id]?.startsAt
  const series = { stage: '', section: 'main', round: 1 } as const
  const length = { competitionId, bracketId, series, bestOf: 5 } as const
  const moved = nine + (defaultSchedule.minutes[5] - defaultSchedule.minutes[3]) * 60_000
  const preview = await call('setSeriesLength', people.owner, { ...length, preview: true })
  expect(preview).toMatchObject({ ok: true, value: { matches: [{ matchId: 'main-1-1', bestOf: 5 }, {}] } })
  expect(await startOf('main-2-1')).toBe(nine)
  const longer = await call('setSeriesLength', people.owner, length)
  expect(await startOf('main-2-1')).toBe(moved)
  // An organizer who edits the schedule has not seen the new starts.
  expect(await call('planMatches', people.owner, plan(testCompetition, 1))).toEqual(
    refused('changed-meanwhile'),
  )
  const entryIds = [longer.ok ? (longer.value.entryId ?? '') : '']
  expect(await call('takeBack', people.owner, { competitionId, bracketId, entryIds })).toMatchObject({
    ok: true,
  })
  expect(await startOf('main-2-1')).toBe(nine)
  const log = await logOf(testCompetition)
  expect(log.find(({ action }) => action === 'setSeriesLength')).toMatchObject({
    uid: people.owner.uid,
    changes: [{ before: { bestOf: 3 }, after: { bestOf: 5 } }, {}],
  })
})

it('does not get in the way of a match that starts in the same instant', async () => {
  const testCompetition = await bracketedCompetition(people, { teams: 4 })
  const { competitionId, bracketId } = testCompetition
  const start = { competitionId, bracketId, matchId: 'main-1-1', revision: 0 }
  const replies = await Promise.all([
    call('planMatches', people.owner, plan(testCompetition, 0)),
    call('startMatch', people.administrator, start),
  ])
  expect(replies).toMatchObject([
    { ok: true, value: { edition: 1 } },
    { ok: true, value: { revision: 1 } },
  ])
  expect(await storedMatches({ competitionId, bracketId })).toMatchObject({
    'main-1-1': { status: 'running', revision: 1 },
    'main-1-2': { startsAt: eight, revision: 0 },
  })
})
