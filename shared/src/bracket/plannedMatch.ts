import type { SlotSource, Stage } from './match.ts'

/** A match of a bracket that is being laid out: what feeds it decides everything else. */
export interface PlannedMatch {
  readonly id: string
  readonly stage: Stage
  readonly round: number
  readonly position: number
  readonly sources: readonly [SlotSource, SlotSource]
}

export function plannedMatch(
  stage: Stage,
  round: number,
  position: number,
  sources: readonly [SlotSource, SlotSource],
): PlannedMatch {
  return { id: matchId(stage, round, position), stage, round, position, sources }
}

/** `upper-1-3` is the third match from the top of the first upper round. */
export function matchId(stage: Stage, round: number, position: number): string {
  return `${stage}-${round}-${position + 1}`
}

export function winnerOf(match: PlannedMatch): SlotSource {
  return { from: 'winner', matchId: match.id }
}

/** Null for a bye: nobody loses it. */
export function loserOf(match: PlannedMatch): SlotSource | null {
  return match.sources.some(source => source.from === 'bye') ? null : { from: 'loser', matchId: match.id }
}
