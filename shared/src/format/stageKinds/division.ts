import { stageLimits } from '../bracketLimits.ts'
import type { StageOption, StagePosition } from './stageOption.ts'

/** How a stage is divided, and who advances from it. */
export interface Division {
  readonly groups: number
  /** The number of teams of each group that reach the next stage. */
  readonly advance: number
  /** The number of teams that advance in addition, as the best ones of the next place. */
  readonly bestOfNext?: number | undefined
  /** The number of teams of each group, after those that advance, that enter the lower side of the next stage. */
  readonly advanceLower?: number | undefined
  /** The number of teams that enter the next stage by invitation, as its first seeds. */
  readonly invitedNext?: number | undefined
}

/** The options of the division. */
export const division = {
  groups: { control: 'count', min: 1, max: stageLimits.groupsMax, followsTeams: true },
  advance: {
    control: 'count',
    min: 1,
    max: stageLimits.swissTeamsMax,
    followsTeams: true,
    changeableUntil: 'place-used',
  },
  advanceLower: {
    control: 'count',
    min: 0,
    max: stageLimits.swissTeamsMax,
    default: 0,
    followsTeams: true,
    changeableUntil: 'place-used',
  },
  invitedNext: { control: 'count', min: 0, max: stageLimits.swissTeamsMax, default: 0, followsTeams: true },
} as const satisfies Record<string, StageOption>

type Offer = (plan: Division, position: StagePosition) => readonly number[]

/** What the form offers for them. */
export const divisionOffers = {
  groups: (_, { entrants }) => numbers(1, Math.min(stageLimits.groupsMax, Math.floor(entrants / 2))),
  advance: ({ groups }, { entrants, isLast }) =>
    isLast ? [] : numbers(1, Math.max(1, Math.floor(entrants / groups) - 1)),
  advanceLower: (plan, { entrants, isBeforeDouble }) => {
    const { advanceLower = 0, bestOfNext = 0, invitedNext = 0 } = plan
    const isOffered = isBeforeDouble && bestOfNext === 0 && invitedNext === 0
    const max = Math.max(advanceLower, isOffered ? maxLower(plan, entrants) : 0)
    return max > 0 ? numbers(0, max) : []
  },
  invitedNext: ({ groups, invitedNext = 0, advanceLower = 0 }, { entering, isLast }) => {
    const isOffered = groups === 1 && advanceLower === 0 && !isLast
    const max = Math.max(invitedNext, isOffered ? entering + invitedNext - 2 : 0)
    return max > 0 ? numbers(0, Math.min(stageLimits.swissTeamsMax, max)) : []
  },
  bestOfNext: ({ groups, advance, advanceLower = 0 }, { entrants, isLast }) =>
    !isLast && groups > 1 && Math.floor(entrants / groups) > advance && advanceLower === 0
      ? numbers(0, groups - 1)
      : [],
} as const satisfies Record<keyof Division, Offer>

/**
 * The largest number of teams of each group that can enter the lower side of the next stage: its first round has as
 * many slots as that of the upper side, and the smallest of the groups that `entrants` teams form has so many teams
 * left.
 */
export function maxLower({ groups, advance }: Division, entrants: number): number {
  const slots = 2 ** Math.ceil(Math.log2(groups * advance))
  return Math.min(Math.floor(slots / groups), Math.floor(entrants / groups) - advance)
}

export function numbers(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}

/** The numbers of groups of which none has fewer than three teams. */
export function groupCounts(teams: number): readonly number[] {
  return numbers(1, Math.min(stageLimits.groupsMax, Math.floor(teams / 3)))
}

export function largestPowerOfTwo(max: number): number {
  return 2 ** Math.floor(Math.log2(max))
}

/** The choice of least cost, the first one of several; undefined if there is none. */
export function cheapest<T>(choices: readonly T[], costOf: (choice: T) => number): T | undefined {
  const costs = choices.map(costOf)
  return choices[costs.indexOf(Math.min(...costs))]
}
