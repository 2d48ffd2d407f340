import { setScore } from '@upper-bracket/shared/bracket/commands/setScore'
import { startMatch } from '@upper-bracket/shared/bracket/commands/startMatch'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  afterAll,
  type BracketedCompetition,
  bracketCast,
  bracketedCompetition,
  storedMatches,
} from '../../testing/bracketedCompetition.ts'
import { call } from '../../testing/call.ts'
import { logOf } from './support/logOf.ts'
import { changingNothing, refused } from './support/refused.ts'

let people: Awaited<ReturnType<typeof bracketCast>>
beforeAll(async () => {
  people = await bracketCast()
})

/** Best of three; the first match stands at 1:1, at revision 2. */
const running = () =>
  bracketedCompetition(people, {
    teams: 4,
    bestOf: 3,
    after: bracket =>
      afterAll(
        bracket,
        before => startMatch(before, 'main-1-1'),
        before => setScore(before, 'main-1-1', [1, 1]),
      ),
  })

const target = ({ competitionId, bracketId }: BracketedCompetition, revision = 2, matchId = 'main-1-1') => ({
  competitionId,
  bracketId,
  matchId,
  revision,
})

describe('unstartMatch', () => {
  it.each(['owner', 'administrator'] as const)(
    'lets the %s take a start back, and the log keeps the score',
    async role => {
      const testCompetition = await running()
      const before = await storedMatches(testCompetition.competitionId, testCompetition.bracketId)
      expect(await call('unstartMatch', people[role], target(testCompetition))).toEqual({
        ok: true,
        value: { revision: 3 },
      })
      expect(await storedMatches(testCompetition.competitionId, testCompetition.bracketId)).toEqual({
        ...before,
        'main-1-1': { ...before['main-1-1'], status: 'ready', score: [0, 0], revision: 3 },
      })
      expect(await logOf(testCompetition)).toMatchObject([
        {
          action: 'unstartMatch',
          uid: people[role].uid,
          matchId: 'main-1-1',
          changes: [
            { before: { status: 'running', score: [1, 1] }, after: { status: 'ready', score: [0, 0] } },
          ],
        },
      ])
    },
  )

  it('answers a repeated call as the first one', async () => {
    const testCompetition = await running()
    const reply = await call('unstartMatch', people.owner, target(testCompetition))
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await call('unstartMatch', people.owner, target(testCompetition))).toEqual(reply)
    })
  })

  it('refuses a match that does not run, and what the caller has not seen', async () => {
    const testCompetition = await running()
    await changingNothing(testCompetition.competitionId, [], async () => {
      expect(await call('unstartMatch', people.owner, target(testCompetition, 0, 'main-1-2'))).toEqual(
        refused('match-not-running', { status: 'ready' }),
      )
      expect(await call('unstartMatch', people.owner, target(testCompetition, 1))).toEqual(
        refused('changed-meanwhile', { revision: 2 }),
      )
    })
  })
})
