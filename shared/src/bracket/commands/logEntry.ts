import type { BracketChange } from '../model/bracket.ts'
import type { Match, MatchStatus, Side } from '../model/match.ts'
import { type TeamPair, teamPair } from '../model/matchState.ts'
import type { CommandName } from './commandTable.ts'

/** What the log keeps of a match. */
interface LoggedMatch {
  readonly status: MatchStatus
  readonly teamIds: TeamPair
  readonly score: readonly [number, number]
  readonly winner: Side | null
  readonly forfeits: readonly [boolean, boolean]
}

/** An entry about a bracket: who did what, and when (milliseconds since the epoch, in UTC). */
export interface BracketLogEntry {
  /** Null: nobody, a time was over. */
  readonly uid: string | null
  readonly at: number
  readonly action: CommandName | 'generateBracket' | 'deleteBracket'
  readonly bracketId: string
  /** The match that was meant, and the teams; null and none where it was the bracket as a whole. */
  readonly matchId: string | null
  readonly teamIds: readonly string[]
  /** Every match that changed. */
  readonly changes: readonly {
    readonly matchId: string
    readonly before: LoggedMatch
    readonly after: LoggedMatch
  }[]
}

export function loggedChanges({ changes }: BracketChange): BracketLogEntry['changes'] {
  return changes.map(([before, after]) => ({
    matchId: after.id,
    before: logged(before),
    after: logged(after),
  }))
}

function logged(match: Match): LoggedMatch {
  const { status, score, winner, forfeits } = match
  return { status, teamIds: teamPair(match), score, winner, forfeits }
}
