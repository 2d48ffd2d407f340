import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import type { Delivery } from '@upper-bracket/shared/notifications/delivery'
import type { DocumentReference } from 'firebase-admin/firestore'
import { onDocumentCreated } from 'firebase-functions/firestore'
import { capacity } from '../platform/capacity.ts'
import { getAll } from '../platform/firestore/getAll.ts'
import { unlessPaused } from '../platform/pause.ts'
import { fanOut } from './fanOut.ts'
import { channelSecrets, messageChannels } from './messageChannels.ts'
import { sendAll } from './sendDue.ts'

/** Fans out a new event, and sends its messages at once; the job takes over what is left. */
export const fanOutEvent = onDocumentCreated(
  {
    document: 'outbox/{eventId}',
    region: functionsRegion,
    ...capacity.trigger,
    timeoutSeconds: 300,
    secrets: channelSecrets,
  },
  unlessPaused(async ({ params: { eventId } }) => {
    const deliveries: DocumentReference<Delivery>[] = []
    // The fan-out comes first, because a hanging channel must not delay notifications on the page.
    await fanOut(eventId, Date.now(), async part => deliveries.push(...part))
    await sendAll(await getAll(deliveries), messageChannels, Date.now)
  }),
)
