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

/** What stands in the form: flat, and dates as local ones (`2027-05-01T19:05`), or as typed where they are none. */
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

/** What a field can say; each has its sentence in both languages. */
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
  /** What the form began with: a date that was not touched keeps its seconds. */
  readonly from: CompetitionSettings
  /** What is wrong with those settings that could be read. */
  readonly judge: (readable: Partial<CompetitionSettings>) => DraftProblems
}

/** The settings that the form says, or everything that is wrong with them: each field at fault has its problem. */
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

/** What is chosen from a list, and so can always be read. */
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

/** What opening a competition with these settings would be refused for. */
export function judgeNew(settings: Partial<CompetitionSettings>, now: number): DraftProblems {
  return problemsOf(openingRefusals(settings, now))
}

/** What changing `competition` to these settings would be refused for. */
export function judgeChange(
  competition: Competition,
  settings: Partial<CompetitionSettings>,
  now: number,
): DraftProblems {
  // Of a date that cannot be read nobody knows whether the other one is before it.
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

/** The settings of a competition, without what the server keeps beside them. */
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
