import type { ActionOn } from '../../competition/permissions.ts'
import type { ErrorCode } from '../../errors/errorCatalogue.ts'
import type { Outcome } from '../../errors/outcome.ts'
import type { BestOf } from '../../format/series.ts'
import type { Team } from '../../team/team.ts'
import type { Bracket, BracketChange, PlayedResults } from '../model/bracket.ts'
import type { Match, Side } from '../model/match.ts'
import type { MatchState, TeamPair } from '../model/matchState.ts'
import type { LateEntry } from '../model/stage.ts'
import type { TieOrder } from '../model/tableRules.ts'
import type { OptionChanges } from '../reshaping/reshapeStage.ts'
import type { SeriesScope } from '../reshaping/setSeriesLength.ts'
import type { PairByHand } from '../stages/handPairing.ts'
import type { KeptFacts } from './keptFacts.ts'
import type { TakenChange } from './takeBack.ts'

/** The fields that commands can take beyond the match or bracket they apply to. */
export interface CommandFields {
  readonly slot: Side
  readonly score: Match['score']
  /** The games of the score; left out, the known ones stay as far as they fit. */
  readonly games?: Match['games'] | undefined
  /** The sides that forfeit. */
  readonly sides: readonly Side[]
  readonly teamId: string
  readonly byTeamId: string
  /** What the results of a team that withdraws count; left out, the rule of the stage says so. */
  readonly results?: PlayedResults | undefined
  /** Whether a team leaves because it is disqualified; the history says so. Left out, it withdraws. */
  readonly penalty?: boolean | undefined
  /** What a late entry has for each round that it missed: 1 is worth a win, and ½ a draw. Left out, nothing. */
  readonly pointsPerMissedRound?: LateEntry['pointsPerMissedRound'] | undefined
  /** The rounds that a late entry has missed as its author sees it; left out, those that are published. */
  readonly missedRounds?: number | undefined
  /** The id of the match that is the bye which a late entry takes in an elimination; left out, the first one. */
  readonly byeId?: string | undefined
  /** The key of a stage. */
  readonly stage: string
  readonly round: number
  /** The pairs that an organizer has made for a round, one team perhaps without an opponent. */
  readonly pairs?: readonly PairByHand[] | undefined
  /** Whether a published round is drawn again. */
  readonly redraw?: boolean | undefined
  /** The index of a group; null for all groups together. */
  readonly group: number | null
  /** Tied teams from the first to the last. */
  readonly tieOrder: readonly string[]
  readonly by: TieOrder['by']
  /** The ids of changes that are taken back, in the order in which they were made (see `KeptChange`). */
  readonly entryIds: readonly string[]
  /** The matches whose series get another length. */
  readonly series: SeriesScope
  readonly bestOf: BestOf
  /** The options of a stage that change. */
  readonly options: OptionChanges
  readonly reason?: string | undefined
  readonly cascade?: boolean | undefined
  /** True returns the changes without making them. */
  readonly preview?: boolean | undefined
  /** Identifies the preview that the caller has seen. */
  readonly basis?: string | undefined
}
export type CommandField = keyof CommandFields

export interface BracketAddress {
  readonly competitionId: string
  /** The bracket is named because a match of the bracket that replaced it has the same id. */
  readonly bracketId: string
}
export interface MatchAddress extends BracketAddress {
  readonly matchId: string
  /** The revision of the match that the caller saw. */
  readonly revision: number
  /**
   * The teams that the caller saw in the match: a revision that was predicted does not say who plays. Left out by
   * callers that predict nothing.
   */
  readonly teamIds?: TeamPair | undefined
  readonly queued?: Queued | undefined
}
/** Sent by a device for a command that was given offline, on a match that the device itself had predicted. */
interface Queued {
  /** The match as the caller saw it. Another sequence of revisions may have led to the same state. */
  readonly sees: MatchState
  /** The match after this command and those that follow it. In this state all of them count as done. */
  readonly leadsTo: MatchState
  /** Whether it may have arrived before: then the revision must match too, so that it does not take effect twice. */
  readonly repeated: boolean
}
/** The input of any command. Without a match it applies to the bracket as a whole. */
export type CommandTarget = BracketAddress & Partial<MatchAddress & CommandFields>

/**
 * How much of the bracket a command has to read: the match alone, the match and those it feeds (see `missingMatches`),
 * the same if no team advances from it, those that the changes to be taken back have changed, or everything.
 */
export type Extent = 'match' | 'fed' | 'fed-by-nobody' | 'changed' | 'whole'

/** Codes that any command can be refused with. */
type CommonCode = 'not-found' | 'changed-meanwhile'

/**
 * What a device shows of a command before the answer: all that it does, what it does in its own stage, or nothing,
 * because a phone does not load the code for it.
 */
type Prediction = 'exactly' | 'own-stage' | 'nothing'

