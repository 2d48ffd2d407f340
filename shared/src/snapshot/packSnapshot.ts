import type { Competition } from '../competition/competition.ts'
import { pickSettings, settingNames } from '../competition/settings/settings.ts'
import type { CompetitionSettings } from '../competition/settings/settingTable.ts'
import type { Player } from '../player/player.ts'
import { type Packed, type PackedRows, packRows, unpackRows, valuesOf } from './packedRows.ts'
import { draftField } from './draftFields.ts'
import type { PublicBracket, PublicCompetition, PublicSnapshot, PublicTeam } from './publicSnapshot.ts'
import {
  eachOf,
  matchFields,
  matchIdFields,
  placeIn,
  playerFields,
  publicCommentatorFields,
  teamFields,
} from './snapshotFields.ts'
import { type PackedStage, packStage, unpackStage } from './stageFields.ts'

/** Incremented with every change of the format. A page ignores snapshots of an unknown version. */
const snapshotVersion = 11

/** A snapshot as JSON. Repeated ids are replaced by list indexes, and derivable values are left out. */
export interface PackedSnapshot {
  readonly version: typeof snapshotVersion
  readonly asOf: number
  readonly competition: PublicCompetition
  readonly players: PackedRows
  readonly teams: PackedRows
  readonly bracket: PackedBracket | null
  readonly publicCommentators: PackedRows
  readonly draft?: Packed
}

interface PackedBracket {
  readonly id: string
  readonly shape: Omit<PublicBracket['shape'], 'teamIds' | 'stages'>
  readonly stages: readonly PackedStage[]
  /** Sorted by seed. */
  readonly teams: Packed
  readonly matches: PackedRows
}

/** Packs only the listed fields of each document. */
export function packSnapshot(snapshot: PublicSnapshot): PackedSnapshot {
  const { asOf, teams, bracket, publicCommentators, draft } = snapshot
  const players = byTeam(snapshot.players, teams)
  const competition = publicCompetition(snapshot.competition)
  const teamIds = teams.map(({ id }) => id)
  const uids = players.map(({ uid }) => uid)
  return {
    version: snapshotVersion,
    asOf,
    competition,
    players: packRows(players, playerFields(teamIds, competition)),
    teams: packRows(teams, teamFields(uids)),
    bracket: bracket && packBracket(bracket, teamIds),
    publicCommentators: packRows(publicCommentators, publicCommentatorFields),
    ...(draft && { draft: draftField(uids).pack(draft, null) }),
  }
}

/** Unpacks a snapshot; null if it is not a snapshot of this version. */
export function unpackSnapshot(packed: unknown): PublicSnapshot | null {
  if (!isOfThisVersion(packed)) return null
  const { asOf, competition, draft } = packed
  // Teams refer to players and players to teams, so the ids of both are unpacked first.
  const teamIds = valuesOf(packed.teams.columns['id']).map(String)
  const uids = valuesOf(packed.players.columns['uid']).map(String)
  return {
    asOf,
    competition,
    players: inOrder(unpackRows(packed.players, playerFields(teamIds, competition))),
    teams: unpackRows(packed.teams, teamFields(uids)),
    bracket: packed.bracket && unpackBracket(packed.bracket, teamIds),
    publicCommentators: unpackRows(packed.publicCommentators, publicCommentatorFields),
    ...(draft !== undefined && { draft: draftField(uids).unpack(draft, null) }),
  }
}

/** Sorts players by team, so that a team refers to its players by a range of indexes. */
function byTeam(players: readonly Player[], teams: readonly PublicTeam[]): readonly Player[] {
  const places = new Map(teams.flatMap(team => team.playerUids).map((uid, place) => [uid, place]))
  const placeOf = ({ uid }: Player) => places.get(uid) ?? places.size
  return players.toSorted((one, other) => placeOf(one) - placeOf(other))
}

function inOrder(players: readonly Player[]): readonly Player[] {
  return players.toSorted((one, other) => (one.uid < other.uid ? -1 : 1))
}

function isOfThisVersion(packed: unknown): packed is PackedSnapshot {
  return (
    typeof packed === 'object' && packed !== null && 'version' in packed && packed.version === snapshotVersion
  )
}

function packBracket({ id, shape, matches }: PublicBracket, teamIds: readonly string[]): PackedBracket {
  const { createdAt, schedule, takers, withdrawals } = shape
  const matchIds = matches.map(match => match.id)
  return {
    id,
    shape: {
      createdAt,
      ...(schedule && { schedule }),
      ...(takers && { takers }),
      ...(withdrawals && { withdrawals }),
    },
    stages: shape.stages.map(packStage),
    teams: eachOf(placeIn<string>(teamIds)).pack(shape.teamIds, null),
    matches: packRows(matches, matchFields(matchIds, teamIds, shape, createdAt)),
  }
}

function unpackBracket(
  { id, shape, stages, teams, matches }: PackedBracket,
  teamIds: readonly string[],
): PublicBracket {
  const matchIds = unpackRows(matches, matchIdFields).map(match => match.id)
  const unpacked = {
    ...shape,
    teamIds: eachOf(placeIn<string>(teamIds)).unpack(teams, null),
    stages: stages.map(unpackStage),
  }
  return {
    id,
    shape: unpacked,
    matches: unpackRows(matches, matchFields(matchIds, teamIds, unpacked, shape.createdAt)),
  }
}

/** The fields other than settings. All of them are public, because the document is. */
const otherFields: Readonly<Record<Exclude<keyof PublicCompetition, keyof CompetitionSettings>, true>> = {
  ownerUid: true,
  ownerName: true,
  adminUids: true,
  adminNames: true,
  producerUids: true,
  status: true,
  bracketId: true,
  champion: true,
  champions: true,
  liveLinks: true,
  sponsors: true,
  broadcastQueue: true,
  draftId: true,
  seeksCommentators: true,
  onPage: true,
  playerCount: true,
  teamCount: true,
  entryQueue: true,
  readinessCheck: true,
  revision: true,
  createdAt: true,
  updatedAt: true,
}

function publicCompetition(competition: PublicCompetition | Competition): PublicCompetition {
  const others = Object.entries(competition).filter(([field]) => Object.hasOwn(otherFields, field))
  return { ...pickSettings(competition, settingNames), ...Object.fromEntries(others) } as PublicCompetition
}
