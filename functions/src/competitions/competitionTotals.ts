import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import type { Player } from '@upper-bracket/shared/player/player'
import type { Team } from '@upper-bracket/shared/team/team'
import { onDocumentWritten } from 'firebase-functions/firestore'
import { capacity } from '../platform/capacity.ts'
import { coalesced } from '../platform/coalesced.ts'
import { isTransient } from '../platform/firestore/firestoreErrors.ts'
import { retry } from '../platform/transaction/retry.ts'
import { deleteRemains } from './deleteRemains.ts'
import { settleTotals } from './settleTotals.ts'

const options = { region: functionsRegion, retry: true, ...capacity.totals } as const

const settle = coalesced(competitionId => retry(() => settleTotals(competitionId), isTransient))
const clear = coalesced(deleteRemains)

/** Deletes what has been written below a competition that is gone. */
async function settleOrClear(competitionId: string, isThere: boolean): Promise<void> {
  const isHeld = await settle(competitionId)
  if (!isHeld && isThere) await clear(competitionId)
}

/** Keeps the totals of a competition up to date with its players. */
export const totalsAfterPlayer = onDocumentWritten(
  { ...options, document: 'competitions/{competitionId}/players/{uid}' },
  async ({ params, data }) => {
    const before = data?.before.data() as Player | undefined
    const after = data?.after.data() as Player | undefined
    if (before?.uid === after?.uid && before?.rankTier === after?.rankTier) return
    await settleOrClear(params.competitionId, after !== undefined)
  },
)

/** Keeps the totals and rank sums of a competition up to date with its teams. */
export const totalsAfterTeam = onDocumentWritten(
  { ...options, document: 'competitions/{competitionId}/teams/{teamId}' },
  async ({ params, data }) => {
    const before = data?.before.data() as Team | undefined
    const after = data?.after.data() as Team | undefined
    if (before !== undefined && after !== undefined && hasSameMembers(before, after)) return
    await settleOrClear(params.competitionId, after !== undefined)
  },
)

function hasSameMembers(a: Team, b: Team): boolean {
  return a.playerUids.length === b.playerUids.length && a.playerUids.every(uid => b.playerUids.includes(uid))
}
