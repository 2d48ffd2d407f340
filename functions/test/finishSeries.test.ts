import { forfeitMatch } from '@upper-bracket/shared/bracket/commands/forfeitMatch'
import { setScore } from '@upper-bracket/shared/bracket/commands/setScore'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import { describe, expect, it } from 'vitest'
import { bracketCast } from '../../testing/bracketCast.ts'
import { type BracketedCompetition, bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { call } from '../../testing/call.ts'
import { storedCompetition, storedMatch, storedMatches } from '../../testing/storedBracket.ts'
import { onMatch } from './support/onMatch.ts'
import { changingNothing, refused } from './support/refused.ts'

const people = await bracketCast()

const target = (
  testCompetition: BracketedCompetition,
  matchId: string,
  score: [number, number],
  revision = 1,
) => ({ ...onMatch(testCompetition, matchId, revision), score })

describe('finishSeries', () => {
  it.each(['owner', 'administrator'] as const)('lets the %s end a series; both teams go on', async role => {
    const testCompetition = await bracketedCompetition(people, {
      teams: 4,
      format: 'double',
      bestOf: 3,
      played: { 'upper-1-1': 'running' },
    })
    const before = await storedMatches(testCompetition)
    const competition = await storedCompetition(testCompetition)
    const reply = await call('finishSeries', people[role], target(testCompetition, 'upper-1-1', [1, 2]))
    expect(reply).toEqual({ ok: true, value: { revision: 2 } })

    const [first, , , fourth] = testCompetition.teamIds
    const matches = await storedMatches(testCompetition)
    expect(matches).toEqual({
      ...before,
      'upper-1-1': { ...before['upper-1-1'], score: [1, 2], status: 'finished', winner: 1, revision: 2 },
      'upper-2-1': expect.objectContaining({ status: 'waiting', revision: 1 }),
      'lower-1-1': expect.objectContaining({ status: 'waiting', revision: 1 }),
    })
    expect(matches['upper-2-1']?.slots.map(slot => slot.teamId)).toEqual([fourth, null])
    expect(matches['lower-1-1']?.slots.map(slot => slot.teamId)).toEqual([first, null])
    expect(await storedCompetition(testCompetition)).toEqual(competition)
  })

  it('makes the champion with the final, and finishes the competition with the match for third place', async () => {
    const testCompetition = await bracketedCompetition(people, {
      teams: 4,
      thirdPlace: true,
      played: {
        'main-1-1': [1, 0],
        'main-1-2': [0, 1],
        'main-2-1': 'running',
        'third-place-1-1': 'running',
      },
    })
    const { revision } = await storedMatch(testCompetition, 'main-2-1')
    const deciding = target(testCompetition, 'main-2-1', [0, 1], revision)
    expect(await call('finishSeries', people.owner, deciding)).toMatchObject({ ok: true })
    const champion = { teamId: testCompetition.teamIds[2], name: 'Team 3' }
    expect(await storedCompetition(testCompetition)).toMatchObject({ status: 'running', champion })

    const third = target(testCompetition, 'third-place-1-1', [1, 0], revision)
    expect(await call('finishSeries', people.owner, third)).toMatchObject({ ok: true })
    expect(await storedMatch(testCompetition, 'third-place-1-1')).toMatchObject({
      status: 'finished',
      winner: 0,
    })
    expect(await storedCompetition(testCompetition)).toMatchObject({ status: 'finished', champion })
  })

  it.each([
    ['ends the competition', [1, 0], 'bye', 'finished'],
    ['calls for a second final', [0, 1], 'ready', 'running'],
  ] as const)('a first final %s at %j', async (_, score, secondFinal, status) => {
    const testCompetition = await bracketedCompetition(people, {
      teams: 2,
      format: 'double',
      grandFinal: 'reset',
      played: { 'upper-1-1': [1, 0], 'final-1-1': 'running' },
    })
    const { revision } = await storedMatch(testCompetition, 'final-1-1')
    const final = target(testCompetition, 'final-1-1', [...score], revision)
    expect(await call('finishSeries', people.owner, final)).toMatchObject({ ok: true })
    expect(await storedMatch(testCompetition, 'final-2-1')).toMatchObject({ status: secondFinal })
    expect(await storedCompetition(testCompetition)).toMatchObject({ status })
  })

  it('answers a repeated call as the first one', async () => {
    const testCompetition = await bracketedCompetition(people, {
      teams: 2,
      played: { 'main-1-1': 'running' },
    })
    const once = target(testCompetition, 'main-1-1', [1, 0])
    const reply = await call('finishSeries', people.owner, once)
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await call('finishSeries', people.owner, once)).toEqual(reply)
      expect(await call('finishSeries', people.owner, { ...once, revision: 2 })).toEqual(
        refused('match-not-running', { status: 'finished' }),
      )
    })
  })

  it('takes no walkover for a win with the same score', async () => {
    const testCompetition = await bracketedCompetition(people, {
      teams: 2,
      bestOf: 3,
      played: { 'main-1-1': 'running' },
      after: bracket =>
        after(
          bracket,
          before => setScore(before, 'main-1-1', [2, 0]),
          before => forfeitMatch(before, 'main-1-1', [0]),
        ),
    })
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await call('finishSeries', people.owner, target(testCompetition, 'main-1-1', [2, 0]))).toEqual(
        refused('changed-meanwhile', { revision: 3 }),
      )
    })
  })

  it('is done where what the caller made of the match is recorded already', async () => {
    const testCompetition = await bracketedCompetition(people, {
      teams: 2,
      played: { 'main-1-1': 'running' },
    })
    const result = target(testCompetition, 'main-1-1', [1, 0])
    expect(await call('finishSeries', people.owner, result)).toMatchObject({ ok: true })
    const forfeits: [boolean, boolean] = [false, false]
    const sees = { status: 'ready' as const, score: [0, 0] as [number, number], forfeits }
    const leadsTo = { status: 'finished' as const, score: [1, 0] as [number, number], forfeits }
    const start = {
      ...onMatch(testCompetition, 'main-1-1', 0),
      queued: { sees, leadsTo, repeated: true },
    }
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await call('startMatch', people.administrator, start)).toEqual({
        ok: true,
        value: { revision: 2 },
      })
    })
  })

  it('lets one of two contrary results through', async () => {
    const testCompetition = await bracketedCompetition(people, {
      teams: 4,
      played: { 'main-1-1': 'running' },
    })
    const replies = await Promise.all([
      call('finishSeries', people.owner, target(testCompetition, 'main-1-1', [1, 0])),
      call('finishSeries', people.administrator, target(testCompetition, 'main-1-1', [0, 1])),
    ])
    expect(replies.find(reply => !reply.ok)).toEqual(refused('changed-meanwhile', { revision: 2 }))
    const winner = replies[0].ok ? 0 : 1
    const teamId = testCompetition.teamIds[winner === 0 ? 0 : 3]
    expect(await storedMatch(testCompetition, 'main-1-1')).toMatchObject({ winner, revision: 2 })
    expect(await storedMatch(testCompetition, 'main-2-1')).toMatchObject({
      slots: [{ teamId }, { teamId: null }],
    })
  })

  it.each<[string, [number, number]]>([
    ['undecided', [1, 1]],
    ['not played', [0, 0]],
    ['negative', [2, -1]],
    ['fractional', [2, 0.5]],
    ['beyond the series', [3, 0]],
    ['won by both sides', [2, 2]],
  ])('refuses a score that is %s', async (_, score) => {
    const testCompetition = await bracketedCompetition(people, {
      teams: 2,
      bestOf: 3,
      played: { 'main-1-1': 'running' },
    })
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await call('finishSeries', people.owner, target(testCompetition, 'main-1-1', score))).toEqual(
        refused('score-invalid', { winsNeeded: 2 }),
      )
    })
  })

  it('refuses a match that does not run, and one that has changed', async () => {
    const testCompetition = await bracketedCompetition(people, {
      teams: 4,
      played: { 'main-1-1': 'running' },
    })
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(
        await call('finishSeries', people.owner, target(testCompetition, 'main-1-2', [1, 0], 0)),
      ).toEqual(refused('match-not-running', { status: 'ready' }))
      expect(
        await call('finishSeries', people.owner, target(testCompetition, 'main-1-1', [1, 0], 0)),
      ).toEqual(refused('changed-meanwhile', { revision: 1 }))
    })
  })
})
