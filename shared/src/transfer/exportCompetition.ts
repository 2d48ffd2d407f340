import { hasTable } from '../bracket/kinds/kindOf.ts'
import { plannedIds } from '../bracket/layout/plannedIds.ts'
import type { BracketShape, Schedule } from '../bracket/model/bracket.ts'
import type { Match, Side } from '../bracket/model/match.ts'
import type { Stage } from '../bracket/model/stage.ts'
import { teamPair } from '../bracket/model/matchState.ts'
import { inDrawingOrder } from '../bracket/rounds/inDrawingOrder.ts'
import { openQueuedMatches } from '../bracket/broadcast/matchOnAir.ts'
import type { Competition } from '../competition/competition.ts'
import { pickSettings } from '../competition/settings/settings.ts'
import type { LineUp, MatchLineUps } from '../lineUp/matchLineUps.ts'
import type { Player } from '../player/player.ts'
import { profileLimits } from '../profile/profileLimits.ts'
import { publicName } from '../profile/publicName.ts'
import type { Team } from '../team/team.ts'
import { cleanLine } from '../text/cleanLine.ts'
import {
  type CompetitionFile,
  competitionFileFormat,
  competitionFileVersion,
  type FileBracket,
  type FileMatch,
  fileSettings,
} from './competitionFile.ts'
import { slotFollower } from './expectedSlots.ts'
import { checkedFile } from './readCompetitionFile.ts'
import type { ReadFile } from './transferReader.ts'

/** What a file is made of: a part of the public snapshot, and the line-ups by match id. */
export interface ExportedCompetition {
  readonly competition: Omit<Competition, 'nameWords' | 'admissions' | 'visitorUid'>
  readonly players: readonly Omit<Player, 'joinId'>[]
  readonly teams: readonly (Team & { readonly id: string })[]
  readonly bracket: {
    readonly id: string
    readonly shape: BracketShape & { readonly schedule?: Schedule }
    readonly matches: readonly Match[]
  } | null
  readonly lineUps: ReadonlyMap<string, MatchLineUps>
}

/** The ids in the file of the ids in the database. */
interface Ids {
  readonly team: (id: string) => string
  readonly player: (uid: string) => string
}

interface Writing {
  /** The address of the JSON Schema. */
  readonly schema: string
  /** Milliseconds since the epoch. */
  readonly now: number
}

/**
 * Writes a competition as a file without accounts. The file is canonical: it depends on nothing that an import changes,
 * so that the export of an imported file is the same file. Drafts are left out; the teams that they made are not.
 * Refused with what our own reader would refuse.
 */
export function exportCompetition(source: ExportedCompetition, { schema, now }: Writing): ReadFile {
  const { competition, bracket } = source
  const players = source.players.toSorted(
    (one, other) => one.joinedAt - other.joinedAt || (one.uid < other.uid ? -1 : 1),
  )
  // Names are unique within a competition.
  const teams = source.teams.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const ids: Ids = {
    team: numbered(
      't',
      teams.map(({ id }) => id),
    ),
    player: numbered(
      'p',
      players.map(({ uid }) => uid),
    ),
  }
  const { champion, champions = [], broadcastQueue } = competition
  const [shownMatch] = openQueuedMatches(
    { bracketId: bracket?.id ?? null, broadcastQueue },
    bracket?.matches ?? [],
  )
  const substitutesOf = Map.groupBy(players, ({ substituteOf }) => substituteOf)
  const file: Unchecked<CompetitionFile> = {
    $schema: schema,
    format: competitionFileFormat,
    version: competitionFileVersion,
    settings: pickSettings(competition, fileSettings),
    status: competition.status,
    champion: champion && { team: ids.team(champion.teamId), name: champion.name },
    ...(champions.length > 0 && {
      champions: champions.map(({ teamId, name, group }) => ({ team: ids.team(teamId), name, group })),
    }),
    liveLinks: competition.liveLinks,
    shownMatch: shownMatch?.id ?? null,
    players: players.map(({ uid, displayName, rankTier }) => ({
      id: ids.player(uid),
      name: fileName(displayName),
      rank: rankTier,
    })),
    teams: teams.map(({ id, name, captainUid, playerUids }) => ({
      id: ids.team(id),
      name,
      captain: captainUid && ids.player(captainUid),
      players: playerUids.map(ids.player),
      ...(substitutesOf.has(id) && {
        substitutes: substitutesOf.get(id)?.map(({ uid }) => ids.player(uid)),
      }),
    })),
    bracket: bracket && bracketOf(bracket, source.lineUps, ids),
  }
  // The reader puts all fields in the order of the schema.
  return checkedFile(JSON.parse(JSON.stringify(file)), now)
}

