import * as z from 'zod/mini'
import { bracketLimits } from '../bracket/model/bracketLimits.ts'
import {
  competitionFormats,
  grandFinals,
  laterCompetitionFields,
  seriesLengths,
} from '../competition/competition.ts'
import { competitionLimits } from '../competition/competitionLimits.ts'
import { games } from '../games/game.ts'
import { broadcastLanguages, liveLinkLimits } from '../live/liveLinks.ts'
import {
  checkInMinutes,
  laterMatchDayFields,
  moveMinutes,
  noShows,
  reporters,
  reportMinutes,
  standInRules,
} from '../matchDay/matchDay.ts'
import { csMaps } from '../matchDay/veto/csMaps.ts'
import { mapPoolMin, stepSeconds } from '../matchDay/veto/vetoSettings.ts'
import { teamLimits } from '../team/teamLimits.ts'
import { existingId } from '../text/documentId.ts'
import { multiLine } from '../text/multiLine.ts'
import { singleLine } from '../text/singleLine.ts'

const latestTime = 8_640_000_000_000_000

/** Milliseconds since the epoch, whole, within what a date can hold. */
export const timestamp = z.int().check(z.minimum(0), z.maximum(latestTime))

/** What names the competition in the input of a callable. */
export const inCompetition = { competitionId: existingId }

export const revision = z.int().check(z.minimum(0))

const seriesLength = z.literal([...seriesLengths])

export const competitionName = singleLine(competitionLimits.nameMin, competitionLimits.nameMax)

export const competitionDescription = multiLine(competitionLimits.descriptionMax)
export const competitionPrizes = singleLine(0, competitionLimits.prizesMax)
export const competitionContact = singleLine(0, competitionLimits.contactMax)

export const mostPlayers = z
  .int()
  .check(
    z.minimum(competitionLimits.playersMin, { error: 'too-few-players' }),
    z.maximum(competitionLimits.players, { error: 'too-many' }),
  )
export const mostTeams = z
  .int()
  .check(
    z.minimum(bracketLimits.teamsMin, { error: 'too-few' }),
    z.maximum(bracketLimits.teamsMax, { error: 'too-many' }),
  )

const wholeWithin = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z
    .int({ error: 'not-whole' })
    .check(z.minimum(min, { error: 'too-few' }), z.maximum(max, { error: 'too-many' }))

const vetoStepSeconds = wholeWithin(stepSeconds)

const veto = z.discriminatedUnion('game', [
  z.strictObject({
    game: z.literal('csgo'),
    maps: z.readonly(
      z.array(z.enum(csMaps)).check(
        z.minLength(mapPoolMin, { error: 'too-few' }),
        z.refine(maps => new Set(maps).size === maps.length, { error: 'invalid' }),
      ),
    ),
    stepSeconds: vetoStepSeconds,
  }),
  z.strictObject({ game: z.literal('dota2'), stepSeconds: vetoStepSeconds }),
])

export const matchDay = z.strictObject({
  checkInMinutes: wholeWithin(checkInMinutes),
  noShow: z.enum(noShows),
  reportBy: z.enum(reporters),
  reportMinutes: wholeWithin(reportMinutes),
  moveMinutes: z._default(wholeWithin(moveMinutes), laterMatchDayFields.moveMinutes),
  standIns: z._default(z.enum(standInRules), laterMatchDayFields.standIns),
  veto: z._default(z.nullable(veto), laterMatchDayFields.veto),
})

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
  places: z.strictObject({ players: mostPlayers, teams: mostTeams }),
  matchDay: z.nullable(matchDay),
})

const { description, prizes, contact, places } = competitionSettings.shape

/** The settings of a new competition, which has no picture yet. What is left out gets its usual value. */
export const newCompetitionSettings = z.strictObject({
  ...z.omit(competitionSettings, { bannerURL: true, matchDay: true }).shape,
  description: z._default(description, laterCompetitionFields.description),
  prizes: z._default(prizes, laterCompetitionFields.prizes),
  contact: z._default(contact, laterCompetitionFields.contact),
  places: z._default(places, laterCompetitionFields.places),
})

export type CompetitionSettings = z.output<typeof competitionSettings>

export type NewCompetitionSettings = z.output<typeof newCompetitionSettings>

export const teamName = singleLine(teamLimits.nameMin, teamLimits.nameMax)

/** Whether it is a Discord link is the domain's to say (`invalid-discord-link`); here only its size. */
export const discordLink = z.nullable(z.string().check(z.maxLength(teamLimits.discordLinkMax)))

/** Two wins, a side each. The rules of a series (`score-invalid`) are the domain's. */
export const score = z.tuple([z.number(), z.number()])

/** Whether it is one of Twitch or YouTube is the domain's to say (`unsupported-broadcast`); here only its size. */
export const broadcastLink = z.string().check(z.maxLength(liveLinkLimits.urlMax))

const liveLink = z.strictObject({
  url: broadcastLink,
  lang: z.enum(broadcastLanguages),
  title: singleLine(0, liveLinkLimits.titleMax),
})

export const liveLinks = z.array(liveLink).check(z.maxLength(liveLinkLimits.links))

/** A slot of a match: 0 above, 1 below. */
export const side = z.literal([0, 1])

/** How long the series of single rounds are, by `roundKey`: `{ 'upper-3': 5 }`. */
export const seriesByRound = z.record(
  z.string().check(z.regex(/^(main|upper|lower|final|third-place)-[1-9][0-9]?$/)),
  seriesLength,
)
