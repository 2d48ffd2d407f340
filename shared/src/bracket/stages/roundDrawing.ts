import type { Bracket } from '../model/bracket.ts'
import { isStarted } from '../model/isStarted.ts'
import type { Match } from '../model/match.ts'
import { teamPair } from '../model/matchState.ts'
import type { SwissStage } from '../model/stage.ts'
import type { Pairing } from '../pairing/pairing.ts'
import { isUsed } from '../model/isUsed.ts'
import { dueRound, redrawableRound, swissRounds } from './publication.ts'
import { pairingOf } from './swissRounds.ts'

interface RoundDrawing {
  readonly round: number
  readonly pairing: Pairing
  /** Whether the round is published with other pairings. */
  readonly isRedraw: boolean
}

/**
 * Returns the round that waits for the organizers. The latest published round can be drawn again while none of its
 * matches has started; that is offered if its pairings would be others by now and nobody has made them by hand.
 */
export function roundDrawing(bracket: Bracket, stage: SwissStage): RoundDrawing | null {
  const due = stage.publishing === 'manual' ? dueRound(bracket, stage) : null
  if (due !== null) return { round: due, pairing: pairingOf(bracket, stage, due), isRedraw: false }
  const round = redrawableRound(bracket, stage)
  if (round === null || stage.pairedByHand?.includes(round)) return null
  const matches = (swissRounds(bracket, stage)[round - 1] ?? []).filter(isUsed)
  if (matches.some(isStarted)) return null
  const pairing = pairingOf(bracket, stage, round)
  return isSamePairing(matches, pairing) ? null : { round, pairing, isRedraw: true }
}

function isSamePairing(matches: readonly Match[], { pairs, bye }: Pairing): boolean {
  const seen = new Set(matches.map(match => teamPair(match).join(' ')))
  const isSeen = pairs.every(({ teamIds }) => seen.has(teamIds.join(' ')))
  return (
    isSeen && (bye === null || matches.some(match => match.status === 'bye' && teamPair(match).includes(bye)))
  )
}
