import { bracketLimits } from '../../format/bracketLimits.ts'
import { type CompetitionFormat, competitionFormats } from '../../format/competitionFormat.ts'
import { eliminationLengths } from '../../format/series.ts'
import { double } from '../../format/stageKinds/double.ts'
import { single } from '../../format/stageKinds/single.ts'
import type { EliminationName } from '../../format/stageKinds/stageKinds.ts'
import type { EliminationOption } from '../../format/stageKinds/stageOption.ts'
import type { StagePlan } from '../../format/stagePlan.ts'
import { substituteCounts, teamSize } from '../../format/teamLimits.ts'
import { games } from '../../games/game.ts'
import { rankBases } from '../../ranks/rankBasis.ts'
import type { RankTier } from '../../ranks/rankTier.ts'
import type { SelfService } from '../../selfService/selfService.ts'
import { competitionLimits } from '../competitionLimits.ts'
import type { Question } from './question.ts'

/** A section of the form; sections and their settings appear in the order of the table. */
export type SettingSection = 'what' | 'when' | 'who' | 'how' | 'matches' | 'about'

/** A setting in the form. A setting without a default is required. */
type FormSetting = {
  readonly section: SettingSection
  /** The field of the document that groups several settings. Absent if the setting is a field of its own. */
  readonly group?: 'bestOf' | 'options' | 'places'
  /** The setting is locked once one of these exists. */
  readonly lockedBy?: readonly SettingLock[]
  /** The formats to which the setting applies. Absent if it applies to all. */
  readonly appliesTo?: readonly CompetitionFormat[]
} & (
  | {
      readonly control: 'text'
      readonly min: number
      readonly max: number
      readonly default?: string
      /** Whether files of a competition contain it: false for what leads to a person. */
      readonly inFiles: boolean
    }
  | { readonly control: 'markdown'; readonly max: number; readonly default: string }
  | { readonly control: 'date' }
  /** A rank by the scale of the competition; null for none. */
  | { readonly control: 'rank'; readonly default: null }
  /** An upper limit; the form shows the maximum as an empty field. */
  | { readonly control: 'limit'; readonly min: number; readonly max: number; readonly default: number }
  /** The values for off and on. Absent for false and true. */
  | {
      readonly control: 'switch'
      readonly values?: readonly [string, string]
      readonly default: unknown
      /** What competitions have that were stored before there was the setting. Absent if it is the default. */
      readonly storedDefault?: unknown
    }
  | { readonly control: 'choice'; readonly choices: readonly (string | number)[]; readonly default: unknown }
  /** Who runs the matches: organizers if null, otherwise the teams, by these settings. */
  | { readonly control: 'selfService'; readonly default: null }
  /** The stages before the last one. */
  | { readonly control: 'stages'; readonly default: readonly [] }
  /** What newcomers are asked. */
  | { readonly control: 'questions'; readonly default: readonly [] }
)

/** A setting that is edited in a separate form, and not when a competition is created. */
interface SeparateSetting {
  readonly section: null
  readonly group?: never
  readonly lockedBy?: never
  readonly appliesTo?: never
  readonly control: 'banner'
  readonly default: null
  readonly inFiles: false
}

const entries = ['open', 'approval', 'invited'] as const

export type SettingLock = 'bracket' | 'players' | 'queuedTeams'
export type SettingRow = FormSetting | SeparateSetting

const lockedBy = ['bracket'] as const

/** The options of an elimination, as settings. */
function eliminationSettings<Kind extends EliminationName, Options extends Record<string, EliminationOption>>(
  kind: Kind,
  options: Options,
) {
  const rows = Object.entries(options).map(([name, row]) => [
    name,
    { section: 'how', group: 'options', lockedBy, appliesTo: [kind], ...row },
  ])
  return Object.fromEntries(rows) as {
    readonly [Name in keyof Options]: EliminationRow<Kind> & Options[Name]
  }
}

interface EliminationRow<Kind> {
  readonly section: 'how'
  readonly group: 'options'
  readonly lockedBy: readonly ['bracket']
  readonly appliesTo: readonly [Kind]
}

/**
 * The settings that an organizer can choose. The types, the schemas of calls, the form, the history and the public
 * snapshot derive from this table. Its labels are `setting_*` in `web/src/locales`.
 */
