import type { Matches } from '../bracket/model/match.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { ChosenMatches, CommentatorRequest } from './commentatorRequest.ts'
import { overlappingMatches } from './overlappingMatches.ts'

interface Booking {
  /** Null: the whole competition. */
  readonly chosen: ChosenMatches | null
  /** The matches of the chosen bracket. */
  readonly matches: Matches
  /** The same person's other confirmed requests in the competition. */
  readonly others: readonly CommentatorRequest[]
  /** Whether the organizer has been told that some can be played at the same time. */
  readonly despiteOverlap: boolean
}

/**
 * Ties a confirmed commentator to single matches. `matches-overlap`, with their ids two by two, if some of them can be
 * played at the same time as others or as each other, unless the organizer knows that.
 */
export function bookCommentator(
  request: CommentatorRequest,
  { chosen, matches, others, despiteOverlap }: Booking,
): Outcome<CommentatorRequest, 'commentator-not-confirmed' | 'not-found' | 'matches-overlap'> {
  const { status } = request
  if (status !== 'confirmed') return refuse('commentator-not-confirmed', { status })
  const matchIds = [...new Set(chosen?.matchIds ?? [])]
  if (!matchIds.every(id => matches.has(id))) return refuse('not-found', { document: 'match' })
  const after = { ...request, matches: chosen === null ? null : { bracketId: chosen.bracketId, matchIds } }
  const overlaps = bookedOverlaps([after, ...others], matches, chosen?.bracketId ?? null)
  if (!despiteOverlap && overlaps.length > 0) {
    return refuse('matches-overlap', { matchIds: overlaps.flat() })
  }
  return accept(after)
}

/** The pairs of matches to which one person is tied in a bracket and that can be played at the same time. */
export function bookedOverlaps(
  requests: readonly Pick<CommentatorRequest, 'matches'>[],
  matches: Matches,
  bracketId: string | null,
): readonly (readonly [string, string])[] {
  const ids = requests.flatMap(request =>
    request.matches !== null && request.matches.bracketId === bracketId ? request.matches.matchIds : [],
  )
  return overlappingMatches(matches, ids)
}
