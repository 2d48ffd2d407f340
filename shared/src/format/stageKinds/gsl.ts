import { eliminationLengths } from '../series.ts'
import { cheapest, division, divisionOffers, groupCounts } from './division.ts'
import type { FieldsOf, PlanKind, StageOption } from './stageOption.ts'

const options = {
  groups: division.groups,
  advance: division.advance,
  bestOf: { control: 'series', choices: eliminationLengths },
} as const satisfies Record<string, StageOption>

export interface GslPlan extends FieldsOf<typeof options> {
  readonly kind: 'gsl'
}

/** Groups in which two losses eliminate; the first two places advance. */
export const gsl = {
  options,
  offers: { groups: divisionOffers.groups, advance: () => [] },
  fits: {},
  defaultPlan: teams => ({ kind: 'gsl', groups: defaultGroups(teams), advance: 2, bestOf: 1 }),
  matches: (_, { entrants }) => 2 * entrants,
  problem({ groups, advance }, { entrants, isLast }) {
    if (entrants < 3 * groups) return 'groups-too-small'
    if (isLast) return 'gsl-last'
    return advance === 2 ? null : 'gsl-advance'
  },
  notes: () => [],
} as const satisfies PlanKind<GslPlan>

/** About four teams a group, with a bracket without byes preferred. */
function defaultGroups(teams: number): number {
  const cost = (groups: number) =>
    Math.abs(teams / groups - 4) + (Number.isInteger(Math.log2(groups)) ? 0 : 1)
  return cheapest(groupCounts(teams), cost) ?? 1
}
