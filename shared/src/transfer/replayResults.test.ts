import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createBracket } from '../bracket/creation/createBracket.ts'
import { unplayed } from '../bracket/model/advantage.ts'
import type { Bracket } from '../bracket/model/bracket.ts'
import { isOver } from '../bracket/model/match.ts'
import { champion } from '../bracket/testing/champion.ts'
import { managedBracket } from '../bracket/testing/managedBracket.ts'
import { playRandomStages } from '../bracket/testing/playRandomStages.ts'
import { bracketOf, randomTournament } from '../bracket/testing/randomTournament.ts'
import { settingDefaults } from '../competition/settings/settings.ts'
import { chance } from '../random/chance.ts'
import { readForeignCompetition } from './foreignCompetition.ts'
import type { ForeignMatch } from './foreignMatch.ts'
import { replayResults } from './replayResults.ts'

const facts = ({ matches }: Bracket) =>
  [...matches.values()].map(({ revision: _, bestOf: __, ...match }) => match)

/** The results of a bracket in drawing order, without any hint where they belong. */
function foreignOf({ matches }: Bracket): readonly ForeignMatch[] {
  return [...matches.values()].flatMap(({ slots, score, forfeits, status }) => {
    const [one, other] = slots.map(({ teamId }) => teamId)
    return one && other && status === 'finished'
      ? [{ teamIds: [one, other] as const, result: { score, forfeits } }]
      : []
  })
}

describe('the results of our own brackets', () => {
  test('lead to the same bracket, whichever matches are over', () => {
    fc.assert(
      fc.property(randomTournament({ teamsMax: 40 }), fc.nat({ max: 90 }), ({ plan, luck }, steps) => {
        const start = created(plan)
        const played = playRandomStages(start, chance(luck), steps)
        const replay = replayResults(
          created({ ...plan, bestOf: { rounds: 1, final: plan.grandFinal === 'advantage' ? 3 : 1 } }),
          foreignOf(played),
        )
        expect(replay.misfits).toEqual([])
        const finished = facts(played).map(match =>
          match.status === 'running' ? { ...match, status: 'ready', score: unplayed(match).score } : match,
        )
        expect(facts(replay.bracket)).toEqual(finished)
      }),
      { numRuns: Math.min(2000, Number(process.env['LAW_RUNS'] ?? 25)) },
    )
  })

  test('of a Swiss stage keep its pairings and byes, though we would pair others', () => {
    const stages = [
      {
        kind: 'swiss',
        groups: 1,
        pairing: 'top-half',
        rounds: 4,
        advance: 4,
        bestOf: 1,
        decidingBestOf: 1,
        publishing: 'automatic',
        criteria: ['points', 'buchholz', 'seed'],
      },
    ] as const
    const swissOf = (pairing: 'top-half' | 'adjacent') =>
      bracketOf(9, { format: 'table', stages: [{ ...stages[0], pairing }] })
    const played = playRandomStages(swissOf('adjacent'), chance(7))
    const foreign = [...played.matches.values()].flatMap(({ slots, score, forfeits, stage, round }) => {
      const [one, other] = slots.map(({ teamId }) => teamId)
      return one && other
        ? [{ teamIds: [one, other] as const, result: { score, forfeits }, stage, round }]
        : []
    })
    const replay = replayResults(swissOf('top-half'), foreign)
    expect(replay.misfits).toEqual([])
    expect(facts(replay.bracket)).toEqual(facts(played))
    // A pair of the second round twice: the round is not taken over.
    const second = foreign.findIndex(({ round }) => round === 2)
    const twice = foreign.flatMap((match, index) => (index === second ? [match, match] : [match]))
    const misfits = replayResults(swissOf('top-half'), twice).misfits
    expect(misfits).toContainEqual({ index: second, reason: 'pairing-invalid' })
  })
})

test.each([6, 8, 11, 16, 23, 32, 64])(
  'a double elimination of %i teams by brackets-manager keeps its lower side',
  async teams => {
    for (const luck of [1, 2]) {
      const managed = await managedBracket(teams, { format: 'double' })
      const below = chance(luck)
      const foreign: ForeignMatch[] = []
      for (;;) {
        const matches = await managed.matches()
        const isDecided = matches.find(({ id }) => id === 'final-1-1')?.winner === 0
        const next = matches.find(({ id, isReady }) => isReady && !(id === 'final-2-1' && isDecided))
        if (next === undefined) break
        const winner = below(2) as 0 | 1
        await managed.finish(next.id, winner)
        const [one, other] = next.teamIds
        const score = winner === 0 ? ([2, 1] as const) : ([0, 2] as const)
        foreign.push({
          teamIds: [one ?? '', other ?? ''],
          result: { score, forfeits: [false, false] },
        })
      }
      const replay = replayResults(bracketOf(teams, { format: 'double', grandFinal: 'reset' }), foreign)
      expect(replay.misfits).toEqual([])
      expect([...replay.bracket.matches.values()].every(isOver)).toBe(true)
      expect(problemsOf(replay.bracket)).toEqual([])
      const last = foreign.at(-1)
      expect(champion(replay.bracket)).toBe(last?.teamIds[last.result?.score[0] === 2 ? 0 : 1])
    }
  },
)

test('what fits nowhere is named, and the rest is played', () => {
  const result = (one: number, other: number) => ({
    score: [one, other] as const,
    forfeits: [false, false] as const,
  })
  const won = (outcome: 0 | 1, rounds: readonly [number, number]) =>
    ({ outcome, rounds, source: 'organizer' }) as const
  const { bracket, misfits } = replayResults(bracketOf(4), [
    { teamIds: ['team-4', 'team-1'], result: { ...result(0, 2), games: [won(1, [7, 13]), won(1, [3, 13])] } },
    { teamIds: ['team-1', 'team-4'], result: result(2, 0) },
    { teamIds: ['team-2', 'team-3'], result: result(1, 1) },
    { teamIds: ['team-3', 'team-2'], result: { score: [0, 0], forfeits: [true, false] } },
    { teamIds: ['team-1', 'team-2'], result: result(16, 10) },
    { teamIds: ['team-1', 'team-2'], result: null },
  ])
  expect(misfits).toEqual([
    { index: 1, reason: 'no-match' },
    { index: 2, reason: 'score-invalid' },
    { index: 4, reason: 'no-match' },
  ])
  expect(bracket.matches.get('main-1-1')).toMatchObject({
    score: [2, 0],
    games: [won(0, [13, 7]), won(0, [13, 3])],
    bestOf: 3,
    status: 'finished',
  })
})

/** What is wrong with the bracket as part of a file. */
function problemsOf(bracket: Bracket) {
  const settings = {
    name: 'Winter Cup',
    game: 'dota2',
    startDate: 2,
    registrationDeadline: 1,
    format: 'double',
    options: { ...settingDefaults.options, grandFinal: 'reset' },
  } as const
  const teams = new Map(bracket.shape.teamIds.map(id => [id, { name: id, players: [] }]))
  const read = readForeignCompetition({ settings, teams, bracket }, 0, [])
  return read.ok ? [] : read.problems
}

function created(plan: Parameters<typeof createBracket>[0]): Bracket {
  const outcome = createBracket(plan)
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}
