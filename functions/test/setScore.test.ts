import { describe, expect, it } from 'vitest'
import { bracketCast } from '../../testing/bracketCast.ts'
import { type BracketedCompetition, bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { call, callWith } from '../../testing/call.ts'
import { storedMatch, storedMatches } from '../../testing/storedBracket.ts'
import { onMatch } from './support/onMatch.ts'
import { changingNothing, refused } from './support/refused.ts'

const people = await bracketCast()

/** Best of three; the first match runs at revision 1. */
const running = () => bracketedCompetition(people, { teams: 4, bestOf: 3, played: { 'main-1-1': 'running' } })

const target = (
  testCompetition: BracketedCompetition,
  score: [number, number],
  revision = 1,
  matchId = 'main-1-1',
) => ({ ...onMatch(testCompetition, matchId, revision), score })

describe('setScore', () => {
  it.each(['owner', 'administrator'] as const)('lets the %s set the score, up and down', async role => {
    const testCompetition = await running()
    const before = await storedMatches(testCompetition)
    expect(await call('setScore', people[role], target(testCompetition, [2, 1]))).toEqual({
      ok: true,
      value: { revision: 2 },
    })
    expect(await call('setScore', people[role], target(testCompetition, [1, 1], 2))).toEqual({
      ok: true,
      value: { revision: 3 },
    })
    expect(await storedMatches(testCompetition)).toEqual({
      ...before,
      'main-1-1': { ...before['main-1-1'], score: [1, 1], revision: 3 },
    })
  })

  it('answers a repeated call as the first one', async () => {
    const testCompetition = await running()
    const reply = await call('setScore', people.owner, target(testCompetition, [1, 0]))
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await call('setScore', people.owner, target(testCompetition, [1, 0]))).toEqual(reply)
      expect(await call('setScore', people.owner, target(testCompetition, [1, 0], 2))).toEqual(reply)
    })
  })

  it('lets one of two different scores through that were set at the same time', async () => {
    const testCompetition = await running()
    const replies = await Promise.all([
      call('setScore', people.owner, target(testCompetition, [1, 0])),
      call('setScore', people.administrator, target(testCompetition, [0, 1])),
    ])
    expect(replies.find(reply => !reply.ok)).toEqual(refused('changed-meanwhile', { revision: 2 }))
    const score = replies[0].ok ? [1, 0] : [0, 1]
    expect(await storedMatch(testCompetition, 'main-1-1')).toMatchObject({ score, revision: 2 })
  })

  it.each<[string, [number, number]]>([
    ['negative', [-1, 0]],
    ['fractional', [0.5, 0]],
    ['beyond the series', [3, 0]],
    ['won by both sides', [2, 2]],
  ])('refuses a score that is %s', async (_, score) => {
    const testCompetition = await running()
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await call('setScore', people.owner, target(testCompetition, score))).toEqual(
        refused('score-invalid', { winsNeeded: 2 }),
      )
    })
  })

  it.each([
    ['a word', 'two to one'],
    ['one side', [1]],
    ['three sides', [1, 0, 0]],
    ['nothing', null],
    ['words', ['1', '0']],
  ])('refuses %s as a score', async (_, score) => {
    const testCompetition = await running()
    await changingNothing(testCompetition.competitionId, [], async () => {
      const reply = await callWith('setScore', people.owner, { ...target(testCompetition, [0, 0]), score })
      expect(reply).toEqual(refused('invalid-input'))
    })
  })

  it('refuses a match that does not run', async () => {
    const testCompetition = await running()
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await call('setScore', people.owner, target(testCompetition, [1, 0], 0, 'main-1-2'))).toEqual(
        refused('match-not-running', { status: 'ready' }),
      )
      expect(await call('setScore', people.owner, target(testCompetition, [1, 0], 0, 'main-2-1'))).toEqual(
        refused('match-not-running', { status: 'waiting' }),
      )
    })
  })

  it('refuses a score for what the caller has not seen', async () => {
    const testCompetition = await running()
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await call('setScore', people.owner, target(testCompetition, [1, 0], 0))).toEqual(
        refused('changed-meanwhile', { revision: 1 }),
      )
    })
  })
})
