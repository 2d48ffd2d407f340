import type { Match, Section, Side, SlotAddress, SlotSource } from '../model/match.ts'
import { matchId } from '../model/matchId.ts'
import type { EntrantSource } from '../model/stage.ts'

/** A match of a bracket that is being laid out. Its teams' next matches are known once those are planned too. */
export interface PlannedMatch
  extends Pick<Match, 'id' | 'stage' | 'group' | 'section' | 'round' | 'position'> {
  readonly sources: readonly [SlotSource, SlotSource]
  winnerTo: SlotAddress | null
  loserTo: SlotAddress | null
}

/** The source of a team for a slot of a planned match. */
export type Entrant =
  | Exclude<SlotSource, { readonly from: 'winner' | 'loser' }>
  | { readonly from: 'winner' | 'loser'; readonly match: PlannedMatch }

/** A group of a stage that is being laid out. */
export interface PlannedGroup {
  readonly stage: string
  readonly group: number
  /** The beginning of the ids of its matches (see `idPrefix`). */
  readonly prefix: string
  /** In the order of strength. */
  readonly entrants: readonly EntrantSource[]
}

/** Plans a match, and links the matches that feed it to it. */
export function plannedMatch(
  { stage, group, prefix }: PlannedGroup,
  section: Section,
  round: number,
  position: number,
  [upper, lower]: readonly [Entrant, Entrant],
): PlannedMatch {
  const id = matchId(section, round, position, prefix)
  const sources = [sendTo(id, 0, upper), sendTo(id, 1, lower)] as const
  return { id, stage, group, section, round, position, sources, winnerTo: null, loserTo: null }
}

export function winnerOf(match: PlannedMatch): Entrant {
  return { from: 'winner', match }
}

/** Null for a bye, which has no loser. */
export function loserOf(match: PlannedMatch): Entrant | null {
  return match.sources.some(source => source.from === 'bye') ? null : { from: 'loser', match }
}

function sendTo(matchId: string, side: Side, entrant: Entrant): SlotSource {
  if (!('match' in entrant)) return entrant
  const { from, match } = entrant
  if (from === 'winner') match.winnerTo = { matchId, side }
  else match.loserTo = { matchId, side }
  return { from, matchId: match.id }
}
