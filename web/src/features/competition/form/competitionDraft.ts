import type { Competition } from '@upper-bracket/shared/competition/competition'
import {
  formSettings,
  hasControl,
  pickSettings,
  settingAt,
  settingOf,
  settingRow,
} from '@upper-bracket/shared/competition/settings/settings'
import type {
  FormSettingName,
  NewCompetitionSettings,
  SettingRow,
  SettingsWith,
  SettingValue,
} from '@upper-bracket/shared/competition/settings/settingTable'
import type { Facts } from '@upper-bracket/shared/errors/outcome'
import type { SeriesSettings } from '@upper-bracket/shared/format/maxGames'
import type { AppError } from '#platform/errors/appError.ts'
import { localDateTime } from '#ui/form/localDateTime.ts'
import {
  problemsAt,
  type SelfServiceDraft,
  type SelfServiceProblems,
  selfServiceDraft,
} from '../selfService/selfServiceDraft.ts'

/**
 * The settings in the form. A date is local (`2027-05-01T19:05`), or the text as typed if it is not a date. A limit is
 * the text as typed; empty for the product's maximum. A rank is its number; empty for none.
 */
export type CompetitionDraft = SelfServiceDraft & {
  readonly [Name in Exclude<FormSettingName, 'selfService'>]: DraftValue<Name>
}

type DraftValue<Name extends FormSettingName> =
  Name extends SettingsWith<{ readonly control: 'switch' }>
    ? boolean
    : Name extends SettingsWith<{ readonly control: 'choice' | 'stages' | 'questions' }>
      ? SettingValue<Name>
      : string

const draftProblems = [
  'too-short',
  'too-long',
  'deceptive-characters',
  'date-missing',
  'date-does-not-exist',
  'date-in-past',
  'date-too-far',
  'deadline-after-start',
  'format-locked',
  'advantage-unfit',
  'rank-range-unfit',
  'too-few',
  'too-many',
  'not-a-number',
  'not-acceptable',
] as const

/** The problems of a field; each has a sentence in both languages. */
export type DraftProblem = (typeof draftProblems)[number]

export type DraftProblems = Readonly<Partial<Record<FormSettingName, DraftProblem>>> & SelfServiceProblems

/** The props of every field of the form. */
export interface FieldsProps {
  readonly draft: CompetitionDraft
  readonly set: <Name extends keyof CompetitionDraft>(name: Name, value: CompetitionDraft[Name]) => void
  readonly problems: DraftProblems
}

/** Dates are validated together. */
export const dateFields = formSettings.filter(name => hasControl(name, 'date'))

export function draftOf(settings: NewCompetitionSettings): CompetitionDraft {
  const typed = formSettings.map(name => [name, draftValue(settingRow(name), settingOf(settings, name))])
  return { ...Object.fromEntries(typed), ...selfServiceDraft(settings.selfService) } as CompetitionDraft
}

/** Returns the settings of the form that say how long the series are. */
export function seriesIn({ format, stages, rounds, final, grandFinal }: CompetitionDraft): SeriesSettings {
  return { format, stages, bestOf: { rounds, final }, options: { grandFinal } }
}

function draftValue(row: SettingRow, value: unknown): unknown {
  switch (row.control) {
    case 'date':
      return localDateTime(Number(value))
    case 'limit':
      return Number(value) >= row.max ? '' : String(value)
    case 'rank':
      return value === null ? '' : String(value)
    case 'switch':
      return value === switchedOn(row)
    default:
      return value
  }
}

type SwitchRow = Extract<SettingRow, { readonly control: 'switch' }>

/** Returns the value of a setting whose switch is on. */
export function switchedOn({ values }: SwitchRow): unknown {
  return values === undefined ? true : values[1]
}

/** Returns the settings of a competition, without its other fields. */
export function settingsOf(competition: Competition): NewCompetitionSettings {
  return pickSettings(competition, formSettings) as NewCompetitionSettings
}

/** Returns the fields to which a refusal belongs; empty if it belongs to none. */
export function problemsOfError({ code, facts, fields }: AppError): DraftProblems {
  if (code !== 'invalid-input') return problemAt(code, facts)
  const found = fields.map(({ path, problem }) => ({ path: path.replace(/^changes\./, ''), problem }))
  return Object.assign(
    problemsAt(found, 'selfService.'),
    ...found.map(({ path, problem }) => problemAt(problem, { field: path })),
  )
}

/** Returns a refusal as a problem of the field that it names, if the form has it. */
export function problemAt(code: string, { field }: Facts): DraftProblems {
  const name = typeof field === 'string' ? settingAt(field) : null
  const shown = formSettings.find(each => each === name)
  return shown === undefined ? {} : { [shown]: problemOf(code) }
}

/** Returns our own name of a problem, which has a sentence. */
export function problemOf(name: string | undefined): DraftProblem {
  return draftProblems.find(problem => problem === name) ?? 'not-acceptable'
}
