import { setTimeout as wait } from 'node:timers/promises'
import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { onDocumentCreated } from 'firebase-functions/firestore'
import { capacity } from '../platform/capacity.ts'
import { find } from '../platform/firestore/find.ts'
import { logs } from '../platform/logs.ts'
import { boundSecrets, telegramBotToken } from '../platform/params.ts'
import { unlessPaused } from '../platform/pause.ts'
import { runDistinct } from '../platform/runDistinct.ts'
import { announce, type Means } from './announce.ts'
import { discordAnnouncements } from './discordAnnouncements.ts'
import { telegramAnnouncements } from './telegramAnnouncements.ts'

const means: Means = {
  channels: { telegram: telegramAnnouncements(), discord: discordAnnouncements() },
  clock: Date.now,
  wait,
}

/** Sends new announcements at once; the job `sendDeliveries` takes over what is left. */
export const announceChanges = onDocumentCreated(
  {
    document: 'competitions/{competitionId}/announcements/{announcementId}',
    region: functionsRegion,
    ...capacity.trigger,
    timeoutSeconds: 120,
    secrets: boundSecrets(telegramBotToken),
  },
  unlessPaused(async ({ params: { competitionId }, data }) => {
    const service = data?.data()['service']
    if (service === 'telegram' || service === 'discord') await announce({ competitionId, service }, means)
  }),
)

const maxDue = 100

/** Sends announcements that are due because their trigger died or a service failed. Safe to run concurrently. */
export async function announceDue(over: Means = means): Promise<void> {
  const due = await find('dueAnnouncements', { dueAt: over.clock() }).limit(maxDue).get()
  const targets = due.docs.map(read => ({
    competitionId: read.ref.parent.parent?.id ?? '',
    service: read.data().service,
  }))
  const counts = await runDistinct(
    targets,
    ({ competitionId, service }) => `${competitionId} ${service}`,
    target => announce(target, over),
  )
  logs.jobRan('sendDeliveries', { announced: counts.ran, failed: counts.failed })
}
