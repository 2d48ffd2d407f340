import { roundRobin } from '@upper-bracket/shared/format/stageKinds/roundRobin'
import { expect, it } from 'vitest'
import { bracketCast } from '../../../testing/bracketCast.ts'
import { type BracketedCompetition, bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { stagedCompetition } from '../../../testing/stagedCompetition.ts'
import { storedBracket, storedMatches } from '../../../testing/storedBracket.ts'
import { logOf } from '../support/logOf.ts'
import { refused } from '../support/refused.ts'

const people = await bracketCast()

const competitionOf = async ({ competitionId }: BracketedCompetition) =>
  (await stored.competition(competitionId).get()).data()

it('adds a match once for two organizers at once, and the settings and an open form are told', async () => {
  const testCompetition = await bracketedCompetition(people, { teams: 4 })
  const { competitionId, bracketId } = testCompetition
  const before = await competitionOf(testCompetition)
  const change = { competitionId, bracketId, stage: '', options: { thirdPlace: true } }
  const preview = await call('reshapeStage', people.owner, { ...change, preview: true })
  expect(preview).toMatchObject({ ok: true, value: { matches: [{}, {}, { matchId: 'third-place-1-1' }] } })
  expect(await storedMatches(testCompetition)).not.toHaveProperty('third-place-1-1')

  const answers = await Promise.all(
    [people.owner, people.administrator].map(person => call('reshapeStage', person, change)),
  )
  expect(answers).toMatchObject([{ ok: true }, { ok: true }])
  expect(await storedMatches(testCompetition)).toMatchObject({
    'main-1-1': { loserTo: { matchId: 'third-place-1-1', side: 0 }, revision: 1 },
    'third-place-1-1': { status: 'waiting', revision: 1 },
  })
  const revision = (before?.revision ?? 0) + 1
  expect(await competitionOf(testCompetition)).toMatchObject({
    options: { ...before?.options, thirdPlace: true },
    revision,
  })
  const form = { competitionId, revision: before?.revision ?? 0, changes: { options: before?.options } }
  expect(await call('updateCompetition', people.owner, form)).toMatchObject(refused('changed-meanwhile'))
  const { options } = (await competitionOf(testCompetition)) ?? {}
  const next = { competitionId, revision, changes: { name: 'Winter Cup', options } }
  expect(await call('updateCompetition', people.owner, next)).toMatchObject({ ok: true })

  const log = await logOf(testCompetition)
  expect(log.filter(({ action }) => action === 'reshapeStage')).toMatchObject([
    { reshaped: { stage: '', options: [{ name: 'thirdPlace', before: false, after: true }] } },
  ])
  const entryIds = answers.flatMap(answer => (answer.ok ? (answer.value.entryId ?? []) : []))
  expect(await call('takeBack', people.owner, { competitionId, bracketId, entryIds })).toMatchObject({
    ok: true,
  })
  expect((await competitionOf(testCompetition))?.options).toEqual(before?.options)
  expect((await storedBracket(testCompetition)).matches.get('third-place-1-1')).toMatchObject({
    status: 'bye',
    revision: 2,
  })
})

it('a length of all series is that of the settings too', async () => {
  const testCompetition = await bracketedCompetition(people, { teams: 4, bestOf: 3 })
  const { competitionId, bracketId } = testCompetition
  const length = { competitionId, bracketId, series: { stage: '' }, bestOf: 1 } as const
  expect(await call('setSeriesLength', people.owner, length)).toMatchObject({ ok: true })
  expect(await competitionOf(testCompetition)).toMatchObject({ bestOf: { rounds: 1, final: 1 }, revision: 1 })
})

it('tables of a game without rounds do not rank by them, and rules that it brings into effect are logged', async () => {
  const plan = { ...roundRobin.defaultPlan(4), groups: 1, advance: 2, criteria: ['points'] as const }
  const testCompetition = await stagedCompetition(people, { teams: 4, format: 'single', stages: [plan] })
  const { competitionId, bracketId } = testCompetition
  const change = (options: Readonly<Record<string, unknown>>) =>
    call('reshapeStage', people.owner, { competitionId, bracketId, stage: 's1', options })
  const byRounds = { criteria: ['points', 'round-difference'] }
  expect(await change(byRounds)).toMatchObject(refused('criteria-unfit'))
  const byMeetings = { criteria: ['points', 'head-to-head'], miniLeague: ['points'] }
  expect(await change(byMeetings)).toMatchObject({ ok: true })
  expect(await competitionOf(testCompetition)).toMatchObject({ stages: [byMeetings] })
})
