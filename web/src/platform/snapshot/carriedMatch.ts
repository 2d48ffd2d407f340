import { type CarriedMatch, carriedMatchId } from '@upper-bracket/shared/preview/carriedMatch'
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

/**
 * Takes a value from what the page of a match carries, until listeners open or a snapshot says that the match has
 * changed. Undefined if the page does not carry it.
 */
export function inCarriedMatch<Arg extends BracketAddress, T>(
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
        return match?.status === carried.status && stayedMs() === null ? value : undefined
      },
    }
  }
}