function bracketOf(
  { shape, matches }: NonNullable<ExportedCompetition['bracket']>,
  lineUps: ExportedCompetition['lineUps'],
  ids: Ids,
): Unchecked<FileBracket> {
  const planned = plannedIds(shape)
  const inOrder = matches.filter(({ id }) => planned.has(id)).toSorted(inDrawingOrder)
  const follows = slotFollower({ shape, matches: new Map(inOrder.map(match => [match.id, match])) })
  const { schedule, withdrawals } = shape
  // A team that was replaced before it has played occurs nowhere any more, and can be deleted.
  const present = new Set([...shape.teamIds, ...matches.flatMap(teamPair)])
  return {
    seeds: shape.teamIds.map(ids.team),
    stages: shape.stages.map(stage => stageOf(stage, ids)),
    schedule: schedule
      ? { minutes: schedule.minutes, pauseMinutes: schedule.pauseMinutes, atOnce: schedule.atOnce }
      : null,
    ...(withdrawals && {
      withdrawals: withdrawals
        .filter(({ teamId }) => present.has(teamId))
        .map(({ teamId, ...withdrawal }) => ({ team: ids.team(teamId), ...withdrawal })),
    }),
    matches: inOrder.map(match => matchOf(match, lineUps.get(match.id), follows, ids)),
  }
}

function stageOf(stage: Stage, ids: Ids) {
  const { rounds: _, ...rest } = stage
  if (!hasTable(stage) || stage.table.tieOrders === undefined) return rest
  const tieOrders = stage.table.tieOrders.map(order => ({ ...order, teamIds: order.teamIds.map(ids.team) }))
  return { ...rest, table: { ...stage.table, tieOrders } }
}

/** The fields of a match that follow from its id and the stages, or count its changes. */
type Implied = 'stage' | 'group' | 'section' | 'round' | 'position' | 'winnerTo' | 'loserTo' | 'revision'

function matchOf(
  match: Match,
  lineUps: MatchLineUps | undefined,
  follows: (match: Match, side: Side) => boolean,
  ids: Ids,
): Unchecked<FileMatch> {
  const slot = (side: Side) => {
    const { teamId, source, closed } = match.slots[side]
    const team = teamId && ids.team(teamId)
    return { team, source, closed, ...(!follows(match, side) && { byHand: true }) }
  }
  const { id, bestOf, score, games, status, winner, forfeits, since, startsAt, plannedStart } = match
  const own: Readonly<Record<Exclude<keyof Match, Implied>, unknown>> = {
    id,
    slots: [slot(0), slot(1)],
    bestOf,
    score,
    games,
    status,
    winner,
    forfeits,
    since: since?.at,
    startsAt,
    plannedStart,
  }
  return {
    ...own,
    ...(lineUps && { lineUps: { at: lineUps.at, teams: lineUps.teams.map(team => lineUpOf(team, ids)) } }),
  }
}

function lineUpOf({ players }: LineUp, ids: Ids) {
  return players.map(({ uid, name, rankTier, captain, standsInFor }) => ({
    player: ids.player(uid),
    name: fileName(name),
    rank: rankTier,
    captain,
    standsInFor: standsInFor && { player: ids.player(standsInFor.uid), name: fileName(standsInFor.name) },
  }))
}

/** Numbers ids in their order. An id that is not known is numbered after them when it is first asked for. */
function numbered(prefix: string, known: readonly string[]): (id: string) => string {
  const numbers = new Map(known.map((id, index) => [id, `${prefix}${index + 1}`]))
  return id => {
    const number = numbers.get(id) ?? `${prefix}${numbers.size + 1}`
    numbers.set(id, number)
    return number
  }
}

/** A name without an e-mail address, in the form that guests can have. */
function fileName(name: string | null): string | null {
  return name && (cleanLine(publicName({ displayName: name }), profileLimits.displayNameMax) || 'Player')
}

type Unchecked<T> = { readonly [Key in keyof T]: unknown }
