import type { Bracket } from '../model/bracket.ts'
import { isUsed } from '../model/isUsed.ts'
import { isOver, type Match } from '../model/match.ts'
import type { SwissStage } from '../model/stage.ts'
import { tableMatches } from './stageMatches.ts'

/** The matches of a Swiss stage by round, in the order of their positions: the database lists them by id. */
export function swissRounds({ matches }: Bracket, stage: SwissStage): readonly (readonly Match[])[] {
  const own = tableMatches(stage, matches).toSorted((one, other) => one.position - other.position)
  const rounds = Map.groupBy(own, ({ round }) => round)
  return Array.from({ length: stage.roundCount }, (_, index) => rounds.get(index + 1) ?? [])
}

/**
 * Whether the pairings of a round are published: its matches have teams, or nobody is left to play them, or its places
 * were paired when the bracket was laid out.
 */
export function isPublished(matches: readonly Match[]): boolean {
  return (
    isPlanned(matches) ||
    matches.every(isOver) ||
    matches.some(match => match.status !== 'waiting' && isUsed(match))
  )
}

/** Whether a round was paired by seeds when the bracket was laid out: the first one after another stage. */
export function isPlanned(matches: readonly Match[]): boolean {
  return matches.some(({ slots }) => slots.some(({ source }) => source.from === 'place'))
}

/** The round that can be published next, because all earlier ones are over; null if there is none. */
export function dueRound(bracket: Bracket, stage: SwissStage): number | null {
  const rounds = swissRounds(bracket, stage)
  const index = rounds.findIndex(matches => !isPublished(matches))
  return index < 0 || !rounds.slice(0, index).flat().every(isOver) ? null : index + 1
}

/**
 * The latest published round if it can be drawn again as long as none of its matches has started; null if there is
 * none. The first round does not depend on results.
 */
export function redrawableRound(bracket: Bracket, stage: SwissStage): number | null {
  const round = swissRounds(bracket, stage).findLastIndex(isPublished) + 1
  return round > 1 ? round : null
}
