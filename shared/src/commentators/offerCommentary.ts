import type { Matches } from '../bracket/model/match.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { broadcastUrl, readBroadcast } from '../live/broadcast.ts'
import type { BroadcastLanguage } from '../live/liveLinks.ts'
import { checkChosenMatches } from './checkChosenMatches.ts'
import { commentatorLimits } from './commentatorLimits.ts'
import type { ChosenMatches, CommentatorRequest } from './commentatorRequest.ts'

interface Offered {
  readonly broadcastLink: string
  readonly languages: readonly BroadcastLanguage[]
  readonly comment: string
  readonly matches: ChosenMatches | null
}

interface Context {
  readonly uid: string
  readonly displayName: string
  readonly photoURL: string | null
  /** Whether the competition is looking for commentators. */
  readonly areWanted: boolean
  /** The person's existing offer. */
  readonly current: CommentatorRequest | null
  /** The number of offers in the competition. */
  readonly count: number
  /** All existing matches among the chosen ones, or more. */
  readonly matches: Matches
  readonly now: number
}

/** The id of a person's only offer in a competition. */
export function offerId(uid: string): string {
  return `offer-${uid}`
}

/**
 * Makes an offer, changes one that nobody has responded to, or repeats one that was withdrawn. An identical offer stays
 * unchanged.
 */
export function offerCommentary(
  { broadcastLink, languages, comment, matches }: Offered,
  { uid, displayName, photoURL, areWanted, current, count, matches: existing, now }: Context,
): Outcome<
  CommentatorRequest,
  | 'unsupported-broadcast'
  | 'offers-closed'
  | 'offer-turned-down'
  | 'request-not-awaiting'
  | 'too-many-commentators'
  | 'not-found'
  | 'chosen-match-over'
> {
  const broadcast = readBroadcast(broadcastLink)
  if (!broadcast.ok) return broadcast
  const offered = { broadcastLink: broadcastUrl(broadcast.value), languages, comment, matches }
  const isOpen = current !== null && (current.status === 'offered' || current.status === 'confirmed')
  if (isOpen && isSame(current, offered)) return accept(current)
  if (current?.status === 'cancelled') return refuse('offer-turned-down')
  if (current?.status === 'confirmed') return refuse('request-not-awaiting', { status: current.status })
  if (!areWanted) return refuse('offers-closed')
  if (current === null && count >= commentatorLimits.offers) {
    return refuse('too-many-commentators', { most: commentatorLimits.offers })
  }
  const checked = checkChosenMatches(matches, current?.matches ?? null, existing)
  if (!checked.ok) return checked
  return accept({
    origin: 'offer',
    status: 'offered',
    ...offered,
    contact: null,
    organizerUid: null,
    commentatorUid: uid,
    displayName,
    photoURL,
    requestedAt: current?.status === 'offered' ? current.requestedAt : now,
    confirmedAt: current?.confirmedAt ?? null,
    endedAt: null,
    remindedAt: null,
    lastMessage: current?.lastMessage ?? null,
    readAt: current?.readAt ?? {},
    readerUids: current?.readerUids ?? [],
  })
}

function isSame(current: CommentatorRequest, offered: Offered): boolean {
  return (
    current.broadcastLink === offered.broadcastLink &&
    current.comment === offered.comment &&
    current.languages.join() === offered.languages.join() &&
    current.matches?.bracketId === offered.matches?.bracketId &&
    current.matches?.matchIds.join() === offered.matches?.matchIds.join()
  )
}
