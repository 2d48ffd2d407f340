import { accept, type Outcome } from '../errors/outcome.ts'
import type { Draft, DraftClock } from './draft.ts'
import { changeDraft, type DraftMoment, type DraftRefusal, withNewTurn, withReserves } from './draftChange.ts'

interface ClockChange extends DraftMoment {
  readonly clock: DraftClock
}

/**
 * Changes the clock of an open draft. The current turn begins again with its whole time, and every team has the
 * new reserve without what it has spent. The same clock changes nothing.
 */
export function changeClock(
  draft: Draft,
  { turn, players, now, clock }: ClockChange,
): Outcome<Draft, DraftRefusal> {
  const { pickSeconds, reserveSeconds } = clock
  if (pickSeconds === draft.clock.pickSeconds && reserveSeconds === draft.clock.reserveSeconds)
    return accept(draft)
  return changeDraft(draft, { turn, players }, 'clock-change', before =>
    accept(withNewTurn(withReserves({ ...before, clock }), { players, now })),
  )
}
