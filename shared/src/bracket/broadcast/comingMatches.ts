import { queuedMatches, refillRulesOf } from '../../live/broadcastQueue.ts'
import type { Match } from '../model/match.ts'
import type { Stage } from '../model/stage.ts'
import { playableMatches } from '../stages/playableMatches.ts'
import { inDrawingOrder } from '../rounds/inDrawingOrder.ts'
import { matchOnAir, openQueuedMatches, type QueueOfCompetition } from './matchOnAir.ts'

/**
 * Returns the matches that can be played, and those that wait for a team but have a planned start. The planned starts
 * decide, then the order of the drawing.
 */
export function comingMatches(stages: readonly Stage[], matches: readonly Match[]): readonly Match[] {
  const planned = matches.filter(({ status, startsAt }) => status === 'waiting' && startsAt != null)
  const start = ({ startsAt }: Match) => startsAt ?? Number.POSITIVE_INFINITY
  return [...playableMatches(stages, matches), ...planned].sort((one, other) =>
    start(one) === start(other) ? inDrawingOrder(one, other) : start(one) - start(other),
  )
}

/**
 * Returns the matches that come on a stream after the one on air: the queued ones. The first stream, as long as nobody
 * has queued anything for it, shows those of `comingMatches` that no other stream shows.
 */
export function comingOnStream(
  competition: QueueOfCompetition,
  stages: readonly Stage[],
  matches: readonly Match[],
  stream: number,
): readonly Match[] {
  const onAir = matchOnAir(competition, matches, stream)
  const queued = openQueuedMatches(competition, matches, stream)
  const rows = queuedMatches(competition.broadcastQueue, competition.bracketId)
  const rules = refillRulesOf(competition.broadcastQueue, competition.bracketId)
  const isQueued = rows.some(row => row.stream === stream) || rules[stream] != null
  if (stream > 0 || isQueued) return queued.filter(({ id }) => id !== onAir?.id)
  const elsewhere = rows.map(({ matchId }) => matchId)
  return comingMatches(stages, matches).filter(({ id }) => !elsewhere.includes(id))
}
