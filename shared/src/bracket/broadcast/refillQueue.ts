import {
  type BroadcastQueue,
  maxQueuedMatches,
  type QueuedMatch,
  type RefillRule,
  withAired,
  withoutEarlierEnded,
} from '../../live/broadcastQueue.ts'
import { isOver, type Match, type Section } from '../model/match.ts'
import type { Stage } from '../model/stage.ts'
import { comingMatches } from './comingMatches.ts'
import { inDrawingOrder } from '../rounds/inDrawingOrder.ts'
import { endedAt, matchOnAir } from './matchOnAir.ts'

/** A queue with a rule keeps the match on air and the next one. */
const refilledTo = 2

/** The sections whose matches a rule takes; null for all. The grand final belongs to the upper side. */
const sections: Readonly<Record<RefillRule, readonly Section[] | null>> = {
  any: null,
  upper: ['upper', 'final'],
  lower: ['lower'],
}

/**
 * Adds the next matches to the queues of the streams that have a rule, until each has two that are not over. A stream
 * without any takes a match that runs already. It takes no match that is queued, that people removed, or that the first
 * stream shows without a queue, and moves none.
 * When it adds something, it drops the matches that are over and do not stay on air. Returns the same queue if nothing is
 * missing. Needs the queued matches, and those of each stage that are not over.
 */
export function refillQueue(
  queue: BroadcastQueue,
  stages: readonly Stage[],
  matches: readonly Match[],
): BroadcastQueue {
  const byId = new Map(matches.map(match => [match.id, match]))
  const open = [...byId.values()].filter(match => !isOver(match))
  const openIds = new Set(open.map(({ id }) => id))
  const kept = withoutEarlierEnded(queue.matches, id => endedAt(byId.get(id)))
  const running = open.filter(({ status }) => status === 'running').toSorted(inDrawingOrder)
  const coming = comingMatches(stages, open)
  const taken = new Set([...kept.map(({ matchId }) => matchId), ...(queue.skipped ?? [])])
  const added: QueuedMatch[] = []
  // Every stream gets a match to show before any gets the one after it.
  for (let depth = 1; depth <= refilledTo; depth += 1) {
    for (const [stream, rule] of (queue.refill ?? []).entries()) {
      const rows = [...kept, ...added]
      const length = rows.filter(row => row.stream === stream && openIds.has(row.matchId)).length
      if (rule === null || length >= depth || rows.length >= maxQueuedMatches) continue
      const candidates = length === 0 ? [...running, ...coming] : coming
      const { bracketId } = queue
      const competition = { bracketId, broadcastQueue: { ...queue, matches: rows } }
      const shownId = stream === 0 ? undefined : matchOnAir(competition, open)?.id
      const next = candidates.find(
        ({ id, section }) => !taken.has(id) && id !== shownId && (sections[rule]?.includes(section) ?? true),
      )
      if (next === undefined) continue
      taken.add(next.id)
      added.push({ matchId: next.id, stream, locked: false })
    }
  }
  if (added.length === 0) return queue
  const next = { ...queue, matches: [...kept, ...added], revision: queue.revision + 1 }
  return withAired(next, queue, id => endedAt(byId.get(id)))
}
