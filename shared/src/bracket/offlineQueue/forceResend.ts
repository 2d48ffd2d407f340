import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { stepTowards } from './stepTowards.ts'
import type { Bracket } from '../model/bracket.ts'
import { isSamePair, teamPair } from '../model/matchState.ts'
import { discarded, enqueue, type MatchConflict, withQueued } from './offlineQueue.ts'
import type { GivenCommand, OfflineQueue } from './queuedCommand.ts'

interface Given {
  readonly competitionId: string
  /** The device's time in milliseconds since the epoch. */
  readonly at: number
  readonly newId: () => string
}

/** Exceeds the number of steps between any two states of a match. */
const maxSteps = 6

/**
 * Returns the queue in which the refused commands for a match are replaced by commands that lead to the same state from
 * the current bracket, followed by the later ones. Refused with `changed-meanwhile` if other teams play in the match by
 * now, and otherwise as the server would refuse a step. Nothing changes if the conflict has been resolved already, for
 * instance in another tab.
 */
export function forceResend(
  queue: OfflineQueue,
  bracket: Bracket,
  conflict: MatchConflict,
  { competitionId, at, newId }: Given,
): Outcome<OfflineQueue> {
  const { bracketId, matchId, wanted } = conflict
  let next = discarded(queue, conflict)
  if (next.length === queue.length) return accept(queue)
  let current = withQueued(bracket, bracketId, next)
  for (let steps = 0; steps < maxSteps; steps++) {
    const match = current.matches.get(matchId)
    if (match === undefined || !isSamePair(teamPair(match), teamPair(wanted)))
      return refuse('changed-meanwhile')
    const step = stepTowards(match, wanted)
    if (step === null) return accept(next)
    const { name, ...fields } = step
    const seen = { matchId, revision: match.revision, teamIds: teamPair(match) }
    const input = { competitionId, bracketId, ...seen, ...fields }
    const enqueued = enqueue(next, current, { name, input } as GivenCommand, { id: newId(), at, sent: false })
    if (!enqueued.ok) return enqueued
    current = enqueued.value.bracket
    next = enqueued.value.queue
  }
  return refuse('changed-meanwhile')
}
