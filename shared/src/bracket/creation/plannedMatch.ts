import type { Side, SlotAddress, SlotSource, Section } from '../model/match.ts'

/** A match of a bracket that is being laid out. Its teams' next matches are known once those are planned too. */
export interface PlannedMatch {
  readonly id: string
  readonly section: Section
  readonly round: number
  readonly position: number
  readonly sources: readonly [SlotSource, SlotSource]
  winnerTo: SlotAddress | null
  loserTo: SlotAddress | null
}

/** The source of a team for a slot of a planned match. */
export type Entrant =
  | { readonly from: 'seed'; readonly seed: number }
  | { readonly from: 'winner' | 'loser'; readonly match: PlannedMatch }
  | { readonly from: 'bye' }

/** Plans a match, and links the matches that feed it to it. */
export function plannedMatch(
  section: Section,
  round: number,
  position: number,
  [upper, lower]: readonly [Entrant, Entrant],
): PlannedMatch {
  const id = matchId(section, round, position)
  const sources = [sendTo(id, 0, upper), sendTo(id, 1, lower)] as const
  return { id, section, round, position, sources, winnerTo: null, loserTo: null }
}

/** `upper-1-3` is the third match from the top of the first upper round. */
export function matchId(section: Section, round: number, position: number): string {
  return `${section}-${round}-${position + 1}`
}

export function winnerOf(match: PlannedMatch): Entrant {
  return { from: 'winner', match }
}

/** Null for a bye, which has no loser. */
export function loserOf(match: PlannedMatch): Entrant | null {
  return match.sources.some(source => source.from === 'bye') ? null : { from: 'loser', match }
}

function sendTo(matchId: string, side: Side, entrant: Entrant): SlotSource {
  if (entrant.from === 'seed' || entrant.from === 'bye') return entrant
  const { from, match } = entrant
  if (from === 'winner') match.winnerTo = { matchId, side }
  else match.loserTo = { matchId, side }
  return { from, matchId: match.id }
}
