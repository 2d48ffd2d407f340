import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import type { CommandInput, CommandOutput } from '../commands/commandTable.ts'
import { freshnessOf } from '../commands/freshness.ts'
import { predictedCommands } from '../commands/predictedCommands.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { isSamePair, isSameState, type MatchState, matchState, teamPair } from '../model/matchState.ts'
import type { GivenCommand, OfflineQueue, QueuedCommand, QueuedName } from './queuedCommand.ts'

interface QueueEntry {
  readonly id: string
  /** The device's time in milliseconds since the epoch. */
  readonly at: number
  /** Whether it was sent before, without a response. */
  readonly sent: boolean
}

interface Kept<N extends QueuedName> {
  readonly queue: OfflineQueue
  /** The bracket after the command, which the organizer sees from now on. */
  readonly bracket: Bracket
  /** The output that the server is expected to return. */
  readonly output: CommandOutput<N>
}

/**
 * Adds a command to the queue, and drops the conflict that it decides. `bracket` is the bracket that the organizer saw,
 * with all queued commands applied. Refuses with the code that the server would return.
 */
export function enqueue<N extends QueuedName>(
  queue: OfflineQueue,
  bracket: Bracket,
  given: GivenCommand<N>,
  entry: QueueEntry,
): Outcome<Kept<N>> {
  const { matchId } = given.input
  const match = bracket.matches.get(matchId)
  if (match === undefined) return refuse('not-found')
  const unchanged = () => accept({ queue, bracket, output: outputOf(given, match, null) })
  const freshness = freshnessOf(given.name, match, given.input)
  if (freshness === 'done') return unchanged()
  if (freshness === 'changed') return refuse('changed-meanwhile')
  const outcome = applied(bracket, given)
  if (!outcome.ok) return outcome
  const change = outcome.value
  const leaves = change.bracket.matches.get(matchId)
  if (leaves === undefined || change.changes.length === 0) return unchanged()

  const touches = change.changes.map(([each]) => each.id)
  const command: QueuedCommand<N> = {
    ...entry,
    ...given,
    sees: matchState(match),
    leaves,
    touches,
    refusal: null,
  }
  return accept({
    queue: [...withoutSuperseded(queue, given), command],
    bracket: change.bracket,
    output: outputOf(given, leaves, change),
  })
}

/**
 * The bracket with the commands queued for it applied: what the organizer sees. Commands for other brackets are
 * ignored.
 */
export function withQueued(bracket: Bracket, bracketId: string, queue: OfflineQueue): Bracket {
  return queue.reduce((before, command) => {
    const { input, refusal } = command
    if (refusal !== null || input.bracketId !== bracketId) return before
    // A command that was carried out, or is in conflict, is not applied: the current state is shown.
    const match = before.matches.get(input.matchId)
    const seen = queuedInput(command, command.leaves)
    if (match === undefined || freshnessOf(command.name, match, seen) !== 'unchanged') return before
    const outcome = applied(before, command)
    return outcome.ok ? outcome.value.bracket : before
  }, bracket)
}

/** The command to send next; null if none waits. Commands are sent one after the other. */
export function nextToSend(queue: OfflineQueue): QueuedCommand | null {
  const waiting = queue.filter(({ refusal }) => refusal === null)
  const [next] = waiting
  if (next === undefined) return null
  const last = waiting.findLast(({ input }) => isAbout(input, next.input)) ?? next
  return { ...next, input: queuedInput(next, last.leaves) }
}

/** Marks a command as sent: without a response it is unknown whether it has arrived. */
export function sending(queue: OfflineQueue, id: string): OfflineQueue {
  return queue.map(each => (each.id === id ? { ...each, sent: true } : each))
}

/**
 * The queue after the response to a command. The command leaves the queue or, with a `refusal`, waits for a decision
 * together with all later commands that build on it.
 */
