import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { drawsRounds } from '../kinds/kindOf.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isStarted } from '../model/isStarted.ts'
import type { SwissStage } from '../model/stage.ts'
import { dueRound, isPublished, redrawableRound, swissRounds } from '../stages/publication.ts'
import { type PairByHand, pairingByHand } from '../stages/handPairing.ts'
import { withStage } from '../reshaping/withStage.ts'
import { pairingBasis, pairingOf, publishedRound } from '../stages/swissRounds.ts'

interface Publication {
  /** The key of a Swiss stage. */
  readonly stage: string
  readonly round: number
  /** Whether a round that is published already is drawn again. */
  readonly redraw?: boolean | undefined
  /** The pairs that the organizer has made, in place of those that are drawn. */
  readonly pairs?: readonly PairByHand[] | undefined
  /** Identifies the drawn pairings that the caller has seen. */
  readonly basis?: string | undefined
}

/**
 * Fills the matches of a Swiss round. A round that is published already stays as it is, unless it is the latest one and
 * drawn again. Refused with `not-found`, `round-not-due` while an earlier round is not over or if a round cannot be
 * drawn again, `next-match-started` if a match of a round that is drawn again has started, with these `matches`, and
 * `changed-meanwhile` if the drawn pairings are not those that the caller has seen, and `pairs-unfit` if the pairs are not
 * of exactly the teams that play. Needs the whole bracket.
 */
export function publishRound(
  bracket: Bracket,
  { stage: key, round, redraw = false, pairs, basis }: Publication,
): Outcome<
  BracketChange,
  'not-found' | 'round-not-due' | 'next-match-started' | 'match-full' | 'changed-meanwhile' | 'pairs-unfit'
> {
  const stage = swissStage(bracket, key)
  const matches = stage === null ? undefined : swissRounds(bracket, stage)[round - 1]
  if (stage === null || matches === undefined) return refuse('not-found')
  if (!isPublished(matches)) {
    if (dueRound(bracket, stage) !== round) return refuse('round-not-due')
  } else if (redraw) {
    if (redrawableRound(bracket, stage) !== round) return refuse('round-not-due')
    const started = matches.filter(isStarted).map(({ id }) => id)
    if (started.length > 0) return refuse('next-match-started', { matches: started })
  } else return accept({ bracket, changes: [] })
  const drawn = pairingOf(bracket, stage, round)
  if (basis !== undefined && basis !== pairingBasis(drawn)) return refuse('changed-meanwhile')
  const pairing = pairs === undefined ? drawn : pairingByHand(bracket, stage, { round, drawn, pairs })
  if (pairing === null) return refuse('pairs-unfit')
  const published = publishedRound(bracket, stage, round, pairing)
  if (!published.ok) return published
  const { bracket: after, changes } = published.value
  return accept({ bracket: withStage(after, byHand(stage, round, pairs !== undefined)), changes })
}

/** The stage that knows whether an organizer has made the pairs of a round, which is then not offered to be drawn again. */
function byHand(stage: SwissStage, round: number, isByHand: boolean): SwissStage {
  const { pairedByHand = [], ...rest } = stage
  const rounds = [...pairedByHand.filter(each => each !== round), ...(isByHand ? [round] : [])]
  return rounds.length === 0 ? rest : { ...rest, pairedByHand: rounds }
}

/** The Swiss stage with this key; null if there is none. */
export function swissStage({ shape }: Bracket, key: string): SwissStage | null {
  const stage = shape.stages.find(each => each.key === key)
  return stage !== undefined && drawsRounds(stage) ? stage : null
}
