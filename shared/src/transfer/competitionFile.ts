import * as z from 'zod/mini'
import { playedResults } from '../bracket/model/bracket.ts'
import { playedGames, score, side } from '../bracket/model/bracketSchemas.ts'
import { defaultSchedule, scheduleLimits } from '../bracket/model/scheduleSettings.ts'
import { competitionLimits } from '../competition/competitionLimits.ts'
import { newCompetitionSettings } from '../competition/settings/settingSchemas.ts'
import { settingNames, settingRow } from '../competition/settings/settings.ts'
import type { NewCompetitionSettings, SettingsWith } from '../competition/settings/settingTable.ts'
import { bracketLimits, stageLimits, stagesMax } from '../format/bracketLimits.ts'
import { seriesLength } from '../format/seriesSchema.ts'
import { substitutesMax, teamSize } from '../format/teamLimits.ts'
import { guestName } from '../guest/guest.ts'
import { liveLinks } from '../live/liveLinkSchemas.ts'
import { teamName } from '../team/teamSchemas.ts'
import { timestamp } from '../text/timestamp.ts'
import { boundedList } from './boundedList.ts'
import { fileStage, matchIdSchema, slotSource, stageKey } from './fileStages.ts'
import { localId } from './localId.ts'
import { personKeySchema, personKeysMax } from './personKey.ts'

export const competitionFileFormat = 'upper-bracket/competition'
/** Incremented when a reader of the previous version would misunderstand the file. */
export const competitionFileVersion = 1
/** Where the site serves the JSON Schema of this version. */
export const competitionSchemaPath = `/schemas/competition-${competitionFileVersion}.json`

/** The default applies where a setting is missing. */
export type FileSettings = Omit<NewCompetitionSettings, SettingsWith<{ readonly inFiles: false }>>

/** The settings that files contain. */
export const fileSettings = settingNames.filter(name => {
  const row = settingRow(name)
  return !('inFiles' in row) || row.inFiles
})

const paths: ReadonlySet<string> = new Set(fileSettings.map(name => settingRow(name).group ?? name))
const fields = Object.entries(newCompetitionSettings).filter(([field]) => paths.has(field))
const settings = z.strictObject(Object.fromEntries(fields)) as unknown as z.ZodMiniType<
  FileSettings,
  FileSettings
>

const rank = z.nullable(z.int())
/** Null for a deleted account. */
const playerName = z.nullable(guestName)

const player = z.strictObject({
  id: localId,
  name: playerName,
  rank,
  /** The person's accounts elsewhere, in files from other services. Our own files name none. */
  accounts: z.exactOptional(z.array(personKeySchema).check(z.minLength(1), z.maxLength(personKeysMax))),
})

const team = z.strictObject({
  id: localId,
  name: teamName,
  /** Null only in a team without players. */
  captain: z.nullable(localId),
  /** In order of joining. */
  players: z.array(localId).check(z.maxLength(teamSize)),
  substitutes: z.exactOptional(z.array(localId).check(z.maxLength(substitutesMax))),
})

const linedUp = z.strictObject({
  /** A player of the file, or someone who has left: then the id stands for that person in all line-ups. */
  player: localId,
  name: playerName,
  rank,
  captain: z.boolean(),
  standsInFor: z.nullable(z.strictObject({ player: localId, name: playerName })),
})
const lineUp = z.array(linedUp).check(z.maxLength(teamSize))

const slot = z.strictObject({
  team: z.nullable(localId),
  source: slotSource,
  /** Whether nobody plays in the slot: a bye, a team that will never come, or one that has withdrawn. */
  closed: z.boolean(),
  /** Present where an organizer moved or replaced a team, so that the team does not follow from the source. */
  byHand: z.exactOptional(z.literal(true)),
})

const plannedTime = z.exactOptional(z.nullable(timestamp))

const match = z.strictObject({
  id: matchIdSchema,
  slots: z.tuple([slot, slot]),
  bestOf: seriesLength,
  score,
  /** In the order played; missing if only the score is known. */
  games: z.exactOptional(playedGames),
  status: z.enum(['waiting', 'ready', 'running', 'finished', 'bye']),
  /** Null for a draw, if both sides forfeited, and until there is a winner. */
  winner: z.nullable(side),
  forfeits: z.tuple([z.boolean(), z.boolean()]),
  /** When the match got its status. */
  since: z.exactOptional(timestamp),
  startsAt: plannedTime,
  plannedStart: plannedTime,
  /** Who played, the upper slot first. */
  lineUps: z.exactOptional(z.strictObject({ at: timestamp, teams: z.tuple([lineUp, lineUp]) })),
})

const minutes = z.int().check(z.minimum(1), z.maximum(scheduleLimits.minutesMax))

const schedule = z.strictObject({
  minutes: z.strictObject({
    1: minutes,
    2: minutes,
    3: minutes,
    5: minutes,
    7: z._default(minutes, defaultSchedule.minutes[7]),
  }),
  pauseMinutes: z.int().check(z.minimum(0), z.maximum(scheduleLimits.pauseMax)),
  atOnce: z.nullable(z.int().check(z.minimum(1), z.maximum(scheduleLimits.atOnceMax))),
})

const withdrawal = z.strictObject({
  team: localId,
  /** The first stage in which the team takes no place. */
  stage: stageKey,
  /** The matches that it left running without a score. */
  running: z.exactOptional(z.array(matchIdSchema).check(z.maxLength(bracketLimits.teamsMax))),
  /** What its results count in the table of that stage, where an organizer has decided it. */
  results: z.exactOptional(z.enum(playedResults)),
})

const bracket = z.strictObject({
  /** The teams in the order of seeds. */
  seeds: z.array(localId).check(z.minLength(bracketLimits.teamsMin), z.maxLength(bracketLimits.teamsMax)),
  stages: z.array(fileStage).check(z.minLength(1), z.maxLength(stagesMax + 1)),
  schedule: z.nullable(schedule),
  /** The teams that have withdrawn or were disqualified. If it is missing, their closed slots say so. */
  withdrawals: z.exactOptional(z.array(withdrawal).check(z.maxLength(bracketLimits.teamsMax))),
  matches: boundedList(match, bracketLimits.matchesMax),
})

const champion = z.strictObject({ team: localId, name: teamName })

/**
 * A whole competition as a file, without accounts: no uids, contacts, pictures or chats; archives add pictures. Times are
 * milliseconds since the epoch. Players and teams have ids that are valid within the file. What the schema cannot say is
 * checked by `fileProblems`.
 */
export const competitionFile = z.strictObject({
  $schema: z.exactOptional(z.string().check(z.maxLength(500))),
  format: z.literal(competitionFileFormat),
  version: z.literal(competitionFileVersion),
  settings,
  status: z.enum(['registration', 'running', 'finished']),
  champion: z.nullable(champion),
  /** The champions of the groups of the last stage, if it has several. */
  champions: z.exactOptional(
    boundedList(z.extend(champion, { group: z.int().check(z.minimum(0)) }), stageLimits.groupsMax),
  ),
  liveLinks,
  /** The match that the organizers have chosen for the broadcast. */
  shownMatch: z.nullable(matchIdSchema),
  /** In order of joining. */
  players: boundedList(player, competitionLimits.players),
  /** Sorted by name. */
  teams: boundedList(team, bracketLimits.teamsMax),
  bracket: z.nullable(bracket),
})

export type CompetitionFile = z.output<typeof competitionFile>
export type FileMatch = z.output<typeof match>
export type FileSlot = z.output<typeof slot>
export type FileBracket = z.output<typeof bracket>
