import { documents } from '../platform/firestore/documents.ts'
import type { DraftIds } from './readDraft.ts'

/**
 * Deletes the list of a captain who has left the competition; otherwise it has no effect. A list may be committed while
 * its captain is leaving, so saving one calls this too.
 */
export async function clearDraftList(ids: DraftIds, uid: string): Promise<void> {
  const player = await documents.player(ids.competitionId, uid).get()
  if (!player.exists) await documents.draftList(ids, uid).delete()
}
