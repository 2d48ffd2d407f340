import type { CommandTarget } from '../commands/bracketCommand.ts'
import type { CommandInput, CommandName } from '../commands/commandTable.ts'
import type { Match } from '../model/match.ts'
import type { MatchState } from '../model/matchState.ts'

/** The commands that an organizer's device queues while it is offline: those that score matches. */
export const queuedNames = [
  'startMatch',
  'unstartMatch',
  'setScore',
  'finishSeries',
  'correctScore',
  'forfeitMatch',
  'reopenMatch',
] as const satisfies readonly CommandName[]

export type QueuedName = (typeof queuedNames)[number]

/** A command as the organizer gave it. */
export interface GivenCommand<N extends QueuedName = QueuedName> {
  readonly name: N
  /** Its revision is that of the match after the commands queued before it. */
  readonly input: CommandInput<N>
}

/** A command that waits on a device to be sent. Plain data: it is stored, and read by other tabs. */
export interface QueuedCommand<N extends QueuedName = QueuedName> extends GivenCommand<N> {
  readonly id: string
  /** When it was given: the device's time in milliseconds since the epoch. */
  readonly at: number
  /** The match as it was shown before. */
  readonly sees: MatchState
  /** The match as it was shown afterwards. */
  readonly leaves: Match
  /** The matches that it was shown to change: later commands on them depend on it. */
  readonly touches: readonly string[]
  /** The code with which it was refused, so that the organizer has to decide; null while it waits. */
  readonly refusal: string | null
  /** Whether it was sent before, so that it may have arrived. */
  readonly sent: boolean
}

/** The queued commands in the order in which they were given. */
export type OfflineQueue = readonly QueuedCommand[]

/** Whether a command can be queued. A command that needs a preview by the server cannot. */
export function isQueueable(name: CommandName, { preview, cascade }: CommandTarget): name is QueuedName {
  return queuedNames.some(each => each === name) && preview !== true && cascade !== true
}

/** The matches of a bracket with commands that wait to be sent. */
export function waitingMatches(queue: OfflineQueue, bracketId: string): ReadonlySet<string> {
  const waiting = queue.filter(({ input, refusal }) => refusal === null && input.bracketId === bracketId)
  return new Set(waiting.map(({ input }) => input.matchId))
}
