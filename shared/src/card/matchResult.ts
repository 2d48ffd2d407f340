import { advantageOf, hasPlayedGame } from '../bracket/model/advantage.ts'
import type { Match, Side } from '../bracket/model/match.ts'
import { figures, isDraw } from '../bracket/model/series.ts'

/**
 * The result of one slot of a match: its figure, or how it was decided without being played out. `walkover`: won by
 * the other's forfeit. `absent`: did not show up. `gave-up`: left after the first game. Null before the match.
 */
export type SlotResult = number | 'walkover' | 'absent' | 'gave-up' | 'disqualified' | null

/** One side of a match, as its own document tells it. */
export interface CardSide {
  readonly teamId: string | null
  readonly outcome: 'open' | 'won' | 'lost'
  readonly result: SlotResult
}

/** How a finished match ended. `no-winner`: both sides forfeited. */
export type Ending = 'won' | 'walkover' | 'draw' | 'no-winner'

export function cardSide(match: Match, side: Side): CardSide {
  const { winner, slots } = match
  return {
    teamId: slots[side].teamId,
    outcome: winner === null ? 'open' : winner === side ? 'won' : 'lost',
    result: slotResult(match, side),
  }
}

function slotResult(match: Match, side: Side): SlotResult {
  const { slots, status, bestOf, forfeits, winner } = match
  const { teamId, closed } = slots[side]
  // A team can leave after its last match, which keeps its result.
  const isPlayed = status === 'finished' && !forfeits[side]
  if (teamId !== null && closed && !isPlayed) return 'disqualified'
  if (forfeits[side]) return bestOf > 1 && hasPlayedGame(match) ? 'gave-up' : 'absent'
  if (winner === side && forfeits.some(Boolean)) return 'walkover'
  return isCounted(match) ? figures(match)[side] : null
}

/** The rounds of the game that is being played, where a score of the series says nothing of it yet; null without any. */
export function roundsInPlay({ status, bestOf, games }: Match): Match['score'] | null {
  const last = games?.at(-1)
  return status === 'running' && bestOf > 1 && last?.outcome === null ? (last.rounds ?? null) : null
}

/** Writes a result where there is room for a figure: W for a walkover, a dash for its loser, nothing before the match. */
export function shortResult(result: SlotResult): string {
  if (result === null) return ''
  return typeof result === 'number' ? String(result) : result === 'walkover' ? 'W' : '–'
}

/** Whether the score of a match is shown: it was played, or is. */
export function isScored({ status, forfeits }: Pick<Match, 'status' | 'forfeits'>): boolean {
  return (status === 'running' || status === 'finished') && !forfeits.some(Boolean)
}

/** Whether a match has a score to show: it has begun, or is ready to begin with a game that is granted. */
export function isCounted(match: Pick<Match, 'status' | 'games'>): boolean {
  const { status } = match
  return (
    status === 'running' || status === 'finished' || (status === 'ready' && advantageOf(match).length > 0)
  )
}

/** Returns how a match ended; null before that, and for a match that nobody plays. */
export function endingOf(match: Pick<Match, 'status' | 'winner' | 'forfeits'>): Ending | null {
  if (match.status !== 'finished') return null
  if (isDraw(match)) return 'draw'
  if (match.winner === null) return 'no-winner'
  return match.forfeits.some(Boolean) ? 'walkover' : 'won'
}
