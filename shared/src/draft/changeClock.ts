import { accept, type Outcome } from '../errors/outcome.ts'
import type { Draft, DraftClock } from './draft.ts'
import { changeDraft, type DraftMoment, type DraftRefusal, withNewTurn } from './draftChange.ts'

interface ClockChange extends DraftMoment {
  readonly clock: DraftClock
}

/**
 * Changes the clock of an open draft. The current turn begins again with its whole time, and every team's reserve
 * changes by as much as that of the clock. The same clock changes nothing.
 */
export function changeClock(
  draft: Draft,
  { turn, players, now, clock }: ClockChange,
): Outcome<Draft, DraftRefusal> {
  const { pickSeconds, reserveSeconds } = clock
  const more = (reserveSeconds - draft.clock.reserveSeconds) * 1000
  if (pickSeconds === draft.clock.pickSeconds && more === 0) return accept(draft)
  return changeDraft(draft, { turn, players }, 'clock-change', before => {
    const teams = before.teams.map(team => ({ ...team, reserveMs: Math.max(0, team.reserveMs + more) }))
    return accept(withNewTurn({ ...before, clock, teams }, { players, now }))
  })
}
