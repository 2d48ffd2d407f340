import { isUsed } from '../model/isUsed.ts'
import type { RoundName } from '../kinds/roundName.ts'
import type { Bracket } from '../model/bracket.ts'
import type { Match, Section } from '../model/match.ts'
import { inDrawingOrder } from './inDrawingOrder.ts'
import { roundNameOf } from './roundNameOf.ts'
import { isSecondFinal, isSecondFinalDue } from './secondFinal.ts'

/** A round of one group of a stage. */
export interface BracketRound {
  readonly stage: string
  readonly group: number
  readonly section: Section
  readonly round: number
  readonly name: RoundName
  /** The matches from the top, byes included. */
  readonly matches: readonly Match[]
}

/**
 * The rounds of a bracket in drawing order. A second final and a tie-break match are included only once they are due.
 */
export function roundsOf(bracket: Bracket): readonly BracketRound[] {
  const isDue = isSecondFinalDue(bracket)
  const shown = [...bracket.matches.values()].filter(match =>
    isSecondFinal(match) ? isDue && isUsed(match) : match.section !== 'tie-break' || match.status !== 'bye',
  )
  const rounds = Map.groupBy(
    shown.sort(inDrawingOrder),
    ({ stage, group, section, round }) => `${stage} ${group} ${section} ${round}`,
  )
  return [...rounds.values()].flatMap(matches => {
    const [first] = matches
    if (first === undefined) return []
    const { stage, group, section, round } = first
    return [{ stage, group, section, round, name: roundNameOf(bracket.shape, first), matches }]
  })
}
