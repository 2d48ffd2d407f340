import type { BestOf } from '../series.ts'
import type { TableCriterion } from '../tableCriterion.ts'

/** Where a stage stands in a plan. */
export interface StagePosition {
  /** The index of the stage. */
  readonly index: number
  /** The number of teams that enter it. */
  readonly entrants: number
  /** The number of teams that enter the first stage; the others are invited to later ones. */
  readonly entering: number
  /** Whether its table decides the competition. */
  readonly isLast: boolean
  /** Whether a double elimination follows. */
  readonly isBeforeDouble: boolean
}

/** How an option is edited and checked. */
type Control =
  | { readonly control: 'count'; readonly min: number; readonly max: number; readonly default?: number }
  | {
      readonly control: 'choice'
      readonly choices: readonly (string | number)[]
      readonly default?: string | number
    }
  /** The length of a series. */
  | { readonly control: 'series'; readonly choices: readonly BestOf[] }
  /** The criteria of a table, in their order. */
  | {
      readonly control: 'criteria'
      readonly among: readonly TableCriterion[]
      readonly default?: readonly TableCriterion[]
    }

/**
 * Until when organizers can change an option of a bracket: until a match begins which the change adds, removes or feeds,
 * until one has begun that follows the stage, or at any time, with a reason once a result counts.
 */
export type ChangeableUntil = 'match-begun' | 'place-used' | 'with-reason'

interface Changeable {
  /** Absent if it stays as the bracket was created. */
  readonly changeableUntil?: ChangeableUntil
}

/**
 * An option of a kind of stage, as an organizer plans it. With a default, plans and stages can lack it, as those from
 * before the option do. `Plan` is the plan that the option is a field of.
 */
export type StageOption<Plan = object> = Control &
  Changeable & {
    /** Whether the stage of a bracket has it too, under the same name. */
    readonly inStage?: true
    /** Whether a format that is adapted to another number of teams takes it from the template. */
    readonly followsTeams?: true
    /** The values of other options with which it has an effect. */
    readonly appliesTo?: { readonly [Name in keyof Plan]?: readonly Plan[Name][] }
  }

/** An option of an elimination, which is a setting of the competition. */
export type EliminationOption = Changeable &
  (
    | { readonly control: 'switch'; readonly default: boolean }
    | { readonly control: 'choice'; readonly choices: readonly string[]; readonly default: string }
  )

/** The value of an option. */
type ValueOf<Row> = Row extends { readonly choices: readonly (infer Value)[] }
  ? Value
  : Row extends { readonly control: 'count' }
    ? number
    : Row extends { readonly among: readonly (infer Criterion)[] }
      ? readonly Criterion[]
      : boolean

/** All options with their values. */
export type ValuesOf<Rows> = { readonly [Name in keyof Rows]: ValueOf<Rows[Name]> }

type NamesWith<Rows, Row> = { [Name in keyof Rows]: Rows[Name] extends Row ? Name : never }[keyof Rows]
type Defaulted<Rows> = NamesWith<Rows, { readonly default: unknown }>

/** The fields of options. */
export type FieldsOf<Rows> = ValuesOf<Omit<Rows, Defaulted<Rows>>> & {
  readonly [Name in Defaulted<Rows>]?: ValueOf<Rows[Name]> | undefined
}

/** The fields of the options that the stage of a bracket has too. */
export type StageFieldsOf<Rows> = FieldsOf<Pick<Rows, NamesWith<Rows, { readonly inStage: true }>>>

/** What an option can be for a plan at its position. */
type ValuesFor<Plan, Values> = (plan: Plan, position: StagePosition) => Values

/** What is true of the plans of a kind alone. */
export interface PlanKind<Plan> {
  readonly options: { readonly [Name in keyof Omit<Plan, 'kind'>]: StageOption<Plan> }
  /** What the form offers for an option; nothing if it does not apply. Without an entry, it offers all values. */
  readonly offers: {
    readonly [Name in keyof Plan]?: ValuesFor<Plan, readonly NonNullable<Plan[Name]>[]>
  }
  /** What an option can become while the bracket is played. Without an entry, it is what the form offers. */
  readonly changes?: {
    readonly [Name in keyof Plan]?: ValuesFor<Plan, readonly NonNullable<Plan[Name]>[]>
  }
  /** The values of an option that the other options of the plan admit. Without an entry, they admit all. */
  readonly fits: { readonly [Name in keyof Plan]?: (plan: Plan) => readonly Plan[Name][] }
  /** The plan with its default settings for a number of teams. */
  readonly defaultPlan: (teams: number) => Plan
  /** The maximum number of matches, without tie-breaks. */
  readonly matches: (plan: Plan, position: StagePosition) => number
  /** Why the plan cannot be played, as far as its kind alone knows. */
  readonly problem: (plan: Plan, position: StagePosition) => StageProblem | null
  /** What an organizer may not expect of the plan. */
  readonly notes: (plan: Plan, position: StagePosition) => readonly StageNote[]
}

/** A reason why a stage of a plan cannot be played by a number of teams. */
export type StageProblem =
  | 'no-stage'
  | 'groups-too-small'
  | 'groups-too-large'
  | 'nobody-leaves'
  | 'too-few-advance'
  | 'too-many-best'
  | 'gsl-advance'
  | 'lower-not-double'
  | 'lower-with-best'
  | 'lower-too-many'
  | 'invited-unfit'
  | 'gsl-last'
  | 'valve-teams'
  | 'too-many-rounds'
  | 'too-many-matches'

/** A consequence of a plan that can be played. */
export type StageNote =
  /** In each round one team has no opponent. */
  | 'odd-swiss'
  /** So many rounds may not be possible without rematches. */
  | 'many-rounds'
  /** So many rounds give a team a second bye. */
  | 'second-bye'
  /** Teams with different records meet in the later rounds, and then some meet again. */
  | 'uneven-records'
  /** The number of teams that advance is not that of the teams with enough wins. */
  | 'other-advance'
  /** So few rounds leave several teams without a loss. */
  | 'few-rounds'
