import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { broadcastUrl, readBroadcast } from '../live/broadcast.ts'
import { commentatorLimits } from './commentatorLimits.ts'
import type { CommentatorRequest } from './commentatorRequest.ts'
import { type ContactService, readContact } from '../player/contact.ts'

interface Wanted {
  readonly broadcastLink: string
  readonly contact: { readonly service: ContactService; readonly handle: string }
  readonly comment: string
}

interface Context {
  readonly organizerUid: string
  /** The existing request with this id. */
  readonly current: CommentatorRequest | null
  /** The number of requests in the competition. */
  readonly count: number
  readonly now: number
}

/** Creates a request. Repeating the call returns the same request. */
export function requestCommentator(
  { broadcastLink, contact, comment }: Wanted,
  { organizerUid, current, count, now }: Context,
): Outcome<
  CommentatorRequest,
  'id-taken' | 'unsupported-broadcast' | 'invalid-contact' | 'too-many-commentators'
> {
  if (current !== null) return current.organizerUid === organizerUid ? accept(current) : refuse('id-taken')
  const broadcast = readBroadcast(broadcastLink)
  if (!broadcast.ok) return broadcast
  const reached = readContact(contact.service, contact.handle)
  if (!reached.ok) return reached
  const most = commentatorLimits.requests
  if (count >= most) return refuse('too-many-commentators', { most })
  return accept({
    origin: 'request',
    status: 'awaiting',
    broadcastLink: broadcastUrl(broadcast.value),
    contact: reached.value,
    comment,
    languages: [],
    matches: null,
    organizerUid,
    commentatorUid: null,
    displayName: null,
    photoURL: null,
    requestedAt: now,
    confirmedAt: null,
    endedAt: null,
    remindedAt: null,
    lastMessage: null,
    readAt: {},
    readerUids: [],
  })
}
