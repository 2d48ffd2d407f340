import { randomUUID } from 'node:crypto'
import type {
  Announcement,
  Announcer,
  AnnouncerSecret,
  AnnouncerService,
} from '@upper-bracket/shared/announcements/announcer'
import { pauseMs } from '@upper-bracket/shared/notifications/delivery'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { holdMessage, isDemonstration, ofNoVisitor } from '../platform/demonstration.ts'
import { firestore } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { commitWithLease, type Lease, releaseLease, takeLease } from '../platform/lease.ts'
import { logs } from '../platform/logs.ts'
import type { AnnouncementChannels, Delivered } from './announcementChannel.ts'
import { planStep } from './planStep.ts'
import { handledIn, postedIn } from './recordStep.ts'

/** The competition and the service of announcements. */
export interface Target {
  readonly competitionId: string
  readonly service: AnnouncerService
}

type AnnouncerLease = Lease<AnnouncerSecret>

export interface Means {
  readonly channels: AnnouncementChannels
  readonly clock: () => number
  readonly wait: (ms: number) => Promise<unknown>
}

/** The approximate maximum duration of a run; the job continues afterwards. */
const workMs = 40_000
/** The maximum pause within a run; after a longer one, the job continues. */
const maxWaitMs = 5000
const atOnce = 200
/** How often in a row new announcements may arrive at the end of a run. */
const maxRuns = 20

type Waiting = readonly QueryDocumentSnapshot<Announcement>[]

/**
 * Posts to one service the announcements that are waiting for it. A caller that finds the lease taken leaves the work
 * to its holder, and the holder checks again before it releases the lease, so nothing is left behind. If this process
 * dies between a call to the service and the record of that call, the call is repeated. A repeated edit does no harm,
 * but a message can be posted twice, because neither service supports idempotency keys.
 */
export async function announce(target: Target, means: Means): Promise<void> {
  for (let run = 0; run < maxRuns; run += 1) {
    const lease = await takeLease(
      documents.announcerSecret(target.competitionId, target.service),
      means.clock(),
    )
    if (lease === 'taken') return
    if (lease === 'unknown') return drop(await waitingFor(target))
    const counts = { posted: 0, edited: 0, refused: 0, failed: 0, dropped: 0 }
    const isDone = await work(target, lease, means, counts)
    logs.delivered(`announcements on ${target.service}`, counts)
    if (!isDone || (await waitingFor(target)).length === 0) return
  }
}

type Counts = Record<'posted' | 'edited' | 'refused' | 'failed' | 'dropped', number>

/** Returns whether nothing was waiting at the end. */
async function work(target: Target, taken: AnnouncerLease, means: Means, counts: Counts): Promise<boolean> {
  const { competitionId, service } = target
  const channel = means.channels[service]
  const end = means.clock() + workMs
  for (let lease: AnnouncerLease | null = taken; lease !== null; ) {
    const now = means.clock()
    const [competition, announcer, waiting] = await Promise.all([
      documents.competition(competitionId).get(),
      documents.announcer(competitionId, service).get(),
      waitingFor(target),
    ])
    const [shown, current] = [announcer.data(), competition.data()]
    if (waiting.length === 0 || shown === undefined || current === undefined) {
      await releaseLease(lease)
      return waiting.length === 0
    }
    const { nextAt } = lease.data
    if (shown.broken !== null || now > end || nextAt - now > maxWaitMs) {
      return putOff(lease, waiting, shown.broken === null ? Math.max(now, nextAt) : null)
    }
    const late = waiting.filter(read => read.data().usefulUntil < now)
    if (late.length > 0) {
      lease = await commitWithLease(lease, { now, fields: {} }, batch =>
        handledIn(batch, late, { subjects: null, reason: 'too late' }),
      )
      continue
    }
    if (nextAt > now) {
      await means.wait(nextAt - now)
      // Renews the lease before the call to the service.
      lease = await commitWithLease(lease, { now: means.clock(), fields: { nextAt: 0 } })
      continue
    }

    const subjects = [...new Set(waiting.flatMap(read => read.data().subjects))]
    const { connectionId } = lease.data
    const plan = await planStep({
      competitionId,
      competition: current,
      announcer: shown,
      connectionId,
      subjects,
    })
    const { message, handled, text } = plan
    counts.dropped += message === null ? handled.length : 0
    if (message === null) {
      lease = await commitWithLease(lease, { now, fields: {} }, batch =>
        handledIn(batch, waiting, { subjects: handled, reason: null }),
      )
      continue
    }
    const messageId: string | null = message.post?.messageId ?? null
    const delivered: Delivered = isDemonstration()
      ? await hold(target, { title: shown.title, text, now }, messageId)
      : await channel.send(lease.data, text, messageId)
    const sentAt = means.clock()
    counts[outcomeOf(delivered, message.post !== null)] += 1
    if (delivered.result === 'retry' || delivered.result === 'broken') {
      return stop(target, lease, { waiting, shown, delivered, now: sentAt })
    }
    const reason = delivered.result === 'refused' ? delivered.reason : null
    if (reason !== null) logs.deliveryDead(`${competitionId} ${service}`, reason)
    const fields: Partial<AnnouncerSecret> = {
      nextAt: sentAt + channel.paceMs,
      attempts: 0,
      ...changesBy(delivered, sentAt),
    }
    lease = await commitWithLease(lease, { now: sentAt, fields }, batch => {
      if (shown.failingSince !== null) batch.update(announcer.ref, { failingSince: null })
      if (delivered.result === 'too-fast' || delivered.result === 'moved') return
      handledIn(batch, waiting, { subjects: handled, reason })
      postedIn(batch, { competitionId, service, connectionId, message, delivered })
    })
  }
  return false
}

