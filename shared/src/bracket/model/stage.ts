import type { BestOf } from '../../format/series.ts'
import type { StageKindName, StageOptions } from '../../format/stageKinds/stageKinds.ts'
import type { PlaceSource, Section } from './match.ts'
import type { TableRules } from './tableRules.ts'

/** How a team has joined a stage after its first matches were known. */
export interface LateEntry {
  /** The rounds of a Swiss stage that were published before. */
  readonly missedRounds: number
  /** 1 is worth a win, and ½ a draw. */
  readonly pointsPerMissedRound: 0 | 0.5 | 1
  /** The place in the order of strength, from 1, that it takes in an elimination: one that was a bye. */
  readonly place?: number
}

/** The origin of a team of a stage: its seed in the bracket, or a place of an earlier stage. */
export type EntrantSource =
  | { readonly from: 'seed'; readonly seed: number; readonly late?: LateEntry }
  | PlaceSource

export type LateEntrant = Extract<EntrantSource, { from: 'seed' }> & { readonly late: LateEntry }

/** A part of a stage whose teams play only each other. A stage without a division has one group. */
export interface Group {
  /** In the order of strength. */
  readonly entrants: readonly EntrantSource[]
}

/** The number of rounds in each section of a stage, in its largest group; 0 if its kind has no such section. */
export type SectionRounds = Readonly<Record<Exclude<Section, 'tie-break'>, number>>

interface StageBase {
  /** Empty if it is the only stage of its bracket; otherwise the ids of its matches begin with it. */
  readonly key: string
  readonly groups: readonly Group[]
  readonly rounds: SectionRounds
}

/** What the stage of a kind has besides the options of its plan. */
export interface StageFacts {
  readonly single: object
  readonly double: {
    /** The number of entrants, the last ones, that enter in the lower side. Absent if all enter in the upper side. */
    readonly lowerEntrants?: number
  }
  /** Groups of double eliminations without a final: the winners of both sides take the first two places. */
  readonly gsl: object
  readonly 'round-robin': TableFacts
  readonly swiss: TableFacts & {
    readonly roundCount: number
    /** The rounds whose pairs an organizer has made; absent if there are none. */
    readonly pairedByHand?: readonly number[]
    /** The matches of each round after the first that only late entries need; absent if there are none. */
    readonly spareMatches?: number
    readonly bestOf: {
      readonly rounds: BestOf
      readonly deciding: BestOf
      /** The lengths that organizers have set since, of a round by its number or of a match by its id. */
      readonly changed?: readonly { readonly of: number | string; readonly bestOf: BestOf }[]
    }
  }
}

interface TableFacts {
  readonly table: TableRules
  /** Whether each group has tie-break matches; absent in brackets from before there were any. */
  readonly tieBreaks?: boolean
  /** The number of tie-break matches of each group; 1 if absent. */
  readonly tieBreakMatches?: number
}

/** A stage of a bracket; the key and the groups of each match name the part it belongs to. */
export type Stage = {
  [Kind in StageKindName]: StageBase & { readonly kind: Kind } & StageOptions[Kind] & StageFacts[Kind]
}[StageKindName]
export type StageOf<Kind extends StageKindName> = Extract<Stage, { readonly kind: Kind }>

/** A stage before its matches are laid out. */
export type WithoutRounds<S extends Stage> = S extends Stage ? Omit<S, 'rounds'> : never

/** A stage whose places come from a table. */
export type TableStage = StageOf<'round-robin'> | SwissStage
export type SwissStage = StageOf<'swiss'>
/** A stage whose final decides who wins the bracket. */
export type EliminationStage = StageOf<'single'> | StageOf<'double'>

/** The entrants of all groups. */
export function entrantsOf({ groups }: Pick<Stage, 'groups'>): readonly EntrantSource[] {
  return groups.flatMap(({ entrants }) => entrants)
}

export function isLate(entrant: EntrantSource): entrant is LateEntrant {
  return entrant.from === 'seed' && entrant.late !== undefined
}
