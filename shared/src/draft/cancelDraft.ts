import { accept, type Outcome } from '../errors/outcome.ts'
import type { Draft } from './draft.ts'
import { changeInAnyTurn, type DraftMoment } from './draftChange.ts'

/** Cancels an open draft: everybody stays without a team. Cancelling again changes nothing. */
export function cancelDraft(
  draft: Draft,
  { players }: Pick<DraftMoment, 'players'>,
): Outcome<Draft, 'draft-over'> {
  if (draft.status === 'cancelled') return accept(draft)
  return changeInAnyTurn(draft, players, 'cancel', before =>
    accept({ ...before, status: 'cancelled', turnStartedAt: null, usedMs: 0 }),
  )
}
