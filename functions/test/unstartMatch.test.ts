import { setScore } from '@upper-bracket/shared/bracket/commands/setScore'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import { describe, expect, it } from 'vitest'
import { bracketCast } from '../../testing/bracketCast.ts'
import { type BracketedCompetition, bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { call } from '../../testing/call.ts'
import { storedMatches } from '../../testing/storedBracket.ts'
import { logOf } from './support/logOf.ts'
import { onMatch } from './support/onMatch.ts'
import { changingNothing, refused } from './support/refused.ts'

const people = await bracketCast()

/** Best of three; the first match stands at 1:1, at revision 2. */
const running = () =>
  bracketedCompetition(people, {
    teams: 4,
    bestOf: 3,
    played: { 'main-1-1': 'running' },
    after: bracket => after(bracket, before => setScore(before, 'main-1-1', [1, 1])),
  })

const target = (testCompetition: BracketedCompetition, revision = 2, matchId = 'main-1-1') =>
  onMatch(testCompetition, matchId, revision)

describe('unstartMatch', () => {
  it.each(['owner', 'administrator'] as const)(
    'lets the %s take a start back, and the log keeps the score',
    async role => {
      const testCompetition = await running()
      const before = await storedMatches(testCompetition)
      expect(await call('unstartMatch', people[role], target(testCompetition))).toEqual({
        ok: true,
        value: { revision: 3 },
      })
      expect(await storedMatches(testCompetition)).toEqual({
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
