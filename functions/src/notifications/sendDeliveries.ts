import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { channels } from '@upper-bracket/shared/profile/channel'
import { onSchedule } from 'firebase-functions/scheduler'
import { announceDue } from '../announcements/announceChanges.ts'
import { sendDueWebhooks } from '../integrations/sendWebhooks.ts'
import { capacity } from '../platform/capacity.ts'
import { find } from '../platform/firestore/find.ts'
import { logs } from '../platform/logs.ts'
import { unlessPaused } from '../platform/pause.ts'
import type { Channels } from './deliver.ts'
import { fanOut } from './fanOut.ts'
import { channelSecrets, messageChannels } from './messageChannels.ts'
import { sendDue } from './sendDue.ts'
import { turnToSecondChannel } from './turnToSecondChannel.ts'

const eventsAtOnce = 50
const minute = 60_000

/** Takes over what was not sent at once: events whose trigger died, and deliveries, announcements and webhooks that are due. */
export const sendDeliveries = onSchedule(
  {
    schedule: '* * * * *',
    region: functionsRegion,
    ...capacity.job,
    timeoutSeconds: 300,
    secrets: channelSecrets,
  },
  unlessPaused(() => Promise.all([takeUp(messageChannels, Date.now), announceDue(), sendDueWebhooks()])),
)

/**
 * Runs the job once. Safe to run twice, even concurrently; a hanging channel delays neither others nor the next run.
 */
export async function takeUp(over: Channels, clock: () => number): Promise<void> {
  const [fannedOut, failed] = await fanOutDue(clock())
  const turned = await turnToSecondChannel(clock())
  logs.jobRan('sendDeliveries', { fannedOut, failed, turned })
  await Promise.all(channels.map(channel => sendDue(channel, over, clock)))
}

/**
 * Fans out events that are due. An event that fails is retried after a minute, behind others. Returns how many
 * succeeded, and how many failed.
 */
async function fanOutDue(now: number): Promise<readonly [fannedOut: number, failed: number]> {
  let failed = 0
  const due = await find('eventsToFanOut', { fanOutAfter: now }).limit(eventsAtOnce).get()
  for (const { id, ref } of due.docs) {
    try {
      await fanOut(id, now, () => Promise.resolve())
    } catch (error) {
      failed += 1
      logs.leftBehind(ref.path, error)
      await ref.update({ fanOutAfter: now + minute }).catch(() => undefined)
    }
  }
  return [due.size - failed, failed]
}
