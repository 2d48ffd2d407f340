import type { PublicBracket, PublicSnapshot } from '../snapshot/publicSnapshot.ts'
import { type ApiScene, apiCompetition, apiMatches, apiStages, apiTeams } from './apiAnswers.ts'
import type { ApiChanges } from './bracketSchemas.ts'

/** When a document was created and last changed, by the database's clock, in microseconds since the epoch. */
export interface DocumentTimes {
  readonly createdAt: number
  readonly changedAt: number
}

/** The times of the documents of a snapshot, by their ids. */
export interface SnapshotTimes {
  readonly competition: DocumentTimes
  readonly players: ReadonlyMap<string, DocumentTimes>
  readonly teams: ReadonlyMap<string, DocumentTimes>
  /** Null if there is no bracket. */
  readonly bracket: DocumentTimes | null
  readonly matches: ReadonlyMap<string, DocumentTimes>
}

/** A snapshot and the times of its documents. */
export interface TimedSnapshot {
  readonly snapshot: PublicSnapshot
  readonly times: SnapshotTimes
}

/**
 * What a snapshot contains: everything until `changedAt`. `count` and `bracketId` show deletions: of the documents
 * created until then, none may be missing.
 */
interface Cursor {
  readonly changedAt: number
  readonly count: number
  readonly bracketId: string
}

/** How far the clock of a cursor may be ahead of a snapshot, which another instance may have read a moment earlier. */
const maxAheadMicros = 60_000_000

/** The cursor of a snapshot. Equal snapshots have equal cursors, whenever they were read. */
export function cursorOf({ snapshot, times }: TimedSnapshot): string {
  const all = allTimes(times)
  const changedAt = all.reduce((latest, each) => Math.max(latest, each.changedAt), 0)
  return written({ changedAt, count: all.length, bracketId: bracketIdIn(snapshot.bracket) })
}

/**
 * Returns what has changed since a cursor. The answer is complete without a cursor, with one that has no valid form,
 * and if something was deleted since.
 */
export function changesSince(scene: ApiScene, times: SnapshotTimes, since: string | undefined): ApiChanges {
  const { snapshot } = scene
  const cursor = cursorOf({ snapshot, times })
  const base = readCursor(since)
  const competition = apiCompetition(scene)
  const [teams, stages, matches] = [apiTeams(scene), apiStages(scene), apiMatches(scene)]
  if (base === null) return { complete: true, competition, stages, teams, matches, cursor }
  const aheadBy = base.changedAt - 1000 * (snapshot.asOf + 1)
  if (aheadBy > 0 && aheadBy <= maxAheadMicros) {
    return { complete: false, competition: null, stages: null, teams: [], matches: [], cursor: written(base) }
  }
  const remaining = allTimes(times).filter(({ createdAt }) => createdAt <= base.changedAt).length
  if (base.bracketId !== bracketIdIn(snapshot.bracket) || remaining !== base.count) {
    return { complete: true, competition, stages, teams, matches, cursor }
  }
  const isNew = (each: DocumentTimes | null | undefined) =>
    each !== undefined && each !== null && each.changedAt > base.changedAt
  const newTeams = new Set([...times.teams].flatMap(([id, each]) => (isNew(each) ? [id] : [])))
  const isNewTeam = (id: string | null) => id !== null && newTeams.has(id)
  const members = new Map(snapshot.teams.map(({ id, playerUids }) => [id, playerUids]))
  const hasNewMember = (id: string) => (members.get(id) ?? []).some(uid => isNew(times.players.get(uid)))
  return {
    complete: false,
    competition: isNew(times.competition) ? competition : null,
    stages: isNew(times.bracket) ? stages : null,
    teams: teams.filter(({ id }) => isNewTeam(id) || hasNewMember(id)),
    // A match names its teams. No command changes what it takes from the shape of its bracket.
    matches: matches.filter(
      ({ id, sides }) => isNew(times.matches.get(id)) || sides.some(({ teamId }) => isNewTeam(teamId)),
    ),
    cursor,
  }
}

function allTimes({
  competition,
  players,
  teams,
  bracket,
  matches,
}: SnapshotTimes): readonly DocumentTimes[] {
  return [
    competition,
    ...players.values(),
    ...teams.values(),
    ...(bracket === null ? [] : [bracket]),
    ...matches.values(),
  ]
}

function bracketIdIn(bracket: PublicBracket | null): string {
  return bracket?.id ?? '0'
}

function written({ changedAt, count, bracketId }: Cursor): string {
  return `${changedAt.toString(36)}.${count.toString(36)}.${bracketId}`
}

function readCursor(text: string | undefined): Cursor | null {
  const [, changedAt, count, bracketId] =
    /^([\da-z]{1,11})\.([\da-z]{1,6})\.([\w-]{1,40})$/.exec(text ?? '') ?? []
  if (changedAt === undefined || count === undefined || bracketId === undefined) return null
  return { changedAt: Number.parseInt(changedAt, 36), count: Number.parseInt(count, 36), bracketId }
}
