import { type Competition, competitionDefaults } from '@upper-bracket/shared/competition/competition'
import type { NewCompetitionSettings } from '@upper-bracket/shared/competition/competitionSettings'
import type { FieldProblem } from '@upper-bracket/shared/errors/fieldProblems'
import type { Facts } from '@upper-bracket/shared/errors/outcome'
import type { CompetitionFormat } from '@upper-bracket/shared/format/competitionFormat'
import type { BestOf } from '@upper-bracket/shared/format/series'
import type { Game } from '@upper-bracket/shared/games/game'
import type { AppError } from '#platform/errors/appError.ts'
import { localDateTime } from '#ui/form/localDateTime.ts'

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
  readonly maxPlayers: string
  readonly maxTeams: string
  readonly description: string
  readonly prizes: string
  readonly contact: string
}

export type DraftField = keyof CompetitionDraft

/** The problems of a field; each has a sentence in both languages. */
export type DraftProblem =
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
  | 'too-few-players'
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
export type DateField = (typeof dateFields)[number]

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
    maxPlayers: typedPlaces(settings.places.players, unlimited.players),
    maxTeams: typedPlaces(settings.places.teams, unlimited.teams),
    description: settings.description,
    prizes: settings.prizes,
    contact: settings.contact,
  }
}

/** As many as the product takes. */
export const unlimited = competitionDefaults.places

function typedPlaces(places: number, most: number): string {
  return places >= most ? '' : places.toString()
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

/** A refusal at the field that it names, if it names one. */
export function problemAt(code: string, { field }: Facts): DraftProblems {
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
  places: 'maxPlayers',
  'places.players': 'maxPlayers',
  'places.teams': 'maxTeams',
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
  'too-few-players',
  'too-many',
])

/** Our own name of a problem, with which it has a sentence. */
export function problemOf(name: string | undefined): DraftProblem {
  return name !== undefined && problems.has(name) ? (name as DraftProblem) : 'not-acceptable'
}
