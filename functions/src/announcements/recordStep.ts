import type {
  Announcement,
  AnnouncerService,
  Post,
  PostPart,
} from '@upper-bracket/shared/announcements/announcer'
import type { DocumentReference, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import type { Delivered } from './announcementChannel.ts'
import { postKey } from './planStep.ts'

/**
 * Removes handled subjects from the waiting ones. `subjects` null removes all; `reason` says why they were given up.
 */
export function handledIn(
  batch: WriteBatch,
  waiting: readonly QueryDocumentSnapshot<Announcement>[],
  { subjects, reason }: { readonly subjects: readonly string[] | null; readonly reason: string | null },
): void {
  for (const read of waiting) {
    const before = read.data()
    const left = subjects === null ? [] : before.subjects.filter(subject => !subjects.includes(subject))
    if (left.length === before.subjects.length) continue
    const given = left.length < before.subjects.length && reason !== null ? reason : before.reason
    const end = given === null ? 'done' : 'dead'
    batch.update(read.ref, {
      subjects: left,
      reason: given,
      ...(left.length === 0 && { state: end, dueAt: null }),
    })
  }
}

interface Posted {
  readonly competitionId: string
  readonly service: AnnouncerService
  readonly connectionId: string
  readonly message: {
    readonly post: { readonly ref: DocumentReference<Post> } | null
    readonly parts: readonly PostPart[]
  }
  readonly delivered: Delivered
}

/** Records the current content of a message; a message that was deleted at the service is never edited again. */
export function postedIn(
  batch: WriteBatch,
  { competitionId, service, connectionId, message: { post, parts }, delivered }: Posted,
): void {
  if (delivered.result === 'gone' && post !== null) batch.update(post.ref, { messageId: null })
  if (delivered.result !== 'sent') return
  if (post !== null) {
    batch.update(post.ref, { parts })
    return
  }
  const keys = parts.map(({ subject }) => postKey(connectionId, subject))
  const { messageId } = delivered
  batch.create(documents.announcementPosts(competitionId).doc(), { service, keys, parts, messageId })
}
