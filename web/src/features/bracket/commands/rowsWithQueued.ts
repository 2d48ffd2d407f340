import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { withQueued } from '@upper-bracket/shared/bracket/offlineQueue/offlineQueue'
import type { OfflineQueue } from '@upper-bracket/shared/bracket/offlineQueue/queuedCommand'

const shown = new WeakMap<
  readonly Match[],
  { readonly queue: OfflineQueue; readonly rows: readonly Match[] }
>()

/** The rule by which a queue applies to a bracket; null until it is set, before there is a queue to show. */
let rule: typeof withQueued | null = null

/** Sets the rule for queues. Its code is loaded with the queue itself, which most visitors do not have. */
export function setQueueRule(apply: typeof withQueued): void {
  rule = apply
}

/**
 * Returns the streamed rows of a bracket with the queue applied. The result is cached, and the same rows are returned
 * if the queue is empty.
 */
export function rowsWithQueued(
  bracket: Bracket,
  rows: readonly Match[],
  bracketId: string,
  queue: OfflineQueue,
): readonly Match[] {
  if (queue.length === 0 || rule === null) return rows
  const known = shown.get(rows)
  if (known?.queue === queue) return known.rows
  const { matches } = rule(bracket, bracketId, queue)
  const withThem = matches === bracket.matches ? rows : rows.map(match => matches.get(match.id) ?? match)
  shown.set(rows, { queue, rows: withThem })
  return withThem
}
