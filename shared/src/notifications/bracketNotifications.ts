import type { BracketChange } from '../bracket/model/bracket.ts'
import type { Match } from '../bracket/model/match.ts'
import { isSameScore } from '../bracket/model/series.ts'
import type { NotificationFacts } from './notification.ts'

/** What a change means to the teams of one match, the upper slot first, given the match afterwards. */
type MatchNews = {
  readonly [K in 'matchReady' | 'resultCorrected']: {
    readonly kind: K
    readonly match: Match
    readonly teamIds: readonly string[]
    readonly facts: Omit<NotificationFacts[K], 'bracketId' | 'matchId'>
  }
}['matchReady' | 'resultCorrected']

/**
 * What the players are told after a command: that their next opponent is known, or that the result of a match of
 * theirs was corrected or withdrawn. A new result is no news to those who played it, nor is what organizers see.
 */
export function bracketNotifications({ changes }: BracketChange): readonly MatchNews[] {
  return changes.flatMap(([before, after]): readonly MatchNews[] => {
    if (isNowReady(before, after)) {
      return [{ kind: 'matchReady', match: after, teamIds: teamsOf(after), facts: {} }]
    }
    if (!isResultCorrected(before, after)) return []
    const facts = { before: before.score, after: after.status === 'finished' ? after.score : null }
    return [{ kind: 'resultCorrected', match: after, teamIds: teamsOf(before), facts }]
  })
}

/** Taking a start back is no news: who plays whom has not changed. */
function isNowReady(before: Match, after: Match): boolean {
  if (after.status !== 'ready' || before.status === 'finished') return false
  return before.status === 'waiting' || teamsOf(before).join() !== teamsOf(after).join()
}

/** A match that somebody forfeited was not played, so that it has no score to correct. */
function isResultCorrected(before: Match, after: Match): boolean {
  if (before.status !== 'finished') return false
  return (
    after.status !== 'finished' || !isSameScore(before.score, after.score) || before.winner !== after.winner
  )
}

function teamsOf({ slots }: Match): readonly string[] {
  return slots.flatMap(({ teamId }) => teamId ?? [])
}
