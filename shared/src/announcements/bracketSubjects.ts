import { teamAhead } from '../bracket/model/advantage.ts'
import type { BracketChange } from '../bracket/model/bracket.ts'
import { isOver, type Match } from '../bracket/model/match.ts'
import { figures, isSameScore } from '../bracket/model/series.ts'
import { playability } from '../bracket/stages/playableMatches.ts'
import { competitionResult } from '../bracket/standings/competitionResult.ts'
import { championKey, championsOf } from '../competition/champions.ts'
import type { Competition } from '../competition/competition.ts'
import { type BroadcastQueue, type QueuedMatch, queuedMatches } from '../live/broadcastQueue.ts'
import { championSubject, subject } from './subject.ts'

/**
 * Returns the subjects that may have to be announced, or announced differently, after a command on a bracket. The line
 * itself is built when it is sent, from the state at that time.
 * In a table a match is announced once it is playable.
 * @param isWhole whether `change` holds the whole bracket; otherwise it holds the matches of its stage that are not over
 */
export function bracketSubjects(
  competition: Pick<Competition, 'status' | 'champion' | 'champions' | 'broadcastQueue'>,
  bracketId: string,
  change: BracketChange,
  { isWhole }: { readonly isWhole: boolean },
): readonly string[] {
  const { playable, opened } = playability(change)
  const isNewPair = (before: Match, after: Match) => {
    const isLater = pairOf(before) === null && after.status === 'ready' && !playable.has(after.id)
    return pairOf(before) !== pairOf(after) && !isLater
  }
  const ofMatches = change.changes.flatMap(([before, after]) => [
    ...(isNewResult(before, after) ? [subject('result', bracketId, after.id)] : []),
    ...(isNewPair(before, after) ? [subject('next', bracketId, after.id)] : []),
  ])
  const result = competitionResult(competition, change.bracket, { isWhole })
  const [before, after = before] = [championsOf(competition), result?.champions]
  const known = [before.map(championKey), after.map(championKey)]
  const changed = [...before, ...after].filter(each => !known.every(keys => keys.includes(championKey(each))))
  const ofChampions = new Set(changed.map(each => championSubject(bracketId, each)))
  // Results come first, so that readers of one message see them first.
  const results = ofMatches.filter(each => each.startsWith('result'))
  return [
    ...results,
    ...ofChampions,
    ...ofMatches.filter(each => !results.includes(each)),
    ...opened.map(({ id }) => subject('next', bracketId, id)),
    ...broughtOnAir(competition.broadcastQueue, bracketId, change).map(id => subject('onAir', bracketId, id)),
  ]
}

/**
 * Returns the subjects that may have to be announced after a change of the broadcast's queue: the first two matches of
 * each stream where these change, because the match on air can be behind one that has ended.
 */
export function queueSubjects(before: BroadcastQueue | null, after: BroadcastQueue): readonly string[] {
  const previous = firstTwo(queuedMatches(before, after.bracketId))
  return [...firstTwo(after.matches)].flatMap(([stream, ids]) =>
    ids.join() === previous.get(stream)?.join() ? [] : ids.map(id => subject('onAir', after.bracketId, id)),
  )
}

/** Returns the ids of the first two matches of each stream. */
function firstTwo(matches: readonly QueuedMatch[]): ReadonlyMap<number, readonly string[]> {
  const streams = Map.groupBy(matches, ({ stream }) => stream)
  return new Map([...streams].map(([stream, rows]) => [stream, rows.slice(0, 2).map(row => row.matchId)]))
}

/** The ids of the queued matches that may have come on air: those that started, and those after one that ended. */
function broughtOnAir(
  queue: Competition['broadcastQueue'],
  bracketId: string,
  { changes }: BracketChange,
): readonly string[] {
  const queued = queuedMatches(queue, bracketId)
  return changes.flatMap(([before, after]) => {
    const place = queued.findIndex(({ matchId }) => matchId === after.id)
    const { stream } = queued[place] ?? {}
    if (stream === undefined || before.status === after.status) return []
    if (!isOver(after)) return after.status === 'running' ? [after.id] : []
    return queued.slice(place + 1).find(each => each.stream === stream)?.matchId ?? []
  })
}

function isNewResult(before: Match, after: Match): boolean {
  const [was, is] = [before.status === 'finished', after.status === 'finished']
  if (!was && !is) return false
  return (
    was !== is ||
    before.winner !== after.winner ||
    !isSameScore(figures(before), figures(after)) ||
    before.forfeits.join() !== after.forfeits.join() ||
    teamsOf(before) !== teamsOf(after)
  )
}

/** A key for the two teams and who starts ahead; null while one is unknown, and for matches that nobody plays. */
function pairOf(match: Match): string | null {
  return match.status === 'waiting' || match.status === 'bye'
    ? null
    : [teamsOf(match), teamAhead(match)].join()
}

function teamsOf({ slots }: Match): string {
  return slots.map(({ teamId }) => teamId).join()
}
