import { changeRefusals } from '@upper-bracket/shared/competition/changeCompetition'
import type { BestOf, Competition, CompetitionFormat } from '@upper-bracket/shared/competition/competition'
import { openingRefusals } from '@upper-bracket/shared/competition/openCompetition'
import { type CompetitionSettings, competitionName } from '@upper-bracket/shared/contract/fields'
import { type FieldProblem, fieldProblems } from '@upper-bracket/shared/errors/fieldProblems'
import type { Facts, Refusal } from '@upper-bracket/shared/errors/outcome'
import type { Game } from '@upper-bracket/shared/games/game'
import type { AppError } from '#platform/errors/appError.ts'
import type { ReadDraft } from '#ui/form/useForm.ts'
import { localDateTime, parseLocalDateTime } from './localDateTime.ts'

/**
 * The fields of the form: flat, with local dates (`2027-05-01T19:05`), or the text as typed if it is not a
 * date.
 */
export interface CompetitionDraft {
  readonly name: string
  readonly game: Game
  readonly startDate: string
  readonly registrationDeadline: string
  readonly format: CompetitionFormat
  readonly rounds: BestOf
  readonly final: BestOf
  readonly thirdPlace: boolean
  readonly grandFinalReset: boolean
  readonly rankRequired: boolean
  readonly telegramRequired: boolean
}

export type DraftField = keyof CompetitionDraft

/** The problems of a field; each has a sentence in both languages. */
type DraftProblem =
  | 'too-short'
  | 'too-long'
  | 'deceptive-characters'
  | 'date-missing'
  | 'date-does-not-exist'
  | 'date-in-past'
  | 'date-too-far'
  | 'deadline-after-start'
  | 'format-locked'
  | 'not-acceptable'

export type DraftProblems = Readonly<Partial<Record<DraftField, DraftProblem>>>

/** They are judged together. */
export const dateFields = ['startDate', 'registrationDeadline'] as const
type DateField = (typeof dateFields)[number]

export function draftOf(settings: CompetitionSettings): CompetitionDraft {
  return {
    name: settings.name,
    game: settings.game,
    startDate: localDateTime(settings.startDate),
    registrationDeadline: localDateTime(settings.registrationDeadline),
    format: settings.format,
    rounds: settings.bestOf.rounds,
    final: settings.bestOf.final,
    thirdPlace: settings.options.thirdPlace,
    grandFinalReset: settings.options.grandFinal === 'reset',
    rankRequired: settings.options.rankRequired,
    telegramRequired: settings.options.telegramRequired,
  }
}

interface Context {
  /** The settings the form started from: an untouched date keeps its seconds. */
  readonly from: CompetitionSettings
  /** Judges the settings that could be read. */
  readonly judge: (readable: Partial<CompetitionSettings>) => DraftProblems
}

/** Reads the settings from the form, or returns the problem of every invalid field. */
export function readDraft(
  draft: CompetitionDraft,
  { from, judge }: Context,
): ReadDraft<CompetitionSettings, DraftProblems> {
  const unreadable: Partial<Record<DraftField, DraftProblem>> = {}

  const name = competitionName.safeParse(draft.name)
  if (!name.success) unreadable.name = problemOf(fieldProblems(name.error)[0]?.problem)

  const dates: Partial<Record<DateField, number>> = {}
  for (const field of dateFields) {
    const untouched = draft[field] === localDateTime(from[field])
    const at = untouched ? from[field] : parseLocalDateTime(draft[field])
    if (draft[field] === '') unreadable[field] = 'date-missing'
    else if (at === null) unreadable[field] = 'date-does-not-exist'
    else dates[field] = at
  }

  const chosen = chosenSettings(draft)
  const problems = { ...judge({ ...chosen, ...dates }), ...unreadable }
  const { startDate, registrationDeadline } = dates
  if (
    !name.success ||
    startDate === undefined ||
    registrationDeadline === undefined ||
    Object.keys(problems).length > 0
  ) {
    return { ok: false, problems }
  }
  return { ok: true, value: { name: name.data, startDate, registrationDeadline, ...chosen } }
}

/** The settings chosen from lists, which are always valid. */
function chosenSettings(draft: CompetitionDraft) {
  return {
    game: draft.game,
    format: draft.format,
    bestOf: { rounds: draft.rounds, final: draft.final },
    options: {
      thirdPlace: draft.thirdPlace,
      grandFinal: draft.grandFinalReset ? 'reset' : 'single',
      rankRequired: draft.rankRequired,
      telegramRequired: draft.telegramRequired,
    },
  } as const
}

/** Why creating a competition with these settings would be refused. */
export function judgeNew(settings: Partial<CompetitionSettings>, now: number): DraftProblems {
  return problemsOf(openingRefusals(settings, now))
}

/** Why changing `competition` to these settings would be refused. */
export function judgeChange(
  competition: Competition,
  settings: Partial<CompetitionSettings>,
  now: number,
): DraftProblems {
  // The order of two dates is unknown while one of them cannot be read.
  const dated = dateFields.every(field => settings[field] !== undefined)
  const refusals = changeRefusals(competition, settings, { hasPlayers: competition.playerCount > 0, now })
  return problemsOf(refusals.filter(({ code }) => dated || code !== 'deadline-after-start'))
}

/** The fields to which a refusal belongs; empty where it belongs to none. */
export function problemsOfError({ code, facts, fields }: AppError): DraftProblems {
  if (code !== 'invalid-input') return problemAt(code, facts)
  return Object.fromEntries(
    fields.flatMap(({ path, problem }: FieldProblem) => {
      const field = fieldAt(path.replace(/^changes\./, ''))
      return field === null ? [] : [[field, problemOf(problem)]]
    }),
  )
}

/** The settings of a competition, without its other fields. */
export function settingsOf(competition: Competition): CompetitionSettings {
  const { name, game, startDate, registrationDeadline, format, bestOf, options } = competition
  return { name, game, startDate, registrationDeadline, format, bestOf, options }
}

function problemsOf(refusals: readonly Refusal[]): DraftProblems {
  return Object.assign({}, ...refusals.map(({ code, facts }) => problemAt(code, facts)).toReversed())
}

function problemAt(code: string, { field }: Facts): DraftProblems {
  const at = typeof field === 'string' ? fieldAt(field) : null
  return at === null ? {} : { [at]: problemOf(code) }
}

const fieldsByPath: Readonly<Record<string, DraftField>> = {
  name: 'name',
  game: 'game',
  startDate: 'startDate',
  registrationDeadline: 'registrationDeadline',
  format: 'format',
  bestOf: 'rounds',
  'bestOf.rounds': 'rounds',
  'bestOf.final': 'final',
  options: 'format',
  'options.thirdPlace': 'thirdPlace',
  'options.grandFinal': 'grandFinalReset',
  'options.rankRequired': 'rankRequired',
  'options.telegramRequired': 'telegramRequired',
}

function fieldAt(path: string): DraftField | null {
  return fieldsByPath[path] ?? null
}

const problems: ReadonlySet<string> = new Set<DraftProblem>([
  'too-short',
  'too-long',
  'deceptive-characters',
  'date-in-past',
  'date-too-far',
  'deadline-after-start',
  'format-locked',
])

function problemOf(name: string | undefined): DraftProblem {
  return name !== undefined && problems.has(name) ? (name as DraftProblem) : 'not-acceptable'
}
