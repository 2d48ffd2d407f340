import { type CarriedMatch, carriedMatchId, carriedVersion } from '@upper-bracket/shared/preview/carriedMatch'
import type { InSnapshot } from '../streams/streamed.ts'
import { stayedMs } from '../streams/staying.ts'

interface BracketAddress {
  readonly competitionId: string
  readonly bracketId: string
}

const read = (): CarriedMatch | null => {
  const text = globalThis.document?.getElementById(carriedMatchId)?.textContent
  return text ? JSON.parse(text) : null
}
let known: CarriedMatch | null | undefined

/** The line-ups of a match. */
export const carriedLineUps = inCarriedMatch(
  ({ matchId, lineUps }, arg: BracketAddress & { readonly matchId: string }) =>
    matchId === arg.matchId ? lineUps : undefined,
)

/** The match room of a match that is over. */
export const carriedMatchRoom = inCarriedMatch(
  ({ matchRoom }, arg: BracketAddress & { readonly matchRoomId: string }) =>
    matchRoom?.id === arg.matchRoomId ? matchRoom.value : undefined,
)

/**
 * Takes a value from what the page of a match carries, until listeners open or a snapshot says that the match has
 * changed. Undefined if the page does not carry it.
 */
function inCarriedMatch<Arg extends BracketAddress, T>(
  valueIn: (carried: CarriedMatch, arg: Arg) => T | undefined,
): (arg: Arg) => InSnapshot<Arg, T> | undefined {
  return arg => {
    if (known === undefined) known = read()
    const carried = known
    if (carried === null || carried.bracketId !== arg.bracketId || stayedMs() !== null) return undefined
    const value = valueIn(carried, arg)
    if (value === undefined) return undefined
    return {
      competitionOf: ({ competitionId }) => competitionId,
      read: ({ bracket }) => {
        const match = bracket?.matches.find(({ id }) => id === carried.matchId)
        return match && carriedVersion(match) === carried.version && stayedMs() === null ? value : undefined
      },
    }
  }
}
