import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isOver, type Match } from '../model/match.ts'
import { champion, isDecided, isFinished } from './champion.ts'

/** What a change of a bracket leads to. */
export interface Consequences {
  /** The matches that end, played or not, as they are then. */
  readonly ended: readonly Match[]
  /** The teams that come to another match, and that match as it is then. */
  readonly arrivals: readonly { readonly teamId: string; readonly match: Match }[]
  /** The team that wins the bracket, null if nobody does; undefined if this does not decide it. */
  readonly champion: string | null | undefined
  /** Whether the competition is finished by it. */
  readonly finishes: boolean
}

/** Derives what follows from a command on a whole bracket, so that it can be shown before the command is given. */
export function consequences(before: Bracket, { bracket, changes }: BracketChange): Consequences {
  return {
    ended: changes.flatMap(([was, is]) => (is.status === 'finished' && !isOver(was) ? [is] : [])),
    arrivals: changes.flatMap(([was, is]) =>
      isOver(is)
        ? []
        : is.slots.flatMap(({ teamId }, side) =>
            teamId === null || teamId === was.slots[side]?.teamId ? [] : [{ teamId, match: is }],
          ),
    ),
    champion: isDecided(bracket) && !isDecided(before) ? champion(bracket) : undefined,
    finishes: isFinished(bracket) && !isFinished(before),
  }
}
