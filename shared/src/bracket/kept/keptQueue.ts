import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { type CommandInput, type CommandOutput, commandTable } from '../commands/commandTable.ts'
import { freshnessOf } from '../commands/freshness.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { isSamePair, isSameState, type MatchState, matchState, teamPair } from '../model/matchState.ts'
import type { GivenCommand, KeptCommand, KeptName, KeptQueue } from './keptCommand.ts'

interface Keeping {
  readonly id: string
  /** Milliseconds since the epoch, by the device's clock. */
  readonly at: number
  /** Whether it was sent already, without a response. */
  readonly sent: boolean
}

interface Kept<N extends KeptName> {
  readonly queue: KeptQueue
  /** With the command: what the organizer sees from now on. */
  readonly bracket: Bracket
  /** What the server will return, as far as the device can tell. */
  readonly output: CommandOutput<N>
}

/**
 * Adds a command to the queue. `bracket` is what the organizer saw: with everything that is kept already. Refused as
 * the server would refuse it.
 */
export function keep<N extends KeptName>(
  queue: KeptQueue,
  bracket: Bracket,
  given: GivenCommand<N>,
  keeping: Keeping,
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
  const command: KeptCommand<N> = {
    ...keeping,
    ...given,
    sees: matchState(match),
    leaves,
    touches,
    refusal: null,
  }
  return accept({
    queue: [...queue, command],
    bracket: change.bracket,
    output: outputOf(given, leaves, change),
  })
}

/** The bracket of this id with what is kept for it: what the organizer sees. What is in the queue for others is ignored. */
export function withKept(bracket: Bracket, bracketId: string, queue: KeptQueue): Bracket {
  return queue.reduce((before, command) => {
    const { input, refusal } = command
    if (refusal !== null || input.bracketId !== bracketId) return before
    // What has been carried out, or overtaken, is not shown: what is there now is.
    const match = before.matches.get(input.matchId)
    const seen = queuedInput(command, command.leaves)
    if (match === undefined || freshnessOf(command.name, match, seen) !== 'unchanged') return before
    const outcome = applied(before, command)
    return outcome.ok ? outcome.value.bracket : before
  }, bracket)
}

/** The command to send next, as it is sent; null if none waits. Commands are sent one after the other. */
export function nextToSend(queue: KeptQueue): KeptCommand | null {
  const waiting = queue.filter(({ refusal }) => refusal === null)
  const [next] = waiting
  if (next === undefined) return null
  const last = waiting.findLast(({ input }) => isAbout(input, next.input)) ?? next
  return { ...next, input: queuedInput(next, last.leaves) }
}

/** Notes that a command is being sent: without a response nobody knows whether it has arrived. */
export function sending(queue: KeptQueue, id: string): KeptQueue {
  return queue.map(each => (each.id === id ? { ...each, sent: true } : each))
}

/**
 * After the response to a command: it leaves the queue or, with a `refusal`, waits for a decision; so does everything
 * that was given later and builds on it.
 */
export function settled(queue: KeptQueue, id: string, refusal: string | null): KeptQueue {
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
 * The queue without what was refused for a match. What was given since is based on the match as it was shown then, not
 * on what was refused: it stays.
 */
export function discarded(queue: KeptQueue, address: KeptAddress): KeptQueue {
  return queue.filter(({ input, refusal }) => refusal === null || !isAbout(input, address))
}

export interface KeptAddress {
  readonly bracketId: string
  readonly matchId: string
}

/** What was kept for a match and has been overtaken. */
export interface OvertakenMatch extends KeptAddress {
  /** The match as the organizer found it. */
  readonly found: MatchState
  /** The match as the organizer left it. */
  readonly wanted: Match
  readonly refusal: string
  /** Whether something of it was sent, and not only what it builds on. */
  readonly sent: boolean
}

export function overtakenMatches(queue: KeptQueue): readonly OvertakenMatch[] {
  const overtaken = new Map<string, OvertakenMatch>()
  for (const { input, sees, leaves, refusal, sent } of queue) {
    if (refusal === null) continue
    const { bracketId, matchId } = input
    const key = `${bracketId} ${matchId}`
    const before = overtaken.get(key)
    overtaken.set(key, {
      ...{ bracketId, matchId, wanted: leaves, refusal },
      found: before?.found ?? sees,
      sent: sent || before?.sent === true,
    })
  }
  return [...overtaken.values()]
}

/**
 * Whether nothing is left to decide: by now the match is as the organizer left it or, where nothing of it was sent, as
 * they found it.
 */
export function isResolved({ found, wanted, refusal, sent }: OvertakenMatch, match: Match): boolean {
  if (!isSamePair(teamPair(match), teamPair(wanted))) return false
  return isSameState(match, wanted) || (!sent && refusal === 'changed-meanwhile' && isSameState(match, found))
}

/** The matches of a bracket with commands that wait to be sent. */
export function waitingMatches(queue: KeptQueue, bracketId: string): ReadonlySet<string> {
  const waiting = queue.filter(({ input, refusal }) => refusal === null && input.bracketId === bracketId)
  return new Set(waiting.map(({ input }) => input.matchId))
}

/** What comes of a command by the rules of the domain. */
export function applied<N extends KeptName>(
  bracket: Bracket,
  { name, input }: GivenCommand<N>,
): Outcome<BracketChange> {
  return commandTable[name].apply(bracket, input)
}

function queuedInput<N extends KeptName>(
  { input, sees, sent }: KeptCommand<N>,
  left: Match,
): CommandInput<N> {
  return { ...input, queued: { sees, leadsTo: matchState(left), repeated: sent } }
}

function outputOf<N extends KeptName>(
  { name, input }: GivenCommand<N>,
  { revision }: Match,
  change: BracketChange | null,
): CommandOutput<N> {
  return { revision, ...commandTable[name].returns?.(change, input) } as CommandOutput<N>
}

function isAbout(input: KeptAddress, { bracketId, matchId }: KeptAddress): boolean {
  return input.bracketId === bracketId && input.matchId === matchId
}

function isSameBracket(one: KeptCommand, other: KeptCommand): boolean {
  return one.input.bracketId === other.input.bracketId
}

function touchesAny({ input }: KeptCommand, matchIds: ReadonlySet<string>): boolean {
  return matchIds.has(input.matchId)
}
