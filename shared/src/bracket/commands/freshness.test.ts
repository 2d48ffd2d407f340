import { describe, expect, test } from 'vitest'
import type { Bracket } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { after } from '../testing/after.ts'
import { play, required } from '../testing/playOut.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import type { CommandInput } from './commandTable.ts'
import { finishSeries } from '../results/finishSeries.ts'
import { forfeitMatch } from '../results/forfeitMatch.ts'
import { freshnessOf } from './freshness.ts'
import type { PredictedName } from './predictedCommands.ts'
import { setScore } from '../results/setScore.ts'
import { startMatch } from '../results/startMatch.ts'
import { unstartMatch } from '../results/unstartMatch.ts'

const first = 'main-1-1'
const final = 'main-2-1'
const start = bracketOf(4, { bestOf: { rounds: 3, final: 3 } })
const running = after(start, before => startMatch(before, first))
const scored = after(running, before => setScore(before, first, [2, 0]))

/** How a match of the bracket stands to a command that was given at `revision`. */
function freshness<N extends PredictedName>(
  name: N,
  bracket: Bracket,
  matchId: string,
  { revision = 0, ...fields }: { readonly revision?: number } & Partial<CommandInput<N>>,
) {
  const address = { competitionId: 'cup', bracketId: 'first', matchId, revision }
  return freshnessOf(name, required(bracket, matchId), { ...address, ...fields } as CommandInput<N>)
}

test('a match is unchanged at the revision that was seen, and otherwise done or changed', () => {
  expect(freshness('startMatch', start, first, {})).toBe('unchanged')
  expect(freshness('startMatch', running, first, {})).toBe('done')
  expect(
    freshness(
      'startMatch',
      after(scored, before => finishSeries(before, first, [2, 0])),
      first,
      {},
    ),
  ).toBe('changed')
})

test('a walkover is no win by play, whatever the score was', () => {
  const forfeited = after(scored, before => forfeitMatch(before, first, [0]))
  expect(required(forfeited, first)).toMatchObject({ score: [2, 0], winner: 1 })
  expect(freshness('finishSeries', forfeited, first, { revision: 1, score: [2, 0] })).toBe('changed')
  const finished = after(scored, before => finishSeries(before, first, [2, 0]))
  expect(freshness('finishSeries', finished, first, { revision: 1, score: [2, 0] })).toBe('done')
})

describe('with other teams than those that were seen', () => {
  const firstHalf = play(start, 'main-1-2', 0)
  const [mine, theirs] = [play(firstHalf, first, 0), play(firstHalf, first, 1)]
  const pairOf = (bracket: Bracket) => {
    const { slots } = required(bracket, final)
    return [slots[0].teamId, slots[1].teamId] as const
  }
  const seen = pairOf(mine)

  test('no match is unchanged, though a predicted revision agrees', () => {
    const { revision } = required(mine, final)
    expect(required(theirs, final).revision).toBe(revision)
    expect(freshness('startMatch', mine, final, { revision, teamIds: seen })).toBe('unchanged')
    expect(freshness('startMatch', theirs, final, { revision, teamIds: seen })).toBe('changed')
  })

  test.each<[PredictedName, object, (bracket: Bracket) => Bracket]>([
    ['startMatch', {}, before => after(before, at => startMatch(at, final))],
    ['unstartMatch', {}, before => before],
    [
      'setScore',
      { score: [1, 0] },
      before =>
        after(
          before,
          at => startMatch(at, final),
          at => setScore(at, final, [1, 0]),
        ),
    ],
    ['finishSeries', { score: [2, 0] }, before => play(before, final, 0)],
    ['correctScore', { score: [2, 0] }, before => play(before, final, 0)],
    ['forfeitMatch', { sides: [1] }, before => after(before, at => forfeitMatch(at, final, [1]))],
    ['reopenMatch', { cascade: false, preview: false }, before => before],
  ])('%s is not done', (name, fields, doing) => {
    const at = { revision: 90, teamIds: seen, ...fields }
    expect(freshness(name, doing(mine), final, at)).toBe('done')
    expect(freshness(name, doing(theirs), final, at)).toBe('changed')
  })

  test('a team is placed all the same: the command itself changes the pairing', () => {
    const teamId = seen[0] ?? ''
    const placed = { revision: 90, teamIds: [null, seen[1]] as const, slot: 0 as const, teamId }
    expect(freshness('placeTeam', mine, final, placed)).toBe('done')
    expect(freshness('placeTeam', theirs, final, placed)).toBe('changed')
  })
})

describe('a command that was given without a network', () => {
  const teamIds = ['team-1', 'team-4'] as const
  const result = { status: 'finished', score: [2, 1], forfeits: [false, false] } as const
  const recorded = (score: Match['score']) => after(running, before => finishSeries(before, first, score))
  const ready = required(start, first)
  const queued = { sees: ready, leadsTo: result, repeated: false }

  test('takes place where the match is as it was seen, at whatever revision', () => {
    const again = after(running, before => unstartMatch(before, first))
    expect(freshness('startMatch', again, first, { teamIds, queued })).toBe('unchanged')
    expect(freshness('setScore', scored, first, { revision: 2, score: [1, 0], queued })).toBe('changed')
    expect(freshness('startMatch', scored, first, { revision: 2, teamIds, queued })).toBe('done')
  })

  test('does not take place twice', () => {
    const again = after(running, before => unstartMatch(before, first))
    const repeated = { ...queued, repeated: true }
    expect(freshness('startMatch', start, first, { teamIds, queued: repeated })).toBe('unchanged')
    expect(freshness('startMatch', again, first, { teamIds, queued: repeated })).toBe('changed')
  })

  test.each<[PredictedName, object]>([
    ['startMatch', {}],
    ['setScore', { score: [0, 1] }],
    ['finishSeries', { score: [2, 1] }],
  ])('%s is done where what it leads to is recorded', (name, fields) => {
    const given = { ...fields, revision: 90, teamIds, queued }
    expect(freshness(name, recorded([2, 1]), first, given)).toBe('done')
    expect(freshness(name, recorded([2, 0]), first, given)).toBe('changed')
  })

  test('is not done where that is a walkover, or between other teams', () => {
    const walkover = after(
      running,
      before => setScore(before, first, [2, 1]),
      before => forfeitMatch(before, first, [1]),
    )
    expect(freshness('startMatch', walkover, first, { teamIds, queued })).toBe('changed')
    const others = ['team-4', 'team-1'] as const
    expect(freshness('startMatch', recorded([2, 1]), first, { teamIds: others, queued })).toBe('changed')
  })
})
