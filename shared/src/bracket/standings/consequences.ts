import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isOver, type Match } from '../model/match.ts'
import { inDrawingOrder } from '../rounds/inDrawingOrder.ts'
import { areFinalsDecided, isPlayedOut, winnerOfFinals } from './finals.ts'

/** The effects of a change of a bracket, each list in the order of the drawing. */
export interface Consequences {
  /** The matches that end, played or not, in their new state. */
  readonly ended: readonly Match[]
  /** The teams that reach another match, with that match in its new state; those of a Swiss round excepted. */
  readonly arrivals: readonly { readonly teamId: string; readonly match: Match }[]
  /** The team that wins the final, null if nobody does; undefined if the change does not decide an elimination. */
  readonly champion: string | null | undefined
  /** Whether nothing is left to play afterwards. */
  readonly finishes: boolean
}

/** Derives the effects of a command on a whole bracket, so that they can be shown before the command is given. */
export function consequences(before: Bracket, { bracket, changes: made }: BracketChange): Consequences {
  const changes = made.toSorted(([, one], [, other]) => inDrawingOrder(one, other))
  return {
    ended: changes.flatMap(([was, is]) => (is.status === 'finished' && !isOver(was) ? [is] : [])),
    arrivals: changes.flatMap(([was, is]) =>
      isOver(is)
        ? []
        : is.slots.flatMap(({ teamId, source }, side) =>
            teamId === null || teamId === was.slots[side]?.teamId || source.from === 'pairing'
              ? []
              : [{ teamId, match: is }],
          ),
    ),
    champion: areFinalsDecided(bracket) && !areFinalsDecided(before) ? winnerOfFinals(bracket) : undefined,
    finishes: isPlayedOut(bracket) && !isPlayedOut(before),
  }
}
