import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { onSchedule } from 'firebase-functions/scheduler'
import { capacity } from '../platform/capacity.ts'
import { firestore } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { logs } from '../platform/logs.ts'
import { sweepDue } from '../platform/sweepDue.ts'

/** The maximum number of invitations per run; the rest waits for the next run. */
const maxPerRun = 500

/** Deletes invitations that expired long ago. */
export const sweepInvitations = onSchedule(
  { schedule: '0 * * * *', region: functionsRegion, ...capacity.job, timeoutSeconds: 540 },
  () => sweepOutdated(Date.now()),
)

/** Safe to run twice, even concurrently. */
async function sweepOutdated(now: number): Promise<void> {
  const due = find('inviteAddressesToSweep', { sweepAfter: now }).limit(maxPerRun)
  const figures = await sweepDue(due, now, async address => {
    const batch = firestore().batch()
    batch.delete(documents.invitation(address.data().competitionId, address.id))
    batch.delete(address.ref)
    await batch.commit()
  })
  logs.jobRan('sweepInvitations', figures)
}
