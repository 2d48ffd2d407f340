import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { drawsRounds } from '../kinds/kindOf.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isStarted } from '../model/isStarted.ts'
import type { SwissStage } from '../model/stage.ts'
import { dueRound, isPublished, redrawableRound, swissRounds } from '../stages/publication.ts'

interface Publication {
  /** The key of a Swiss stage. */
  readonly stage: string
  readonly round: number
  /** Whether a round that is published already is drawn again. */
  readonly redraw?: boolean | undefined
}

/**
 * Checks whether a Swiss round can be published; `applyCommand` then fills its matches. A round that is published
 * already stays as it is, unless it is the latest one and drawn again. Refused with `not-found`, `round-not-due` while
 * an earlier round is not over or if a round cannot be drawn again, and `next-match-started` if a match of a round that
 * is drawn again has started, with these `matches`. Needs the whole bracket.
 */
export function publishRound(
  bracket: Bracket,
  publication: Publication,
): Outcome<BracketChange, 'not-found' | 'round-not-due' | 'next-match-started'> {
  const stage = swissStage(bracket, publication.stage)
  const matches = stage === null ? undefined : swissRounds(bracket, stage)[publication.round - 1]
  if (stage === null || matches === undefined) return refuse('not-found')
  if (isPublished(matches) && publication.redraw) {
    if (redrawableRound(bracket, stage) !== publication.round) return refuse('round-not-due')
    const started = matches.filter(isStarted).map(({ id }) => id)
    if (started.length > 0) return refuse('next-match-started', { matches: started })
  }
  if (!isPublished(matches) && dueRound(bracket, stage) !== publication.round) return refuse('round-not-due')
  return accept({ bracket, changes: [] })
}

/** Whether the command fills the matches of its round. */
export function draws(bracket: Bracket, { stage: key, round, redraw = false }: Publication): boolean {
  const stage = swissStage(bracket, key)
  const matches = stage === null ? undefined : swissRounds(bracket, stage)[round - 1]
  return matches !== undefined && (redraw || !isPublished(matches))
}

/** The Swiss stage with this key; null if there is none. */
export function swissStage({ shape }: Bracket, key: string): SwissStage | null {
  const stage = shape.stages.find(each => each.key === key)
  return stage !== undefined && drawsRounds(stage) ? stage : null
}
