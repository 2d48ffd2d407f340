import type { CommentatorRequest } from '../commentatorRequest.ts'

/** A sample request whose link nobody has opened. */
export const aRequest: CommentatorRequest = {
  origin: 'request',
  status: 'awaiting',
  broadcastLink: 'https://www.twitch.tv/starladder',
  contact: { service: 'telegram', handle: 'commentator' },
  comment: 'Finals on Saturday',
  languages: [],
  matches: null,
  organizerUid: 'organizer',
  commentatorUid: null,
  displayName: null,
  photoURL: null,
  requestedAt: 1,
  confirmedAt: null,
  endedAt: null,
  remindedAt: null,
  lastMessage: null,
  readAt: {},
  readerUids: [],
}
