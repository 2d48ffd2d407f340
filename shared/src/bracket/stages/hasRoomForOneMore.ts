import type { Bracket } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import type { SwissStage } from '../model/stage.ts'
import { withdrawnTeams } from '../model/withdrawals.ts'
import { entrantTeams } from './entrantTeams.ts'
import { isPublished, swissRounds } from './publication.ts'

/**
 * Whether each round of a Swiss stage that is still to be drawn has enough matches for one more team than plays on in
 * the stage. The rounds of `undrawn` are drawn again.
 */
export function hasRoomForOneMore(
  bracket: Bracket,
  stage: SwissStage,
  undrawn: readonly Match[] = [],
): boolean {
  const withdrawn = withdrawnTeams(bracket)
  const playing = 1 + entrantTeams(bracket, stage, 0).filter(id => !withdrawn.has(id ?? '')).length
  return swissRounds(bracket, stage).every(matches => {
    const isDrawn = isPublished(matches) && !matches.some(match => undrawn.includes(match))
    return isDrawn || matches.length >= playing / 2
  })
}
