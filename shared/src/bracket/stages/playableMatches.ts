import { hasTable } from '../kinds/kindOf.ts'
import type { BracketChange } from '../model/bracket.ts'
import { isOver, type Match } from '../model/match.ts'
import type { Stage } from '../model/stage.ts'

/**
 * The ready matches to which teams can be called, in the given order. In a table all matches of a team are ready at
 * once: it is called to the first one that is not over, and to none while it plays another. An elimination leads a team
 * from one match to the next, so that every ready match is playable. Needs the matches of each stage that are not over.
 */
export function playableMatches(stages: readonly Stage[], matches: Iterable<Match>): readonly Match[] {
  const tables = new Set(stages.filter(hasTable).map(({ key }) => key))
  const open = [...matches].filter(match => !isOver(match))
  const groups = Map.groupBy(
    open.filter(match => tables.has(match.stage)),
    ({ stage, group }) => `${stage} ${group}`,
  )
  const first = new Set([...groups.values()].flatMap(firstMatches))
  return open.filter(match => match.status === 'ready' && (!tables.has(match.stage) || first.has(match)))
}

/** The matches of a group in which neither team has another one before it. */
function firstMatches(open: readonly Match[]): readonly Match[] {
  const busy = new Set<string>()
  return inPlayingOrder(open).filter(match => {
    const teamIds = match.slots.flatMap(({ teamId }) => teamId ?? [])
    const isFirst = !teamIds.some(teamId => busy.has(teamId))
    for (const teamId of teamIds) busy.add(teamId)
    return isFirst
  })
}

/**
 * Running matches come first, then the planned starts decide, because teams can move a match behind one of a later
 * round. A match without a planned start follows those of earlier rounds.
 */
function inPlayingOrder(open: readonly Match[]): readonly Match[] {
  let latest = -Infinity
  return open
    .toSorted((one, other) => one.round - other.round)
    .map(match => {
      const at = match.startsAt ?? latest
      latest = Math.max(latest, at)
      return { match, at, isRunning: match.status === 'running' }
    })
    .toSorted(
      (one, other) =>
        Number(other.isRunning) - Number(one.isRunning) ||
        Number(one.at > other.at) - Number(one.at < other.at),
    )
    .map(({ match }) => match)
}

/** The effect of a change on the matches to which teams are called. */
export interface Playability {
  /** The ids of the matches that are playable after the change. */
  readonly playable: ReadonlySet<string>
  /** The unchanged matches that become playable, because an earlier match of their teams is over. */
  readonly opened: readonly Match[]
  /** The unchanged matches that are no longer playable, because an earlier match of their teams is open again. */
  readonly closed: readonly Match[]
}

/** Compares the playable matches before and after a change. Needs the matches of each stage that are not over. */
export function playability({ bracket, changes }: BracketChange): Playability {
  const { stages } = bracket.shape
  const earlier = new Map(changes.map(([before]) => [before.id, before]))
  const matches = [...bracket.matches.values()]
  const after = playableMatches(stages, matches)
  const playable = new Set(after.map(({ id }) => id))
  if (!stages.some(hasTable)) return { playable, opened: [], closed: [] }
  const before = playableMatches(
    stages,
    matches.map(match => earlier.get(match.id) ?? match),
  )
  const wasPlayable = new Set(before.map(({ id }) => id))
  const isUnchanged = ({ id }: Match) => !earlier.has(id)
  return {
    playable,
    opened: after.filter(match => isUnchanged(match) && !wasPlayable.has(match.id)),
    closed: before.filter(match => isUnchanged(match) && !playable.has(match.id)),
  }
}
