import type { CommentatorRequest } from '../commentatorRequest.ts'
import { requestCommentator } from '../requestCommentator.ts'

const made = requestCommentator(
  {
    broadcastLink: 'https://www.twitch.tv/starladder',
    contact: { service: 'telegram', handle: 'commentator' },
    comment: 'Finals on Saturday',
  },
  { organizerUid: 'organizer', current: null, count: 0, now: 1 },
)
if (!made.ok) throw new Error(made.code)

/** A sample request whose link nobody has opened. */
export const aRequest: CommentatorRequest = made.value
