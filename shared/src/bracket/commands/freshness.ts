import type { Match } from '../model/match.ts'
import { isSamePair, isSameState, teamPair } from '../model/matchState.ts'
import type { CommandTarget } from './bracketCommand.ts'
import type { CommandInput } from './commandTable.ts'
import { type PredictedName, predictedCommands } from './predictedCommands.ts'

/**
 * The state of a match relative to a command: `unchanged` since the caller saw it, `done` if the command, or those that
 * follow it, would leave it as it is, otherwise `changed`.
 */
export type Freshness = 'unchanged' | 'done' | 'changed'

export function freshnessOf<N extends PredictedName>(
  name: N,
  match: Match,
  input: CommandInput<N>,
): Freshness {
  const { takes, isDone } = predictedCommands[name]
  const { revision, teamIds, queued }: CommandTarget = input
  const hasSameTeams = teamIds === undefined || isSamePair(teamPair(match), teamIds)
  const isSameRevision = match.revision === revision || queued?.repeated === false
  const isAsSeen = queued === undefined || isSameState(match, queued.sees)
  if (hasSameTeams && isSameRevision && isAsSeen) return 'unchanged'
  // A command on a slot changes the pairing itself.
  if (!hasSameTeams && !takes.includes('slot')) return 'changed'
  const isLeft = queued !== undefined && isSameState(match, queued.leadsTo)
  return isLeft || isDone?.(match, input) ? 'done' : 'changed'
}
