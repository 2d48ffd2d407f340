import { changeRefusals } from '@upper-bracket/shared/competition/changeCompetition'
import {
  type BestOf,
  type Competition,
  type CompetitionFormat,
  laterCompetitionFields,
} from '@upper-bracket/shared/competition/competition'
import { openingRefusals } from '@upper-bracket/shared/competition/openCompetition'
import {
  competitionContact,
  competitionDescription,
  competitionName,
  competitionPrizes,
  mostPlayers,
  mostTeams,
  type NewCompetitionSettings,
} from '@upper-bracket/shared/contract/fields'
import { type FieldProblem, fieldProblems } from '@upper-bracket/shared/errors/fieldProblems'
import type { Facts, Refusal } from '@upper-bracket/shared/errors/outcome'
import type { Game } from '@upper-bracket/shared/games/game'
import type { AppError } from '#platform/errors/appError.ts'
import type { ReadDraft } from '#ui/form/useForm.ts'
import { localDateTime, parseLocalDateTime } from './localDateTime.ts'

/**
 * The fields of the form: flat, with local dates (`2027-05-01T19:05`), or the text as typed if it is not a
 * date. A number of places is the text as typed; empty for as many as the product takes. The banner is none of
 * them: it is stored as soon as it is chosen.
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
  readonly mostPlayers: string
  readonly mostTeams: string
  readonly description: string
  readonly prizes: string
  readonly contact: string
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
  | 'too-few'
  | 'too-many'
  | 'not-a-number'
  | 'not-acceptable'

export type DraftProblems = Readonly<Partial<Record<DraftField, DraftProblem>>>

/** What each section of the form is given. */
export interface FieldsProps {
  readonly draft: CompetitionDraft
  readonly set: <Field extends DraftField>(field: Field, value: CompetitionDraft[Field]) => void
  /** The sentence about the problem of a field, if it has one. */
  readonly said: (field: DraftField) => string | undefined
}

/** They are judged together. */
export const dateFields = ['startDate', 'registrationDeadline'] as const
type DateField = (typeof dateFields)[number]

export function draftOf(settings: NewCompetitionSettings): CompetitionDraft {
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
    mostPlayers: typedPlaces(settings.places.players, unlimited.players),
    mostTeams: typedPlaces(settings.places.teams, unlimited.teams),
    description: settings.description,
    prizes: settings.prizes,
    contact: settings.contact,
  }
}

const unlimited = laterCompetitionFields.places

function typedPlaces(places: number, most: number): string {
  return places >= most ? '' : places.toString()
}

interface Context {
  /** The settings the form started from: an untouched date keeps its seconds. */
  readonly from: NewCompetitionSettings
  /** Judges the settings that could be read. */
  readonly judge: (readable: Partial<NewCompetitionSettings>) => DraftProblems
}

/** Reads the settings from the form, or returns the problem of every invalid field. */
export function readDraft(
  draft: CompetitionDraft,
  { from, judge }: Context,
): ReadDraft<NewCompetitionSettings, DraftProblems> {
  const unreadable: Partial<Record<DraftField, DraftProblem>> = {}

  const texts: Partial<Record<TextField, string>> = {}
  for (const field of textFields) {
    const text = textSchemas[field].safeParse(draft[field])
    if (text.success) texts[field] = text.data
    else unreadable[field] = problemOf(fieldProblems(text.error)[0]?.problem)
  }

  const places: Partial<Record<PlacesField, number>> = {}
  for (const field of placesFields) {
    const { schema, most } = placesRules[field]
    const typed = draft[field].trim()
    const number = schema.safeParse(typed === '' ? most : Number(typed))
    if (!/^\d*$/.test(typed)) unreadable[field] = 'not-a-number'
    else if (number.success) places[field] = number.data
    else unreadable[field] = problemOf(fieldProblems(number.error)[0]?.problem)
  }

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
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  // Every field that could not be read has a problem.
  const { name = '', description = '', prizes = '', contact = '' } = texts
  const { startDate = from.startDate, registrationDeadline = from.registrationDeadline } = dates
  const { mostPlayers: players = unlimited.players, mostTeams: teams = unlimited.teams } = places
  return {
    ok: true,
    value: {
      name,
      startDate,
      registrationDeadline,
      ...chosen,
      description,
      prizes,
      contact,
      places: { players, teams },
    },
  }
}

const textSchemas = {
  name: competitionName,
  description: competitionDescription,
  prizes: competitionPrizes,
  contact: competitionContact,
} as const
type TextField = keyof typeof textSchemas
const textFields = Object.keys(textSchemas) as readonly TextField[]

const placesRules = {
  mostPlayers: { schema: mostPlayers, most: unlimited.players },
  mostTeams: { schema: mostTeams, most: unlimited.teams },
} as const
type PlacesField = keyof typeof placesRules
const placesFields = Object.keys(placesRules) as readonly PlacesField[]

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
export function judgeNew(settings: Partial<NewCompetitionSettings>, now: number): DraftProblems {
  return problemsOf(openingRefusals(settings, now))
}

/** Why changing `competition` to these settings would be refused. */
export function judgeChange(
  competition: Competition,
  settings: Partial<NewCompetitionSettings>,
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

/** The settings of a competition that the form shows, without its other fields. */
export function settingsOf(competition: Competition): NewCompetitionSettings {
  const { name, game, startDate, registrationDeadline, format, bestOf, options } = competition
  const { description, prizes, contact, places } = competition
  return {
    name,
    game,
    startDate,
    registrationDeadline,
    format,
    bestOf,
    options,
    description,
    prizes,
    contact,
    places,
  }
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
  places: 'mostPlayers',
  'places.players': 'mostPlayers',
  'places.teams': 'mostTeams',
  description: 'description',
  prizes: 'prizes',
  contact: 'contact',
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
  'too-few',
  'too-many',
])

function problemOf(name: string | undefined): DraftProblem {
  return name !== undefined && problems.has(name) ? (name as DraftProblem) : 'not-acceptable'
}
