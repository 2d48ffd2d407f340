import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { onSchedule } from 'firebase-functions/scheduler'
import { capacity } from '../platform/capacity.ts'
import { deleteDue } from '../platform/deleteDue.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { logs } from '../platform/logs.ts'
import { unlessPaused } from '../platform/pause.ts'

/** Deletes invitations that expired long ago. */
export const sweepInvitations = onSchedule(
  { schedule: '0 * * * *', region: functionsRegion, ...capacity.job, timeoutSeconds: 540 },
  unlessPaused(() => sweepOutdated(Date.now())),
)

/** Safe to run twice, even concurrently. */
async function sweepOutdated(now: number): Promise<void> {
  const invitations = await deleteDue(find('inviteAddressesToSweep', { sweepAfter: now }), address => [
    documents.invitation(address.data().competitionId, address.id),
  ])
  logs.jobRan('sweepInvitations', { invitations })
}
