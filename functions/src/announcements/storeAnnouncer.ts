import { randomUUID } from 'node:crypto'
import { type AnnouncerSecret, announcementKinds } from '@upper-bracket/shared/announcements/announcer'
import { subject } from '@upper-bracket/shared/announcements/subject'
import { auditEntry } from '@upper-bracket/shared/audit/logEntry'
import type { Language } from '@upper-bracket/shared/profile/profile'
import type { Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import type { Target } from './announce.ts'
import { writeAnnouncement } from './writeAnnouncements.ts'

/** Services choose the names of chats and webhooks, so only extreme lengths are cut. */
const maxTitleLength = 100

interface Connection extends Target, Pick<AnnouncerSecret, 'chatId' | 'webhook'> {
  readonly title: string
  readonly addressEnd: string
  readonly lang: Language
  readonly uid: string
  readonly now: number
}

/**
 * Sets the address at which a service announces a competition. Waiting announcements of an earlier address are moved to
 * it. Setting the same address again changes nothing while it works.
 */
export async function storeAnnouncer(
  reads: Transaction,
  writes: CheckedWrites,
  { competitionId, service, chatId, webhook, title, addressEnd, lang, uid, now }: Connection,
): Promise<void> {
  const [read, secretRead] = await Promise.all([
    reads.get(documents.announcer(competitionId, service)),
    reads.get(documents.announcerSecret(competitionId, service)),
  ])
  const [before, secret] = [read.data(), secretRead.data()]
  const isSame = secret?.chatId === chatId && secret.webhook?.token === webhook?.token
  if (isSame && before?.broken === null) return

  const shown = title.slice(0, maxTitleLength)
  writes.put(read.ref, {
    service,
    title: shown,
    addressEnd,
    lang,
    kinds: before?.kinds ?? announcementKinds,
    connectedAt: now,
    broken: null,
    failingSince: null,
  })
  writes.put(secretRead.ref, {
    service,
    chatId,
    webhook,
    connectionId: isSame ? secret.connectionId : randomUUID(),
    leasedUntil: 0,
    nextAt: 0,
    attempts: 0,
  })
  writeAnnouncement(writes, service, {
    competitionId,
    subjects: [subject('test', String(now))],
    cause: ['connected', now],
    at: now,
  })
  const entry = auditEntry({ uid, at: now }, { action: 'connectAnnouncer', service, title: shown })
  writes.log(competitionId, entry)
}
