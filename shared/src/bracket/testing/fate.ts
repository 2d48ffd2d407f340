import { chance } from '../../random/chance.ts'
import type { Match, Side } from '../model/match.ts'
import { winsNeeded } from '../model/series.ts'
import { fromAdvantage } from './fromAdvantage.ts'

/**
 * What happens in a match, derived from its id alone, so that it is the same whenever and however often the match is
 * played.
 */
export type Fate =
  | { readonly kind: 'play'; readonly interim: Match['score']; readonly score: Match['score'] }
  | { readonly kind: 'forfeit'; readonly interim: Match['score'] | null; readonly sides: readonly Side[] }
  | { readonly kind: 'disqualify'; readonly side: Side }

/** How often something goes wrong: once in this many matches, or never if left out. */
export interface Troubles {
  readonly forfeit?: number
  readonly doubleForfeit?: number
  readonly disqualification?: number
}

/** Returns the fates of a tournament; the same `luck` gives the same fates. */
export function fates(luck: number, troubles: Troubles = {}): (match: Match) => Fate {
  return match => {
    const { id, bestOf } = match
    const below = chance(luck ^ textBits(id))
    // The first random numbers of adjacent seeds are similar.
    below(2)
    const needed = winsNeeded(bestOf)
    const interim = fromAdvantage(match, [below(needed), below(needed)])
    const side: Side = below(2) === 0 ? 0 : 1
    const comes = (once: number | undefined): boolean => once !== undefined && below(once) === 0
    if (comes(troubles.disqualification)) return { kind: 'disqualify', side }
    const begun = below(2) === 0 ? interim : null
    if (comes(troubles.doubleForfeit)) return { kind: 'forfeit', interim: begun, sides: [0, 1] }
    if (comes(troubles.forfeit)) return { kind: 'forfeit', interim: begun, sides: [side] }
    const lost = below(needed)
    return {
      kind: 'play',
      interim,
      score: fromAdvantage(match, side === 0 ? [needed, lost] : [lost, needed]),
    }
  }
}

function textBits(text: string): number {
  let bits = 0
  for (const letter of text) bits = (Math.imul(bits, 31) + letter.charCodeAt(0)) | 0
  return Math.imul(bits, 0x9e3779b1)
}
