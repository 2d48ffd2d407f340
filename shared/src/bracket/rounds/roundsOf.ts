import type { Bracket } from '../model/bracket.ts'
import type { Match, Section } from '../model/match.ts'
import { drawingOrder } from './inDrawingOrder.ts'
import { roundKey } from './roundKey.ts'
import { isSecondFinal, isSecondFinalDue } from './secondFinal.ts'
import { type RoundName, roundNameOf } from './roundNameOf.ts'

export interface BracketRound {
  readonly section: Section
  readonly round: number
  readonly name: RoundName
  /** The matches from the top, byes included. */
  readonly matches: readonly Match[]
}

/** The rounds of a bracket in drawing order. A second final is included only once it is due. */
export function roundsOf({ shape, matches }: Bracket): readonly BracketRound[] {
  const isDue = isSecondFinalDue({ matches })
  const rounds = Map.groupBy(matches.values(), roundKey)
  return drawingOrder.flatMap(section =>
    Array.from({ length: shape.rounds[section] }, (_, index) => {
      const round = index + 1
      const found = rounds.get(roundKey({ section, round })) ?? []
      return {
        section,
        round,
        name: roundNameOf(shape, { section, round }),
        matches: found
          .filter(match => isDue || !isSecondFinal(match))
          .sort((a, b) => a.position - b.position),
      }
    }).filter(round => round.matches.length > 0),
  )
}
