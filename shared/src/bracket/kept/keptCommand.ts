import type { CommandTarget } from '../commands/bracketCommand.ts'
import type { CommandInput, CommandName } from '../commands/commandTable.ts'
import type { Match } from '../model/match.ts'
import type { MatchState } from '../model/matchState.ts'

/** The commands that an organizer's device keeps while there is no network: those by which matches are scored. */
export const keptNames = [
  'startMatch',
  'unstartMatch',
  'setScore',
  'finishSeries',
  'correctScore',
  'forfeitMatch',
  'reopenMatch',
] as const satisfies readonly CommandName[]

export type KeptName = (typeof keptNames)[number]

/** A command as somebody gave it. */
export interface GivenCommand<N extends KeptName = KeptName> {
  readonly name: N
  /** Of the match as it is once the commands kept before it have been carried out. */
  readonly input: CommandInput<N>
}

/** A command that waits on a device to be sent. Plain data: it is stored, and read by other tabs. */
export interface KeptCommand<N extends KeptName = KeptName> extends GivenCommand<N> {
  readonly id: string
  /** When it was given, in milliseconds since the epoch by the device's clock. */
  readonly at: number
  /** The match as it was shown before. */
  readonly sees: MatchState
  /** The match as it was shown afterwards. */
  readonly leaves: Match
  /** The matches that it was shown to change: what was decided about them later depends on it. */
  readonly touches: readonly string[]
  /** The code with which it was refused, so that the organizer has to decide; null while it waits. */
  readonly refusal: string | null
  /** Whether it was sent before, so that it may have arrived. */
  readonly sent: boolean
}

/** In the order in which they were given. */
export type KeptQueue = readonly KeptCommand[]

/** Whether a command can wait for the network. What needs a preview by the server cannot. */
export function isKeepable(name: CommandName, { preview, cascade }: CommandTarget): name is KeptName {
  return keptNames.some(each => each === name) && preview !== true && cascade !== true
}
