import { isOpen } from '@upper-bracket/shared/draft/turn'
import { documents } from '../platform/firestore/documents.ts'
import type { DraftIds } from './readDraft.ts'

/**
 * Deletes the list of a captain who has left the competition, or whose draft is over; otherwise it has no effect. A list
 * may be committed while that happens, so saving one calls this too.
 */
export async function clearDraftList(ids: DraftIds, uid: string): Promise<void> {
  const [player, draft] = await Promise.all([
    documents.player(ids.competitionId, uid).get(),
    documents.draft(ids.competitionId, ids.draftId).get(),
  ])
  const held = draft.data()
  if (!player.exists || held === undefined || !isOpen(held)) await documents.draftList(ids, uid).delete()
}

/** Deletes the lists of a draft that is over. What is left if the process ends is found as `orphaned-draft-list`. */
export async function clearDraftLists(ids: DraftIds): Promise<void> {
  const { docs } = await documents.draftLists(ids).get()
  await Promise.all(docs.map(list => list.ref.delete()))
}
