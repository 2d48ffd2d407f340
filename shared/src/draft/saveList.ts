import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Draft } from './draft.ts'
import type { DraftPlayers } from './draftPlayer.ts'
import { membersOf } from './members.ts'
import { isOpen } from './turn.ts'

/** The document `competitions/{id}/drafts/{draftId}/lists/{uid}`, which a captain has prepared. */
export interface DraftList {
  /** The captain, as in the id of the document. */
  readonly uid: string
  /** The players whom the clock picks first, in order. Those who are taken by then are passed over. */
  readonly uids: readonly string[]
}

/** Whether a player may prepare a list: only those who act for a team of an open draft. */
export function mayPrepare(
  draft: Draft,
  players: DraftPlayers,
  uid: string,
): Outcome<null, 'draft-over' | 'not-captain'> {
  if (!isOpen(draft)) return refuse('draft-over')
  const isCaptain = membersOf(draft, players).some(([captain]) => captain === uid)
  return isCaptain ? accept(null) : refuse('not-captain')
}