export const settingTable = {
  name: { section: 'what', control: 'text', min: 3, max: 80, inFiles: true },
  game: {
    section: 'what',
    control: 'choice',
    choices: games,
    default: 'dota2',
    lockedBy: ['bracket', 'players'],
  },
  startDate: { section: 'when', control: 'date' },
  registrationDeadline: { section: 'when', control: 'date' },
  players: {
    section: 'who',
    group: 'places',
    control: 'limit',
    min: 2 * teamSize,
    max: competitionLimits.players,
    default: competitionLimits.players,
  },
  teams: {
    section: 'who',
    group: 'places',
    control: 'limit',
    min: bracketLimits.teamsMin,
    max: bracketLimits.teamsMax,
    default: bracketLimits.teamsMax,
  },
  /** What players are compared by: the specified ranks, or the MMR of Dota 2 and the Premier rating of CS. */
  rankBasis: {
    section: 'who',
    group: 'options',
    control: 'switch',
    values: rankBases,
    default: 'rank',
    lockedBy: ['bracket', 'players'],
  },
  /** Captains enter teams with players whom they name. */
  wholeTeams: {
    section: 'who',
    group: 'options',
    control: 'switch',
    default: false,
    lockedBy: ['bracket', 'queuedTeams'],
  },
  /** How many substitutes a captain can name for a whole team. */
  substitutes: {
    section: 'who',
    group: 'options',
    control: 'choice',
    choices: substituteCounts,
    default: 0,
    lockedBy: ['bracket', 'queuedTeams'],
  },
  /** Whether people enter by themselves, after an organizer has approved, or with an invitation or its code only. */
  entry: { section: 'who', group: 'options', control: 'choice', choices: entries, default: 'open', lockedBy },
  /** People who find all places taken wait, and move up in order. */
  waitingList: {
    section: 'who',
    group: 'options',
    control: 'switch',
    default: true,
    storedDefault: false,
    lockedBy,
  },
  /** How long a person who moves up near the start has to confirm. */
  confirmMinutes: {
    section: 'who',
    group: 'options',
    control: 'choice',
    choices: [15, 30, 60, 120],
    default: 30,
    lockedBy,
  },
  rankRequired: { section: 'who', group: 'options', control: 'switch', default: false, lockedBy },
  /** Joining requires a linked Steam account, so that the player is known in the game. */
  steamRequired: { section: 'who', group: 'options', control: 'switch', default: false, lockedBy },
  /** Joining requires a verified e-mail address. */
  emailRequired: { section: 'who', group: 'options', control: 'switch', default: false, lockedBy },
  /** Joining requires a connected Telegram chat. */
  telegramRequired: { section: 'who', group: 'options', control: 'switch', default: false, lockedBy },
  /** The lowest and the highest rank with which people join. */
  rankFrom: { section: 'who', group: 'options', control: 'rank', default: null, lockedBy },
  rankTo: { section: 'who', group: 'options', control: 'rank', default: null, lockedBy },
  /** Newcomers state to be at least this old, in years; 0 for no such statement. */
  minAge: {
    section: 'who',
    group: 'options',
    control: 'choice',
    choices: [0, 14, 16, 18],
    default: 0,
    lockedBy,
  },
  /** The questions to newcomers. Only organizers read the answers. */
  questions: { section: 'who', control: 'questions', default: [] },
  format: { section: 'how', control: 'choice', choices: competitionFormats, default: 'double', lockedBy },
  /** The stages before the elimination; all stages if the format is `table`. */
  stages: { section: 'how', control: 'stages', default: [], lockedBy },
  rounds: {
    section: 'how',
    group: 'bestOf',
    control: 'choice',
    choices: eliminationLengths,
    default: 1,
    lockedBy,
    appliesTo: ['single', 'double'],
  },
  final: {
    section: 'how',
    group: 'bestOf',
    control: 'choice',
    choices: eliminationLengths,
    default: 3,
    lockedBy,
  },
  ...eliminationSettings('single', single),
  ...eliminationSettings('double', double),
  /** The self-service settings; null if organizers start and score the matches. */
  selfService: { section: 'matches', control: 'selfService', default: null },
  description: { section: 'about', control: 'markdown', max: 10_000, default: '' },
  /** The rules, which have a page of their own and are accepted by joining. */
  rules: { section: 'about', control: 'markdown', max: 20_000, default: '' },
  prizes: { section: 'about', control: 'text', min: 0, max: 500, default: '', inFiles: true },
  /** Contact details of the organizer: a web address, a mail address, or any other line. */
  contact: { section: 'about', control: 'text', min: 0, max: 120, default: '', inFiles: false },
  /** The address of the file `banners/{id}` in Storage (see `isOwnBanner`). */
  bannerURL: { section: null, control: 'banner', default: null, inFiles: false },
} as const satisfies Readonly<Record<string, SettingRow>>

type Table = typeof settingTable
export type SettingName = keyof Table

type ValueOf<Row> = Row extends { values: readonly (infer Value)[] } | { choices: readonly (infer Value)[] }
  ? Value
  : Row extends { control: infer Control extends keyof ControlValues }
    ? ControlValues[Control]
    : never

interface ControlValues {
  readonly text: string
  readonly markdown: string
  /** Milliseconds since the epoch. */
  readonly date: number
  readonly limit: number
  readonly rank: RankTier | null
  readonly switch: boolean
  readonly banner: string | null
  readonly selfService: SelfService | null
  readonly stages: readonly StagePlan[]
  readonly questions: readonly Question[]
}

export type SettingValue<Name extends SettingName> = Name extends SettingName ? ValueOf<Table[Name]> : never

/** The names of the settings whose rows match `Row`. */
export type SettingsWith<Row> = {
  [Name in SettingName]: Table[Name] extends Row ? Name : never
}[SettingName]

export type FormSettingName = SettingsWith<{ readonly section: SettingSection }>
export type SettingGroup = Extract<Table[SettingName], { readonly group: string }>['group']
type Ungrouped = Exclude<SettingName, SettingsWith<{ readonly group: string }>>

/** The settings in the form used by the document and the calls. */
export type CompetitionSettings = { readonly [Name in Ungrouped]: SettingValue<Name> } & {
  readonly [Group in SettingGroup]: {
    readonly [Name in SettingsWith<{ readonly group: Group }>]: SettingValue<Name>
  }
}

export type RequiredSetting = Exclude<SettingName, SettingsWith<{ readonly default: unknown }>>
export type SettingDefaults = Omit<CompetitionSettings, RequiredSetting>
export type NewCompetitionSettings = Omit<CompetitionSettings, Exclude<SettingName, FormSettingName>>

/** A partial set of settings; groups can be partial too. */
export type SettingChanges = {
  readonly [Field in keyof CompetitionSettings]?: Field extends SettingGroup
    ?
        | {
            readonly [Name in keyof CompetitionSettings[Field]]?: CompetitionSettings[Field][Name] | undefined
          }
        | undefined
    : CompetitionSettings[Field] | undefined
}
