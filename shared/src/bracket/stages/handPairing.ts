import { pairsByRecords } from '../../format/swissPairing.ts'
import type { Bracket } from '../model/bracket.ts'
import type { SwissStage } from '../model/stage.ts'
import { type Pair, type Pairing, opponentsOf } from '../pairing/pairing.ts'
import { recordsBefore } from './swissRounds.ts'

/** Two teams that meet, or one without an opponent. */
export type PairByHand = readonly [string, string | null]

/** Pairings in the form in which organizers change them. */
export function pairsByHand({ pairs, bye }: Pairing): readonly PairByHand[] {
  return [...pairs.map(({ teamIds }) => teamIds), ...(bye === null ? [] : [[bye, null] as const])]
}

/** The pairs after two teams have changed places. */
export function swapped(pairs: readonly PairByHand[], one: string, other: string): readonly PairByHand[] {
  const inPlaceOf = (id: string) => (id === one ? other : id === other ? one : id)
  return pairs.map(([upper, lower]) => [inPlaceOf(upper), lower === null ? null : inPlaceOf(lower)] as const)
}

/**
 * Judges the pairs that an organizer has made for a round as if they were drawn: who meets again, whose results differ,
 * and who gets another bye. Null unless they are of exactly the teams of the drawn pairing, at most one without an
 * opponent.
 */
export function pairingByHand(
  bracket: Bracket,
  stage: SwissStage,
  {
    round,
    drawn,
    pairs,
  }: { readonly round: number; readonly drawn: Pairing; readonly pairs: readonly PairByHand[] },
): Pairing | null {
  const teams = (each: readonly PairByHand[]) =>
    each
      .flat()
      .filter(id => id !== null)
      .sort()
  const byes = pairs.flatMap(([teamId, opponent]) => (opponent === null ? [teamId] : []))
  if (teams(pairs).join() !== teams(pairsByHand(drawn)).join() || byes.length > 1) return null
  const records = recordsBefore(bracket, stage, round)
  const pointsOf = (teamId: string) => {
    const { points = 0, wins = 0, losses = 0 } = records.get(teamId) ?? {}
    return pairsByRecords(stage.pairing) ? wins - losses : points
  }
  const judged = pairs.flatMap(([one, other]): readonly Pair[] => {
    if (other === null) return []
    const record = records.get(one)
    const isRematch = record !== undefined && opponentsOf(record).has(other)
    return [{ teamIds: [one, other], isRematch, gap: Math.abs(pointsOf(one) - pointsOf(other)) }]
  })
  const [bye = null] = byes
  return {
    pairs: judged,
    bye,
    rematches: judged.filter(({ isRematch }) => isRematch).length,
    isSecondBye: bye !== null && (records.get(bye)?.byes ?? 0) > 0,
  }
}
