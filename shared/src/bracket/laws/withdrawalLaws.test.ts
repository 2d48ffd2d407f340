import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StagePlan } from '../../format/stagePlan.ts'
import { tableCriteria } from '../../format/tableCriterion.ts'
import { chance } from '../../random/chance.ts'
import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket } from '../model/bracket.ts'
import { isOver } from '../model/match.ts'
import { groupTable } from '../stages/groupTable.ts'
import { dueRound } from '../stages/publication.ts'
import { done, playRandomStages } from '../testing/playRandomStages.ts'
import { bracketOf } from '../testing/randomTournament.ts'

const criteria = fc
  .shuffledSubarray(
    tableCriteria.filter(criterion => criterion !== 'fewer-forfeits'),
    { minLength: 1, maxLength: 4 },
  )
  .map(rest => ['points', ...rest.filter(criterion => criterion !== 'points')] as const)
const roundRobin: fc.Arbitrary<StagePlan> = criteria.map(given => ({
  kind: 'round-robin',
  groups: 1,
  legs: 1,
  advance: 1,
  bestOf: 3,
  withdrawals: 'walkovers',
  criteria: given,
}))
const swiss: fc.Arbitrary<StagePlan> = fc
  .record({ given: criteria, pairing: fc.constantFrom('top-half' as const, 'valve' as const) })
  .map(({ given, pairing }) => ({
    kind: 'swiss',
    groups: 1,
    advance: 1,
    pairing,
    rounds: 4,
    bestOf: 1,
    decidingBestOf: 3,
    publishing: 'manual',
    criteria: given,
  }))

/** The other teams in the order of the table, those that share places together, with their seeds and values. */
function others(bracket: Bracket, left: string) {
  const [stage] = bracket.shape.stages
  if (stage === undefined || !hasTable(stage)) throw new Error('The stage has no table')
  const rows = groupTable(bracket, stage, 0).filter(({ record }) => record.teamId !== left)
  const tiers = Map.groupBy(rows, ({ place }) => place.best)
  return [...tiers.values()].map(tier =>
    tier.map(({ record: { teamId, seed }, values }) => ({ teamId, seed, values })),
  )
}

/** The bracket after some results, in a Swiss stage with some of its rounds drawn. */
function begun(bracket: Bracket, below: (n: number) => number, rounds: number, results: number): Bracket {
  const [stage] = bracket.shape.stages
  let current = playRandomStages(bracket, below, rounds === 0 ? results : Infinity)
  for (let left = rounds; left > 0 && stage?.kind === 'swiss'; left -= 1) {
    const round = dueRound(current, stage)
    if (round === null) return current
    const drawn = done(current, 'publishRound', { stage: stage.key, round, redraw: false })
    current = playRandomStages(drawn, below, left === 1 ? results : Infinity)
  }
  return current
}

test('the order of the others is the same whether a team forfeits its open matches or withdraws', () => {
  let withdrawals = 0
  fc.assert(
    fc.property(
      fc.oneof(roundRobin, swiss),
      fc.integer({ min: 5, max: 9 }),
      fc.integer(),
      (plan, teams, luck) => {
        const below = chance(luck)
        const isValve = plan.kind === 'swiss' && plan.pairing === 'valve'
        const start = bracketOf(isValve ? 8 : teams, { format: 'table', stages: [plan] })
        const before = begun(start, below, below(4), below(teams))
        const open = [...before.matches.values()].filter(
          match => !isOver(match) && match.slots.every(({ teamId }) => teamId !== null),
        )
        const left = open[below(open.length)]?.slots[below(2)]?.teamId ?? null
        if (left === null) return
        withdrawals += 1
        let forfeited = before
        for (const { id, slots } of open) {
          const side = slots.findIndex(({ teamId }) => teamId === left)
          if (side >= 0) forfeited = done(forfeited, 'forfeitMatch', { matchId: id, sides: [side] })
        }
        expect(others(done(before, 'disqualifyTeam', { teamId: left }), left)).toEqual(
          others(forfeited, left),
        )
      },
    ),
    { numRuns: 150 },
  )
  expect(withdrawals).toBeGreaterThan(50)
})
