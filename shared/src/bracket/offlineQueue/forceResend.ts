import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import type { CommandTarget } from '../commands/bracketCommand.ts'
import type { Bracket } from '../model/bracket.ts'
import type { Match, Side } from '../model/match.ts'
import { isSamePair, teamPair } from '../model/matchState.ts'
import { isSameScore } from '../model/series.ts'
import { discarded, enqueue, type MatchConflict, withQueued } from './offlineQueue.ts'
import type { GivenCommand, OfflineQueue, QueuedName } from './queuedCommand.ts'

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

type Step = { readonly name: QueuedName } & Pick<CommandTarget, 'score' | 'sides' | 'cascade' | 'preview'>

/** The next command that brings a match to the wanted state; null if it is there. */
function stepTowards(match: Match, wanted: Match): Step | null {
  const { status, score, forfeits } = wanted
  const isScored = isSameScore(match.score, score)
  const isForfeited = forfeits.some(Boolean)
  const isSameEnd = forfeits[0] === match.forfeits[0] && forfeits[1] === match.forfeits[1]
  const reopen: Step = { name: 'reopenMatch', cascade: false, preview: false }

  if (match.status === 'finished') {
    if (status !== 'finished' || !isSameEnd) return reopen
    if (isScored) return null
    return match.winner === wanted.winner && !isForfeited ? { name: 'correctScore', score } : reopen
  }
  if (status === 'ready') return match.status === 'ready' ? null : { name: 'unstartMatch' }
  if (isForfeited && isScored) return { name: 'forfeitMatch', sides: sidesOf(forfeits) }
  if (match.status !== 'running') return { name: 'startMatch' }
  if (status === 'finished' && !isForfeited) return { name: 'finishSeries', score }
  return isScored ? null : { name: 'setScore', score }
}

function sidesOf(forfeits: Match['forfeits']): readonly Side[] {
  return ([0, 1] as const).filter(side => forfeits[side])
}
