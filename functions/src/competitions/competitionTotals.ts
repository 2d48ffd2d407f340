import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { type Change, onDocumentWritten } from 'firebase-functions/firestore'
import { settleEntryQueue } from '../entry/settleEntryQueue.ts'
import { capacity } from '../platform/capacity.ts'
import { coalesced } from '../platform/coalesced.ts'
import { retry } from '../platform/transaction/retry.ts'
import { deleteRemains } from './deleteRemains.ts'
import { settleTotals } from './settleTotals.ts'

const options = { region: functionsRegion, retry: true, ...capacity.totals } as const

const settle = coalesced(competitionId => retry(() => settleTotals(competitionId)))
const clear = coalesced(deleteRemains)

/**
 * Settles the totals, and the queue if somebody has left, or deletes what was written below a competition that is gone.
 */
async function settleOrClear(competitionId: string, isThere: boolean): Promise<void> {
  const isHeld = await settle(competitionId)
  if (!isHeld && isThere) await clear(competitionId)
  if (isHeld && !isThere) await settleEntryQueue(competitionId)
}

/** Keeps the totals of a competition up to date with its players. */
export const totalsAfterPlayer = onDocumentWritten(
  { ...options, document: 'competitions/{competitionId}/players/{uid}' },
  ({ params, data }) => follow(params.competitionId, data),
)

/** Keeps the totals of a competition up to date with its teams. */
export const totalsAfterTeam = onDocumentWritten(
  { ...options, document: 'competitions/{competitionId}/teams/{teamId}' },
  ({ params, data }) => follow(params.competitionId, data),
)

/** Only creations and deletions change a total. */
async function follow(competitionId: string, change: Change<DocumentSnapshot> | undefined): Promise<void> {
  const [before, after] = [change?.before.exists ?? false, change?.after.exists ?? false]
  if (before && after) return
  await settleOrClear(competitionId, after)
}
