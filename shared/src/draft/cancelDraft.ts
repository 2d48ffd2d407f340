import { accept, type Outcome } from '../errors/outcome.ts'
import type { Draft } from './draft.ts'
import { changeDraft, type DraftMoment, type DraftRefusal } from './draftChange.ts'

/** Cancels an open draft: everybody stays without a team. Cancelling again changes nothing. */
export function cancelDraft(draft: Draft, { turn, players }: DraftMoment): Outcome<Draft, DraftRefusal> {
  if (draft.status === 'cancelled') return accept(draft)
  return changeDraft(draft, { turn, players }, 'cancel', before =>
    accept({ ...before, status: 'cancelled', turnStartedAt: null, usedMs: 0 }),
  )
}