/** Shows the message in a demonstration, which sends nothing; an edit replaces it. Nobody sees those of no visitor. */
async function hold(
  { competitionId, service }: Target,
  { title, text, now }: { readonly title: string; readonly text: string; readonly now: number },
  messageId: string | null,
): Promise<Delivered> {
  const id = messageId ?? randomUUID()
  const message = { at: now, channel: `${service}Channel`, to: title, title: '', text, url: null } as const
  const isHeld = await holdMessage(competitionId, id, message)
  return isHeld ? { result: 'sent', messageId: id } : { result: 'refused', reason: ofNoVisitor }
}

function outcomeOf({ result }: Delivered, isEdit: boolean): keyof Counts {
  if (result === 'sent') return isEdit ? 'edited' : 'posted'
  return result === 'refused' || result === 'gone' ? 'refused' : 'failed'
}

function changesBy(delivered: Delivered, now: number) {
  if (delivered.result === 'too-fast') return { nextAt: now + delivered.afterMs }
  if (delivered.result !== 'moved') return {}
  // The messages have new ids in the new chat, which are unknown.
  return { chatId: delivered.chatId, connectionId: String(delivered.chatId) }
}

interface Stop {
  readonly waiting: Waiting
  readonly shown: Announcer
  readonly delivered: Extract<Delivered, { readonly result: 'retry' | 'broken' }>
  readonly now: number
}

/**
 * Pauses after a failure of the service. If the address no longer exists, nothing is sent until it is connected again.
 */
async function stop(
  target: Target,
  lease: AnnouncerLease,
  { waiting, shown, delivered, now }: Stop,
): Promise<false> {
  const { competitionId, service } = target
  const isBroken = delivered.result === 'broken'
  const attempts = lease.data.attempts + 1
  const nextAt = isBroken ? 0 : now + pauseMs(attempts, Math.random())
  const changes = isBroken
    ? { broken: delivered.reason, failingSince: null }
    : { failingSince: shown.failingSince ?? now }
  logs.announcerFailed(`${competitionId} ${service}`, delivered.reason, { isBroken, waiting: waiting.length })
  await releaseLease(lease, { nextAt, attempts }, batch => {
    batch.update(documents.announcer(competitionId, service), changes)
    for (const { ref } of waiting) batch.update(ref, { dueAt: isBroken ? null : nextAt })
  })
  return false
}

async function putOff(lease: AnnouncerLease, waiting: Waiting, dueAt: number | null): Promise<false> {
  await releaseLease(lease, {}, batch => {
    for (const { ref } of waiting) batch.update(ref, { dueAt })
  })
  return false
}

/** Returns the waiting announcements, oldest first. */
async function waitingFor({ competitionId, service }: Target): Promise<Waiting> {
  const { docs } = await find('announcementsByState', { competitionId, service, state: 'waiting' })
    .limit(atOnce)
    .get()
  return docs.toSorted((one, other) => one.data().at - other.data().at)
}

/** Drops announcements of a competition that is no longer announced there. */
async function drop(waiting: Waiting): Promise<void> {
  const batch = firestore().batch()
  handledIn(batch, waiting, { subjects: null, reason: null })
  await batch.commit()
}
