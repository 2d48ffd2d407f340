import { forfeitMatch } from '@upper-bracket/shared/bracket/commands/forfeitMatch'
import { startMatch } from '@upper-bracket/shared/bracket/commands/startMatch'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import { describe, expect, it } from 'vitest'
import { bracketCast } from '../../testing/bracketCast.ts'
import { type BracketedCompetition, bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { storedCompetition, storedMatches } from '../../testing/storedBracket.ts'
import { logOf } from './support/logOf.ts'
import { onMatch } from './support/onMatch.ts'
import { changingNothing, refused } from './support/refused.ts'

const people = await bracketCast()

const bestOf = 3

/** Best of three; the first match has ended 2:1, at revision 2, and the other one was given up. */
const played = () =>
  bracketedCompetition(people, {
    teams: 4,
    bestOf,
    played: { 'main-1-1': [2, 1] },
    after: bracket =>
      after(
        bracket,
        before => forfeitMatch(before, 'main-1-2', [0]),
        before => startMatch(before, 'main-2-1'),
      ),
  })

const target = (
  testCompetition: BracketedCompetition,
  score: [number, number],
  revision = 2,
  matchId = 'main-1-1',
) => ({ ...onMatch(testCompetition, matchId, revision), score })

describe('correctScore', () => {
  it.each(['owner', 'administrator'] as const)(
    'lets the %s correct a score while the next match runs, and logs it',
    async role => {
      const testCompetition = await played()
      const before = await storedMatches(testCompetition)
      expect(await call('correctScore', people[role], target(testCompetition, [2, 0]))).toEqual({
        ok: true,
        value: { revision: 3, undone: [], basis: '' },
      })
      expect(await storedMatches(testCompetition)).toEqual({
        ...before,
        'main-1-1': { ...before['main-1-1'], score: [2, 0], revision: 3 },
      })
      expect(await logOf(testCompetition)).toMatchObject([
        {
          action: 'correctScore',
          uid: people[role].uid,
          matchId: 'main-1-1',
          changes: [{ before: { score: [2, 1], winner: 0 }, after: { score: [2, 0], winner: 0 } }],
        },
      ])
    },
  )

  it.each([
    ['main-1-1', 'single', []],
    ['final-1-1', 'double', ['upper-1-1']],
    ['final-2-1', 'double', ['upper-1-1', 'final-1-1']],
  ] as const)('leaves the champion where %s is corrected', async (matchId, format, earlier) => {
    const score = (id: string): [number, number] => (id === 'final-1-1' && id !== matchId ? [0, 2] : [2, 0])
    const testCompetition = await bracketedCompetition(people, {
      teams: 2,
      format,
      grandFinal: 'reset',
      bestOf,
      played: Object.fromEntries([...earlier, matchId].map(id => [id, score(id)])),
    })
    const finals = await storedMatches(testCompetition)
    const champion = { teamId: finals[matchId]?.slots[0].teamId ?? '', name: 'kept' }
    await stored.competition(testCompetition.competitionId).update({ status: 'finished', champion })
    const wanted = target(testCompetition, [2, 1], finals[matchId]?.revision, matchId)
    expect(await call('correctScore', people.owner, wanted)).toMatchObject({ ok: true })
    expect(await storedCompetition(testCompetition)).toMatchObject({ status: 'finished', champion })
  })

  it('answers a repeated call as the first one', async () => {
    const testCompetition = await played()
    const reply = await call('correctScore', people.owner, target(testCompetition, [2, 0]))
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await call('correctScore', people.owner, target(testCompetition, [2, 0]))).toEqual(reply)
      expect(await call('correctScore', people.owner, target(testCompetition, [2, 0], 3))).toEqual(reply)
    })
  })

  it('refuses another winner, what is no score, and what was given up or is not over', async () => {
    const testCompetition = await played()
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await call('correctScore', people.owner, target(testCompetition, [1, 2]))).toEqual(
        refused('winner-differs'),
      )
      expect(await call('correctScore', people.owner, target(testCompetition, [1, 1]))).toEqual(
        refused('score-invalid', { winsNeeded: 2 }),
      )
      expect(
        await call('correctScore', people.owner, target(testCompetition, [0, 2], 1, 'main-1-2')),
      ).toEqual(refused('match-not-played'))
      const next = await storedMatches(testCompetition)
      const running = target(testCompetition, [2, 0], next['main-2-1']?.revision, 'main-2-1')
      expect(await call('correctScore', people.owner, running)).toEqual(
        refused('match-not-finished', { status: 'running' }),
      )
      expect(await call('correctScore', people.owner, target(testCompetition, [2, 0], 1))).toEqual(
        refused('changed-meanwhile', { revision: 2 }),
      )
    })
  })
})
