import { hash } from '../random/hash.ts'
import type { PublicBracket, PublicSnapshot } from '../snapshot/publicSnapshot.ts'
import { type ApiScene, apiCompetition, apiMatches, apiPlayers, apiStages, apiTeams } from './apiAnswers.ts'
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
  /** Absent unless the snapshot has a draft. */
  readonly draft?: DocumentTimes
}

/** A snapshot and the times of its documents. */
export interface TimedSnapshot {
  readonly snapshot: PublicSnapshot
  readonly times: SnapshotTimes
}

/**
 * What a snapshot contains: everything until `changedAt`. `count` and `bracketId` show deletions: of the documents
 * created until then, none may be missing. `layout` is a hash of what answers take from the bracket's own document, which
 * nearly every command writes without changing that.
 */
interface Cursor {
  readonly changedAt: number
  readonly count: number
  readonly bracketId: string
  readonly layout: string
}

/** How far the clock of a cursor may be ahead of a snapshot, which another instance may have read a moment earlier. */
const maxAheadMicros = 60_000_000

/** The cursor of a snapshot. Equal snapshots have equal cursors, whenever they were read. */
export function cursorOf(timed: TimedSnapshot): string {
  const { snapshot, times } = timed
  const all = allTimes(times)
  return written({
    changedAt: latest(all.map(each => each.changedAt)),
    count: all.length,
    bracketId: bracketIdIn(snapshot.bracket),
    layout: layoutOf(timed),
  })
}

/**
 * Returns the cursor that stands for `since` in a snapshot: of all that lead to the same answer, there is only one.
 * Undefined if the answer is complete: without a cursor, with one that has no valid form, and if something was deleted
 * since.
 */
export function canonicalCursor({ snapshot, times }: TimedSnapshot, since?: string): string | undefined {
  const base = readCursor(since)
  if (base === null || base.changedAt - 1000 * (snapshot.asOf + 1) > maxAheadMicros) return undefined
  if (isAhead(base, snapshot)) return written(base)
  const all = allTimes(times)
  const remaining = all.filter(({ createdAt }) => createdAt <= base.changedAt).length
  if (base.bracketId !== bracketIdIn(snapshot.bracket) || remaining !== base.count) return undefined
  const moments = all.flatMap(({ createdAt, changedAt }) => [createdAt, changedAt])
  return written({
    ...base,
    changedAt: latest(moments.filter(at => at <= base.changedAt)),
    layout: base.layout === layoutOf({ snapshot }) ? base.layout : otherLayout,
  })
}

/** Returns what has changed since a cursor; everything if that is not known (see `canonicalCursor`). */
export function changesSince(scene: ApiScene, times: SnapshotTimes, since: string | undefined): ApiChanges {
  const { snapshot } = scene
  const timed = { snapshot, times }
  const cursor = cursorOf(timed)
  const base = readCursor(canonicalCursor(timed, since))
  const competition = apiCompetition(scene)
  const [teams, players, stages, matches] = [
    apiTeams(scene),
    apiPlayers(scene),
    apiStages(scene),
    apiMatches(scene),
  ]
  if (base === null) return { complete: true, competition, stages, teams, players, matches, cursor }
  if (isAhead(base, snapshot)) {
    return {
      complete: false,
      competition: null,
      stages: null,
      teams: [],
      players: [],
      matches: [],
      cursor: written(base),
    }
  }
  const isNew = (each: DocumentTimes | undefined) => each !== undefined && each.changedAt > base.changedAt
  const newTeams = new Set([...times.teams].flatMap(([id, each]) => (isNew(each) ? [id] : [])))
  const isNewTeam = (id: string | null) => id !== null && newTeams.has(id)
  const members = new Map(snapshot.teams.map(({ id, playerUids }) => [id, playerUids]))
  const hasNewMember = (id: string) => (members.get(id) ?? []).some(uid => isNew(times.players.get(uid)))
  const hasNewLayout = base.layout !== layoutOf(timed)
  return {
    complete: false,
    competition: hasNewLayout || isNew(times.competition) ? competition : null,
    stages: hasNewLayout ? stages : null,
    teams: teams.filter(({ id }) => isNewTeam(id) || hasNewMember(id)),
    players: players.filter(({ uid }) => isNew(times.players.get(uid))),
    // A match names its teams. No command changes what it takes from the shape of its bracket.
    matches: matches.filter(
      ({ id, sides }) => isNew(times.matches.get(id)) || sides.some(({ teamId }) => isNewTeam(teamId)),
    ),
    cursor,
  }
}

/** Whether an instance with a newer snapshot has given the cursor. */
function isAhead({ changedAt }: Cursor, { asOf }: PublicSnapshot): boolean {
  return changedAt > 1000 * (asOf + 1)
}

/** No hash is written so. */
const otherLayout = '-'

function layoutOf({ snapshot }: Pick<TimedSnapshot, 'snapshot'>): string {
  const { schedule } = snapshot.bracket?.shape ?? {}
  return (hash(JSON.stringify([apiStages({ snapshot }), schedule])) >>> 0).toString(36)
}

function latest(times: readonly number[]): number {
  return times.reduce((one, other) => Math.max(one, other), 0)
}

function allTimes({
  competition,
  players,
  teams,
  bracket,
  matches,
  draft,
}: SnapshotTimes): readonly DocumentTimes[] {
  return [
    competition,
    ...players.values(),
    ...teams.values(),
    ...(bracket === null ? [] : [bracket]),
    ...matches.values(),
    ...(draft === undefined ? [] : [draft]),
  ]
}

function bracketIdIn(bracket: PublicBracket | null): string {
  return bracket?.id ?? '0'
}

function written({ changedAt, count, bracketId, layout }: Cursor): string {
  return `${changedAt.toString(36)}.${count.toString(36)}.${bracketId}.${layout}`
}

function readCursor(text: string | undefined): Cursor | null {
  const [, changedAt, count, bracketId, layout] =
    /^([\da-z]{1,11})\.([\da-z]{1,6})\.([\w-]{1,40})\.([\da-z]{1,7}|-)$/.exec(text ?? '') ?? []
  if (changedAt === undefined || count === undefined || bracketId === undefined || layout === undefined) {
    return null
  }
  return { changedAt: Number.parseInt(changedAt, 36), count: Number.parseInt(count, 36), bracketId, layout }
}
