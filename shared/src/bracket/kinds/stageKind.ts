import type { BestOf } from '../../format/series.ts'
import type { WithdrawalRule } from '../../format/stageKinds/withdrawals.ts'
import type { Match } from '../model/match.ts'
import { type EntrantSource, entrantsOf, type Stage, type WithoutRounds } from '../model/stage.ts'
import type { InGroup, RoundName } from './roundName.ts'

/** What is true of one kind of stage alone. Code for all kinds asks the row (see `kindOf`), never the name of the kind. */
export interface StageKind<S extends Stage = Stage> {
  /**
   * Whether results count in a table, from which the places follow, and lead to no other match of the stage. Otherwise
   * they lead the teams from match to match.
   */
  readonly hasTable: boolean
  /** Whether it is the last stage of a bracket, whose final decides who wins it. */
  readonly isElimination: boolean
  /** What its last result closes: a round, after which the next one is drawn, a table, or a place by itself. */
  readonly closes: 'round' | 'group' | 'place'
  title(stage: { readonly groups: { readonly length: number } }): StageTitle
  /** The name of a round other than a tie-break. */
  roundName(match: NamedMatch, stage: S, position: StagePosition): RoundName
  /** The lengths that a series of the stage can have. */
  seriesLengths(stage: S): readonly BestOf[]
  /** The entrants without those that enter in a lower side. */
  upperEntrants(stage: WithoutRounds<S>): readonly EntrantSource[]
  /** The matches that end an elimination, the one that decides who wins it first. */
  finals(stage: S): readonly Pick<Match, 'section' | 'round'>[]
  /** The matches of a group without a table whose winners take its first places, in order. */
  placingMatches(matches: readonly Match[]): readonly (Match | undefined)[]
  /** The rank within its group, from 1, of a team for which a match is the last; null where something else ranks it. */
  exitRank(match: Match, stage: S): number | null
  /** Whether teams can enter after the first round. */
  takesLateEntries(stage: S): boolean
  /** What happens to the matches of a team that withdraws; null where its results always stand. */
  withdrawalRule(stage: S): WithdrawalRule | null
}

export type StageTitle = 'playoff' | 'swiss' | 'groupStage' | 'roundRobin'

export type NamedMatch = Pick<Match, 'section' | 'round' | 'winnerTo'>

interface StagePosition extends InGroup {
  /** Whether the bracket has no other stage. */
  readonly isAlone: boolean
}

/** What holds for every kind that does not say otherwise. */
export const anyKind = {
  hasTable: false,
  isElimination: false,
  closes: 'place',
  upperEntrants: entrantsOf,
  finals: () => [],
  placingMatches: () => [],
  exitRank: () => null,
  takesLateEntries: () => false,
  withdrawalRule: () => null,
} as const satisfies Partial<StageKind>
