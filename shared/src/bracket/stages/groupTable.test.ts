import { expect, test } from 'vitest'
import { defaultStages } from '../../format/formatTemplates.ts'
import type { StagePlan } from '../../format/stagePlan.ts'
import { loggedFacts } from '../commands/logEntry.ts'
import type { Bracket, PlayedResults } from '../model/bracket.ts'
import type { SwissStage, TableStage } from '../model/stage.ts'
import { done } from '../testing/playRandomStages.ts'
import { betterSeedWins, playStages } from '../testing/playStages.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { groupTable } from './groupTable.ts'
import { pairingOf } from './swissRounds.ts'

const league = {
  ...defaultStages['round-robin'](4),
  groups: 1,
  bestOf: 2,
  criteria: ['points', 'seed'],
} as const
const swiss = { ...defaultStages.swiss(4), bestOf: 2, rounds: 2, publishing: 'manual' } as const
const stageIn = ({ shape: { stages } }: Bracket) => stages[0] as TableStage

/** Team 1 wins in the first round, whose other match is drawn. */
function firstRoundPlayed(plan: StagePlan): Bracket {
  return playStages(bracketOf(4, { format: 'table', stages: [plan] }), match =>
    match.round > 1 ? null : match.slots[0].teamId === 'team-1' ? betterSeedWins(match) : [1, 1],
  )
}

test.each([
  [league, undefined, [3, 1, 1, 0]],
  [league, '2-1-0', [2, 1, 1, 0]],
  [swiss, undefined, [1, 0.5, 0.5, 0]],
  [swiss, '3-1-0', [3, 1, 1, 0]],
] as const)('the points are those of the plan, or else those of its kind', (plan, points, expected) => {
  const bracket = firstRoundPlayed({ ...plan, points })
  const stage = stageIn(bracket)
  expect(groupTable(bracket, stage, 0).map(({ record }) => record.points)).toEqual(expected)
  if (stage.kind !== 'swiss') return
  const gaps = pairingOf(bracket, stage as SwissStage, 2).pairs.map(({ gap }) => gap)
  expect(gaps).toEqual([expected[0] - expected[1], expected[2] - expected[3]])
})

test.each([
  [undefined, 1, [0, 0, 0]],
  ['annul-before-half', 1, [0, 0, 0]],
  ['annul-before-half', 2, [3, 0, 0]],
  ['annul', 2, [0, 0, 0]],
  ['walkovers', 1, [3, 3, 0]],
  // An organizer decides otherwise.
  ['annul', 1, [3, 3, 0], 'stand'],
  ['walkovers', 2, [0, 0, 0], 'annul'],
  ['annul', 1, [3, 3, 3], 'forfeit'],
] as const)(
  'with the rule %s, the opponents of a team that withdraws after %i of 3 wins have %j points (%s)',
  (withdrawals, wins, expected, results?: PlayedResults) => {
    const start = bracketOf(4, { format: 'table', stages: [{ ...league, withdrawals }] })
    const played = playStages(start, match =>
      match.round <= wins && match.slots.some(({ teamId }) => teamId === 'team-1')
        ? betterSeedWins(match)
        : null,
    )
    const bracket = done(played, 'disqualifyTeam', { teamId: 'team-1', results })
    const rows = groupTable(bracket, stageIn(bracket), 0)
    expect(rows.map(({ record }) => record.points)).toEqual(expected)
    const target = { competitionId: 'cup', bracketId: 'first', teamId: 'team-1', results }
    const isAnnulled = expected.every(points => points === 0) && results === undefined
    expect(loggedFacts(played, bracket, { action: 'disqualifyTeam', target }).results).toBe(
      isAnnulled ? 'annul' : results,
    )
  },
)
