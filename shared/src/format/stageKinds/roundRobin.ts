import { stageLimits } from '../bracketLimits.ts'
import { seriesLengths } from '../series.ts'
import { cheapest, type Division, division, divisionOffers, groupCounts } from './division.ts'
import { pointSystems, pointsOffer } from './points.ts'
import { tableCriteria } from '../tableCriterion.ts'
import type { FieldsOf, PlanKind, StageOption } from './stageOption.ts'
import { tieOffers, tieOptions, walkoverRounds } from './tieRules.ts'
import { withdrawals } from './withdrawals.ts'

const options = {
  ...division,
  bestOfNext: {
    control: 'count',
    min: 0,
    max: stageLimits.groupsMax - 1,
    default: 0,
    followsTeams: true,
    changeableUntil: 'place-used',
  },
  /** How often each pair of teams meets. */
  legs: { control: 'choice', choices: [1, 2], inStage: true },
  bestOf: { control: 'series', choices: seriesLengths },
  points: { control: 'choice', choices: pointSystems, default: '3-1-0' },
  withdrawals,
  criteria: { control: 'criteria', among: tableCriteria, changeableUntil: 'with-reason' },
  ...tieOptions.restart,
  walkoverRounds,
} as const satisfies Record<string, StageOption>

export interface RoundRobinPlan extends FieldsOf<typeof options> {
  readonly kind: 'round-robin'
}

/** Groups in which all teams meet. */
export const roundRobin = {
  options,
  offers: { ...divisionOffers, points: pointsOffer, ...tieOffers },
  fits: {},
  defaultPlan: teams => ({
    kind: 'round-robin',
    ...defaultDivision(teams),
    legs: 1,
    bestOf: 1,
    criteria: ['points', 'head-to-head', 'game-difference', 'games-won'],
  }),
  matches({ groups, legs }, { entrants }) {
    const smallest = Math.floor(entrants / groups)
    const larger = entrants % groups
    const pairsOf = (size: number) => (size * (size - 1)) / 2
    return legs * (larger * pairsOf(smallest + 1) + (groups - larger) * pairsOf(smallest))
  },
  problem: ({ groups }, { entrants }) =>
    Math.ceil(entrants / groups) > stageLimits.groupSizeMax ? 'groups-too-large' : null,
  notes: () => [],
} as const satisfies PlanKind<RoundRobinPlan>

/** Groups of about four teams, of which about half advance to a bracket without byes. */
function defaultDivision(teams: number): Division {
  const cost = ({ groups, advance, bestOfNext = 0 }: Division) => {
    const share = (groups * advance + bestOfNext) / teams
    return Math.abs(teams / groups - 4) + 4 * Math.abs(share - 0.5) + (bestOfNext > 0 ? 1 : 0)
  }
  return cheapest(divisions(teams), cost) ?? { groups: 1, advance: 1 }
}

/** All divisions from which a power of two advances. The best of the next place come from groups of one size only. */
function divisions(teams: number): readonly Division[] {
  const powers = [2, 4, 8, 16, 32, 64, 128, 256].filter(power => power < teams)
  return groupCounts(teams).flatMap(groups => {
    const smallest = Math.floor(teams / groups)
    return powers.flatMap(slots => {
      const advance = Math.floor(slots / groups)
      const best = slots % groups
      if (advance === 0 || advance >= smallest) return []
      if (best === 0) return [{ groups, advance }]
      return teams % groups === 0 && advance + 1 < smallest ? [{ groups, advance, bestOfNext: best }] : []
    })
  })
}
