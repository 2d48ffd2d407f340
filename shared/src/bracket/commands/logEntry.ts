import type { BestOf } from '../../format/series.ts'
import type { BracketChange } from '../model/bracket.ts'
import type { Match, MatchStatus, Side } from '../model/match.ts'
import { type TeamPair, teamPair } from '../model/matchState.ts'
import { figures, isSameScore } from '../model/series.ts'
import type { CommandName } from './commandTable.ts'

/** The data of a match that the log keeps. */
interface LoggedMatch {
  readonly status: MatchStatus
  readonly teamIds: TeamPair
  readonly score: readonly [number, number]
  readonly winner: Side | null
  readonly forfeits: readonly [boolean, boolean]
  /** Of a best of one, whose result they are; absent if they are unknown. */
  readonly rounds?: readonly [number, number]
  /** Absent unless the command has changed it. */
  readonly bestOf?: BestOf
}

/** A log entry about a bracket. `at` is in milliseconds since the epoch (UTC). */
export interface BracketLogEntry {
  /** The organizer who gave the command; null when a timer fired. */
  readonly uid: string | null
  readonly at: number
  /** The name of the API key with which a program acted for the organizer. Absent if there was none. */
  readonly keyName?: string
  readonly action: CommandName | 'generateBracket' | 'deleteBracket'
  readonly bracketId: string
  /** The match and the teams that the command applied to; null and empty if it applied to the bracket as a whole. */
  readonly matchId: string | null
  readonly teamIds: readonly string[]
  /** Absent unless an organizer has made the pairs of a round. */
  readonly byHand?: true
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
    before: logged(before, after),
    after: logged(after, before),
  }))
}

function logged(match: Match, other: Match): LoggedMatch {
  const { status, score, winner, forfeits, bestOf } = match
  const length = bestOf === other.bestOf ? {} : { bestOf }
  const said = figures(match)
  const rounds = isSameScore(said, score) ? {} : { rounds: said }
  return { status, teamIds: teamPair(match), score, ...rounds, winner, forfeits, ...length }
}
