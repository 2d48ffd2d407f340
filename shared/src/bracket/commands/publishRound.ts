import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { drawsRounds } from '../kinds/kindOf.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isStarted } from '../model/isStarted.ts'
import type { SwissStage } from '../model/stage.ts'
import { dueRound, isPublished, redrawableRound, swissRounds } from '../stages/publication.ts'
import { pairingBasis, pairingOf, publishedRound } from '../stages/swissRounds.ts'

interface Publication {
  /** The key of a Swiss stage. */
  readonly stage: string
  readonly round: number
  /** Whether a round that is published already is drawn again. */
  readonly redraw?: boolean | undefined
  /** Identifies the pairings that the caller has confirmed. */
  readonly basis?: string | undefined
}

/**
 * Fills the matches of a Swiss round. A round that is published already stays as it is, unless it is the latest one and
 * drawn again. Refused with `not-found`, `round-not-due` while an earlier round is not over or if a round cannot be
 * drawn again, `next-match-started` if a match of a round that is drawn again has started, with these `matches`, and
 * `changed-meanwhile` if the pairings are not those that the caller has confirmed. Needs the whole bracket.
 */
export function publishRound(
  bracket: Bracket,
  { stage: key, round, redraw = false, basis }: Publication,
): Outcome<
  BracketChange,
  'not-found' | 'round-not-due' | 'next-match-started' | 'match-full' | 'changed-meanwhile'
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
  const isAsSeen = basis === undefined || basis === pairingBasis(pairingOf(bracket, stage, round))
  return isAsSeen ? publishedRound(bracket, stage, round) : refuse('changed-meanwhile')
}

/** The Swiss stage with this key; null if there is none. */
export function swissStage({ shape }: Bracket, key: string): SwissStage | null {
  const stage = shape.stages.find(each => each.key === key)
  return stage !== undefined && drawsRounds(stage) ? stage : null
}
