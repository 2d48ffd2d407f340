import type { Matches } from '../bracket/model/match.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import { checkChosenMatches } from './checkChosenMatches.ts'
import type { ChosenMatches, CommentatorRequest } from './commentatorRequest.ts'
import { overlappingMatches } from './overlappingMatches.ts'

interface Booking {
  /** The chosen matches; null for the whole competition. */
  readonly chosen: ChosenMatches | null
  /** The matches of the chosen bracket. */
  readonly matches: Matches
  /** The person's other confirmed requests in the competition. */
  readonly others: readonly CommentatorRequest[]
  /** Whether the organizer has confirmed that some of the matches can overlap. */
  readonly despiteOverlap: boolean
}

/**
 * Assigns a confirmed commentator to single matches. Refused with `matches-overlap`, with their ids in pairs, if some
 * of them can be played at the same time as others or as each other, unless the organizer has confirmed that.
 */
export function bookCommentator(
  request: CommentatorRequest,
  { chosen, matches, others, despiteOverlap }: Booking,
): Outcome<
  CommentatorRequest,
  'commentator-not-confirmed' | 'not-found' | 'chosen-match-over' | 'matches-overlap'
> {
  const { status } = request
  if (status !== 'confirmed') return refuse('commentator-not-confirmed', { status })
  const checked = checkChosenMatches(chosen, request.matches, matches)
  if (!checked.ok) return checked
  const distinct = chosen && { ...chosen, matchIds: [...new Set(chosen.matchIds)] }
  const after = { ...request, matches: distinct }
  const overlaps = bookedOverlaps([after, ...others], matches, chosen?.bracketId ?? null)
  if (!despiteOverlap && overlaps.length > 0) {
    return refuse('matches-overlap', { matchIds: overlaps.flat() })
  }
  return accept(after)
}

/** The pairs of matches assigned to one person in a bracket that can be played at the same time. */
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
