import type { Bracket } from '../model/bracket.ts'
import type { Side } from '../model/match.ts'
import { winsNeeded } from '../model/series.ts'
import { required } from './playOut.ts'

/**
 * Draws input with every field that any command takes; `below` draws numbers (see `chance`). Replacement teams are
 * drawn from `others` or are new.
 */
export function randomInput(bracket: Bracket, others: readonly string[], below: (n: number) => number) {
  const ids = [...bracket.matches.keys()]
  const matchId = ids[below(ids.length)] ?? ''
  const { teamIds } = bracket.shape
  const slot: Side = below(2) === 0 ? 0 : 1
  const isTwofold = below(2) === 0
  const won = winsNeeded(required(bracket, matchId).bestOf)
  const lost = below(won)
  return {
    competitionId: '',
    bracketId: '',
    matchId,
    revision: 0,
    slot,
    score: slot === 0 ? ([won, lost] as const) : ([lost, won] as const),
    sides: isTwofold ? [slot] : ([0, 1] as const),
    // The team that enters late is one of the others.
    teamId: (below(8) === 0 ? others[below(others.length)] : teamIds[below(teamIds.length)]) ?? '',
    // The replacement can be a team that was replaced before and comes back.
    byTeamId: isTwofold ? `new-${below(4)}` : (others[below(others.length)] ?? ''),
    pointsPerMissedRound: 0.5 as const,
    stage: bracket.shape.stages[0]?.key ?? '',
    round: 1,
    group: 0,
    tieOrder: teamIds.slice(0, 2),
    by: 'lot' as const,
    cascade: isTwofold,
    preview: false,
    entryIds: [],
  }
}
