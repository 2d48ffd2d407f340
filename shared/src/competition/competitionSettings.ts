import * as z from 'zod/mini'
import { bracketLimits } from '../format/bracketLimits.ts'
import { competitionFormats, grandFinals } from '../format/competitionFormat.ts'
import { seriesLength } from '../format/seriesSchema.ts'
import { games } from '../games/game.ts'
import { matchDay } from '../selfService/matchDaySchema.ts'
import { multiLine } from '../text/multiLine.ts'
import { singleLine } from '../text/singleLine.ts'
import { timestamp } from '../text/timestamp.ts'
import { competitionDefaults } from './competition.ts'
import { competitionLimits } from './competitionLimits.ts'

export const competitionName = singleLine(competitionLimits.nameMin, competitionLimits.nameMax)

export const competitionDescription = multiLine(competitionLimits.descriptionMax)
export const competitionPrizes = singleLine(0, competitionLimits.prizesMax)
export const competitionContact = singleLine(0, competitionLimits.contactMax)

export const maxPlayers = z
  .int()
  .check(
    z.minimum(competitionLimits.playersMin, { error: 'too-few-players' }),
    z.maximum(competitionLimits.players, { error: 'too-many' }),
  )
export const maxTeams = z
  .int()
  .check(
    z.minimum(bracketLimits.teamsMin, { error: 'too-few' }),
    z.maximum(bracketLimits.teamsMax, { error: 'too-many' }),
  )

/** What an organizer chooses of a competition; a bracket locks some of it (see `changeCompetition`). */
export const competitionSettings = z.strictObject({
  name: competitionName,
  game: z.enum(games),
  startDate: timestamp,
  registrationDeadline: timestamp,
  format: z.enum(competitionFormats),
  bestOf: z.strictObject({ rounds: seriesLength, final: seriesLength }),
  options: z.strictObject({
    thirdPlace: z.boolean(),
    grandFinal: z.enum(grandFinals),
    rankRequired: z.boolean(),
    telegramRequired: z.boolean(),
  }),
  description: competitionDescription,
  prizes: competitionPrizes,
  contact: competitionContact,
  /** Whether it is the competition's own picture is the domain's to say (`foreign-picture`); here only its size. */
  bannerURL: z.nullable(z.string().check(z.maxLength(500))),
  places: z.strictObject({ players: maxPlayers, teams: maxTeams }),
  matchDay: z.nullable(matchDay),
})

const { description, prizes, contact, places } = competitionSettings.shape

/** The settings of a new competition, which has no picture yet. What is left out gets its usual value. */
export const newCompetitionSettings = z.strictObject({
  ...z.omit(competitionSettings, { bannerURL: true, matchDay: true }).shape,
  description: z._default(description, competitionDefaults.description),
  prizes: z._default(prizes, competitionDefaults.prizes),
  contact: z._default(contact, competitionDefaults.contact),
  places: z._default(places, competitionDefaults.places),
})

export type CompetitionSettings = z.output<typeof competitionSettings>

export type NewCompetitionSettings = z.output<typeof newCompetitionSettings>