/** A row of the command table, with the types that all rows share. */
export interface BracketCommand<Input extends CommandTarget, Code extends ErrorCode, Extra extends object> {
  readonly about: 'match' | 'bracket'
  readonly takes: readonly CommandField[]
  /** The row of the permissions that decides who may call it. */
  readonly permission: ActionOn<'bracket'>
  readonly predicts: Prediction
  /** `by-stage`: everything if the result counts in a table or for another stage, otherwise what the match feeds. */
  readonly reads: Extent | 'by-stage' | ((input: Input, kept: readonly KeptFacts[]) => Extent)
  /** The codes it can be refused with, beyond those that any command can. */
  readonly errors: readonly Code[]
  /** `kept` are the changes that `entryIds` names. */
  readonly apply: (
    bracket: Bracket,
    input: Input,
    kept?: readonly TakenChange[],
  ) => Outcome<BracketChange, Code | CommonCode>
  /** Whether a match is in the state to which a command on it leads (see `freshnessOf`). */
  readonly isDone?: (match: Match, input: Input) => boolean
  /** Whether a command on the bracket may have been applied before. The log then decides. */
  readonly mayBeDone?: (bracket: Bracket, input: Input) => boolean
  /** The seeds that change in team documents, given the bracket afterwards and the teams that the log names. */
  readonly seeds?: (
    bracket: Bracket,
    input: Input,
    teams: ReadonlyMap<string, Team>,
  ) => Outcome<ReadonlyMap<string, number | null>, Code | CommonCode>
  /** The fields that hold the teams for the log. Null: the command is too frequent to be logged. */
  readonly logs: readonly ('teamId' | 'byTeamId' | 'tieOrder')[] | null
  /**
   * Whether it changes the format: planned starts and the settings of the competition follow (see `followedStarts` and
   * `followedSettings`).
   */
  readonly changesFormat?: true
  /** The output beyond the revision. `change` is null if the command was carried out before. */
  readonly returns?: (change: BracketChange | null, input: Input) => Extra
}

/** The input of a command: its target and its fields. */
type Input<Address, Field extends CommandField> = Address & Pick<CommandFields, Field>

type Check<
  Of,
  Address,
  Field extends CommandField,
  Code extends ErrorCode,
  Extra = ReadonlyMap<string, Team>,
> = (bracket: Bracket, input: Input<Address, Field>, extra: Extra) => Outcome<Of, Code | CommonCode>

/** Checks that each listed code can occur. The types of the functions ensure that none is missing. */
type NoneSuperfluous<Listed, Refused> = [Listed] extends [Refused]
  ? unknown
  : { readonly superfluous: Exclude<Listed, Refused> }
type Refused<Checked> = Checked extends (...args: never[]) => Outcome<unknown, infer Code> ? Code : never

/** Creates a row for a command on one match. */
export function onMatch<
  const Field extends CommandField,
  const Code extends ErrorCode,
  Apply extends Check<BracketChange, MatchAddress, Field, NoInfer<Code>, readonly TakenChange[] | undefined>,
  Extra extends object = object,
>(
  row: Omit<
    BracketCommand<Input<MatchAddress, Field>, NoInfer<Code>, Extra>,
    'about' | 'mayBeDone' | 'seeds'
  > & {
    readonly takes: readonly Field[]
    readonly errors: readonly Code[] & NoneSuperfluous<Code, Refused<Apply>>
    readonly apply: Apply
    readonly isDone: (match: Match, input: Input<MatchAddress, Field>) => boolean
  },
) {
  return { about: 'match', ...row } as const
}

/** Creates a row for a command on the bracket as a whole. */
export function onBracket<
  const Field extends CommandField,
  const Code extends ErrorCode,
  Apply extends Check<
    BracketChange,
    BracketAddress,
    Field,
    NoInfer<Code>,
    readonly TakenChange[] | undefined
  >,
  Seeds extends Check<ReadonlyMap<string, number | null>, BracketAddress, Field, NoInfer<Code>> = never,
  Extra extends object = object,
>(
  row: Omit<
    BracketCommand<Input<BracketAddress, Field>, NoInfer<Code>, Extra>,
    'about' | 'reads' | 'isDone' | 'seeds'
  > & {
    /** Everything if left out. */
    readonly reads?: BracketCommand<Input<BracketAddress, Field>, NoInfer<Code>, Extra>['reads']
    readonly takes: readonly Field[]
    readonly errors: readonly Code[] & NoneSuperfluous<Code, Refused<Apply> | Refused<Seeds>>
    readonly apply: Apply
    readonly seeds?: Seeds
  },
) {
  return { about: 'bracket', reads: 'whole', ...row } as const
}

interface Addresses {
  readonly match: MatchAddress
  readonly bracket: BracketAddress
}
type AnyRow = Pick<BracketCommand<never, never, object>, 'about' | 'takes'> & {
  readonly errors: readonly ErrorCode[]
}

/** The types of a row: its input, its codes, and its output beyond the revision. */
export type InputOf<Row extends AnyRow> = Addresses[Row['about']] & Pick<CommandFields, Row['takes'][number]>
export type CodeOf<Row extends AnyRow> = Row['errors'][number]
export type ExtraOf<Row> = Row extends { returns?: (...args: never[]) => infer Extra extends object }
  ? Extra
  : object
