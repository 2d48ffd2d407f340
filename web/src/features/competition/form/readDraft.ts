import { changeRefusals } from '@upper-bracket/shared/competition/changeCompetition'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { openingRefusals } from '@upper-bracket/shared/competition/openCompetition'
import { settingSchema } from '@upper-bracket/shared/competition/settings/settingSchemas'
import {
  formSettings,
  settingOf,
  settingRow,
  withSetting,
} from '@upper-bracket/shared/competition/settings/settings'
import type {
  FormSettingName,
  NewCompetitionSettings,
  SettingRow,
} from '@upper-bracket/shared/competition/settings/settingTable'
import { fieldProblems } from '@upper-bracket/shared/errors/fieldProblems'
import type { Refusal } from '@upper-bracket/shared/errors/outcome'
import { localDateTime, parseLocalDateTime } from '#ui/form/localDateTime.ts'
import type { ReadDraft } from '#ui/form/useForm.ts'
import { readSelfService } from '../selfService/readSelfService.ts'
import {
  type CompetitionDraft,
  type DraftProblem,
  type DraftProblems,
  dateFields,
  problemAt,
  problemOf,
  seriesIn,
  switchedOn,
} from './competitionDraft.ts'
import { typedQuestions } from './typedQuestions.ts'

interface Context {
  /** The initial settings: an untouched date keeps its seconds. */
  readonly from: NewCompetitionSettings
  /** Validates the settings that could be parsed. */
  readonly judge: (readable: Partial<NewCompetitionSettings>) => DraftProblems
}

/** Parses the settings, or returns the problem of every invalid field. */
export function readDraft(
  draft: CompetitionDraft,
  { from, judge }: Context,
): ReadDraft<NewCompetitionSettings, DraftProblems> {
  const unreadable: Partial<Record<FormSettingName, DraftProblem>> = {}
  let readable: Partial<NewCompetitionSettings> = {}
  for (const name of formSettings) {
    if (name === 'selfService') continue
    const read = readSetting(settingRow(name), draft[name], settingOf(from, name))
    if ('problem' in read) unreadable[name] = read.problem
    else readable = withSetting(readable, name, read.value)
  }
  const matches = readSelfService(draft, { game: draft.game, ...seriesIn(draft) })
  if (matches.ok) readable = withSetting(readable, 'selfService', matches.value)
  const problems = { ...judge(readable), ...unreadable, ...(matches.ok ? {} : matches.problems) }
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  // Every setting that could not be parsed has a problem.
  return { ok: true, value: readable as NewCompetitionSettings }
}

type Read = { readonly value: unknown } | { readonly problem: DraftProblem }

function readSetting(row: SettingRow, drafted: unknown, from: unknown): Read {
  const typed = String(drafted)
  switch (row.control) {
    case 'text':
    case 'markdown':
      return parsed(row, typed)
    case 'limit': {
      const number = typed.trim()
      if (!/^\d*$/.test(number)) return { problem: 'not-a-number' }
      return parsed(row, number === '' ? row.max : Number(number))
    }
    case 'rank': {
      const number = typed.replaceAll(/\s/g, '')
      if (!/^\d*$/.test(number)) return { problem: 'not-a-number' }
      return parsed(row, number === '' ? null : Number(number))
    }
    case 'date': {
      if (typed === localDateTime(Number(from))) return { value: from }
      if (typed === '') return { problem: 'date-missing' }
      const at = parseLocalDateTime(typed)
      return at === null ? { problem: 'date-does-not-exist' } : { value: at }
    }
    case 'questions':
      return parsed(row, typedQuestions(drafted as NewCompetitionSettings['questions']))
    case 'switch':
      return { value: drafted === true ? switchedOn(row) : (row.values?.[0] ?? false) }
    default:
      return { value: drafted }
  }
}

function parsed(row: SettingRow, value: unknown): Read {
  const read = settingSchema(row).safeParse(value)
  return read.success ? { value: read.data } : { problem: problemOf(fieldProblems(read.error)[0]?.problem) }
}

/** Returns why creating a competition with these settings would be refused. */
export function judgeNew(settings: Partial<NewCompetitionSettings>, now: number): DraftProblems {
  return problemsOf(openingRefusals(settings, now))
}

/** Returns why changing `competition` to these settings would be refused. */
export function judgeChange(
  competition: Competition,
  settings: Partial<NewCompetitionSettings>,
  now: number,
): DraftProblems {
  // The order of two dates is unknown if one of them is invalid.
  const dated = dateFields.every(field => settings[field] !== undefined)
  const refusals = changeRefusals(competition, settings, { hasPlayers: competition.playerCount > 0, now })
  return problemsOf(refusals.filter(({ code }) => dated || code !== 'deadline-after-start'))
}

function problemsOf(refusals: readonly Refusal[]): DraftProblems {
  return Object.assign({}, ...refusals.map(({ code, facts }) => problemAt(code, facts)).toReversed())
}
