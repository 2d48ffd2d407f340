import type { BestOf } from '../../format/series.ts'
import { isSameValue } from '../../text/isSameValue.ts'
import { resultsLeft } from '../entrants/tableLeft.ts'
import type { Bracket, BracketChange, PlayedResults } from '../model/bracket.ts'
import type { Match, MatchStatus, Side } from '../model/match.ts'
import { type TeamPair, teamPair } from '../model/matchState.ts'
import { figures, isSameScore } from '../model/series.ts'
import { optionValue } from '../reshaping/changeableOptions.ts'
import { formatOf } from '../reshaping/formatOf.ts'
import type { CommandFields, CommandTarget } from './bracketCommand.ts'
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
  /** Of a team that leaves: absent unless somebody chose what its results count, or the rule of the stage annuls them. */
  readonly results?: PlayedResults
  /** Absent unless a team was disqualified. */
  readonly penalty?: true
  /** Absent unless options of a stage were changed. */
  readonly reshaped?: ReshapedStage
  /** What was taken back, to which the facts above belong. Absent in old entries and for changes of several matches. */
  readonly undone?: CommandName
  /** Every match that changed. */
  readonly changes: readonly {
    readonly matchId: string
    readonly before: LoggedMatch
    readonly after: LoggedMatch
  }[]
}

/** What tells more of a command than its name. */
export type LoggedFacts = Pick<BracketLogEntry, 'byHand' | 'results' | 'penalty' | 'reshaped'>

/** What an organizer has changed in the format of a stage, and why, if that had to be said. */
interface ReshapedStage {
  readonly stage: string
  readonly options: readonly { readonly name: string; readonly before: unknown; readonly after: unknown }[]
  readonly reason?: string
}

/** What the log tells of a command, given the bracket before and after it. */
export function loggedFacts(
  before: Bracket,
  after: Bracket,
  { action, target }: { readonly action: CommandName; readonly target: CommandTarget },
): LoggedFacts {
  const { pairs, penalty, teamId = '' } = target
  // Results stand unless something else is said.
  const byRule = action === 'disqualifyTeam' && resultsLeft(after, teamId) === 'annul' ? 'annul' : null
  const results = target.results ?? byRule
  const reshaped = target.options && loggedReshaping(before, after, target)
  return {
    ...(pairs !== undefined && { byHand: true }),
    ...(results && { results }),
    ...(penalty && { penalty }),
    ...(reshaped && { reshaped }),
  }
}

/** What a command has changed in the format of a stage. */
function loggedReshaping(
  before: Bracket,
  after: Bracket,
  { stage, options = {}, reason = '' }: Partial<Pick<CommandFields, 'stage' | 'options' | 'reason'>>,
): ReshapedStage | null {
  const index = before.shape.stages.findIndex(({ key }) => key === stage)
  if (stage === undefined || index < 0) return null
  const [was, is] = [formatOf(before), formatOf(after)]
  const values = Object.keys(options).map(name => ({
    name,
    before: optionValue(was, index, name),
    after: optionValue(is, index, name),
  }))
  return {
    stage,
    options: values.filter(value => !isSameValue(value.before, value.after)),
    ...(reason !== '' && { reason }),
  }
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
