import { changeRefusals } from '@upper-bracket/shared/competition/changeCompetition'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import {
  competitionContact,
  competitionDescription,
  competitionName,
  competitionPrizes,
  maxPlayers,
  maxTeams,
  type NewCompetitionSettings,
} from '@upper-bracket/shared/competition/competitionSettings'
import { openingRefusals } from '@upper-bracket/shared/competition/openCompetition'
import { fieldProblems } from '@upper-bracket/shared/errors/fieldProblems'
import type { Refusal } from '@upper-bracket/shared/errors/outcome'
import { localDateTime, parseLocalDateTime } from '#ui/form/localDateTime.ts'
import type { ReadDraft } from '#ui/form/useForm.ts'
import {
  type CompetitionDraft,
  type DateField,
  type DraftField,
  type DraftProblem,
  type DraftProblems,
  dateFields,
  problemAt,
  problemOf,
  unlimited,
} from './competitionDraft.ts'

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
  const { maxPlayers: players = unlimited.players, maxTeams: teams = unlimited.teams } = places
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
  maxPlayers: { schema: maxPlayers, most: unlimited.players },
  maxTeams: { schema: maxTeams, most: unlimited.teams },
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

function problemsOf(refusals: readonly Refusal[]): DraftProblems {
  return Object.assign({}, ...refusals.map(({ code, facts }) => problemAt(code, facts)).toReversed())
}