export function settled(queue: OfflineQueue, id: string, refusal: string | null): OfflineQueue {
  const at = queue.findIndex(each => each.id === id)
  const command = queue[at]
  if (command === undefined) return queue
  if (refusal === null) return queue.filter(each => each !== command)
  const doubtful = new Set<string>()
  return queue.map((each, index) => {
    const isDoubtful =
      index === at || (index > at && isSameBracket(each, command) && touchesAny(each, doubtful))
    if (!isDoubtful) return each
    for (const matchId of each.touches) doubtful.add(matchId)
    return { ...each, refusal: each.refusal ?? refusal }
  })
}

/**
 * The queue without the refused commands of a match. Later commands stay: they are based on the match as it was shown
 * then, not on what was refused.
 */
export function discarded(queue: OfflineQueue, address: QueuedAddress): OfflineQueue {
  return queue.filter(({ input, refusal }) => refusal === null || !isAbout(input, address))
}

const scoring: ReadonlySet<QueuedName> = new Set(['setScore', 'finishSeries', 'correctScore', 'forfeitMatch'])

/**
 * The queue without the refused commands of a match for which the organizer has since entered another score: sending
 * them anyway would revert that score.
 */
export function withoutSuperseded(
  queue: OfflineQueue,
  { name, input }: Pick<GivenCommand, 'name'> & { readonly input: QueuedAddress },
): OfflineQueue {
  return scoring.has(name) ? discarded(queue, input) : queue
}

export interface QueuedAddress {
  readonly bracketId: string
  readonly matchId: string
}

/** The queued commands of a match that conflict with its current state. */
export interface MatchConflict extends QueuedAddress {
  /** The match as the server has it. */
  readonly found: MatchState
  /** The match as the organizer left it. */
  readonly wanted: Match
  readonly refusal: string
  /** Whether one of the refused commands itself was sent, and not only one that it builds on. */
  readonly sent: boolean
}

export function matchConflicts(queue: OfflineQueue): readonly MatchConflict[] {
  const conflict = new Map<string, MatchConflict>()
  for (const { input, sees, leaves, refusal, sent } of queue) {
    if (refusal === null) continue
    const { bracketId, matchId } = input
    const key = `${bracketId} ${matchId}`
    const before = conflict.get(key)
    conflict.set(key, {
      bracketId,
      matchId,
      wanted: leaves,
      refusal,
      found: before?.found ?? sees,
      sent: sent || before?.sent === true,
    })
  }
  return [...conflict.values()]
}

/**
 * Whether no decision is needed any more: the match is by now as the organizer left it or, if nothing was sent, as they
 * found it.
 */
export function isResolved({ found, wanted, refusal, sent }: MatchConflict, match: Match): boolean {
  if (!isSamePair(teamPair(match), teamPair(wanted))) return false
  return isSameState(match, wanted) || (!sent && refusal === 'changed-meanwhile' && isSameState(match, found))
}

/** The result of a command by the rules of the domain. */
export function applied<N extends QueuedName>(
  bracket: Bracket,
  { name, input }: GivenCommand<N>,
): Outcome<BracketChange> {
  return predictedCommands[name].apply(bracket, input)
}

function queuedInput<N extends QueuedName>(
  { input, sees, sent }: QueuedCommand<N>,
  left: Match,
): CommandInput<N> {
  return { ...input, queued: { sees, leadsTo: matchState(left), repeated: sent } }
}

function outputOf<N extends QueuedName>(
  { name, input }: GivenCommand<N>,
  { revision }: Match,
  change: BracketChange | null,
): CommandOutput<N> {
  return { revision, ...predictedCommands[name].returns?.(change, input) } as CommandOutput<N>
}

function isAbout(input: QueuedAddress, { bracketId, matchId }: QueuedAddress): boolean {
  return input.bracketId === bracketId && input.matchId === matchId
}

function isSameBracket(one: QueuedCommand, other: QueuedCommand): boolean {
  return one.input.bracketId === other.input.bracketId
}

function touchesAny({ input }: QueuedCommand, matchIds: ReadonlySet<string>): boolean {
  return matchIds.has(input.matchId)
}
