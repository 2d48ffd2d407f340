import { type Match, otherSide, type Side } from '../model/match.ts'
import type { LateEntry } from '../model/stage.ts'
import type { PointRules, TableRules } from '../model/tableRules.ts'

/** A match as tables and pairings read it. A draw is finished without a winner and without forfeits. */
export type TableMatch = Pick<
  Match,
  'id' | 'round' | 'slots' | 'score' | 'status' | 'winner' | 'forfeits' | 'games'
>

type Result = 'win' | 'draw' | 'loss'

/** A match that is over, from the view of one of its teams. */
export interface Meeting {
  readonly matchId: string
  readonly round: number
  /** The slot of the team: the upper one has the first choice. */
  readonly side: Side
  /** Null for a bye. */
  readonly opponentId: string | null
  readonly result: Result
  /** Whether the match was decided by a forfeit, so that its games do not count. */
  readonly isWalkover: boolean
  /** The games won and lost; zero in a bye and a walkover. */
  readonly games: readonly [won: number, lost: number]
  /** The rounds of its games; null if they are not known. */
  readonly rounds: Rounds | null
}

type Rounds = readonly [won: number, lost: number]

/** What a team has achieved in the matches of a stage or group that are over. */
export interface TeamRecord {
  readonly teamId: string
  /** The place in the order in which the teams entered the stage or group, from 1. */
  readonly seed: number
  /** Whether the team has left: it has no place any more, but stays the opponent of those it has met. */
  readonly hasWithdrawn: boolean
  /** In the order of rounds. */
  readonly meetings: readonly Meeting[]
  /** The number of rounds that were published before a late entry. */
  readonly missedRounds: number
  /** The points for the missed rounds, which `points` includes. */
  readonly headStart: number
  readonly points: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
  readonly byes: number
  /** The number of matches that the team forfeited. */
  readonly forfeits: number
  readonly gamesWon: number
  readonly gamesLost: number
  /** Null if the rounds of one of the meetings are not known. */
  readonly rounds: Rounds | null
}

/** What the result of a match adds. */
export interface ResultRules extends PointRules {
  readonly walkoverRounds?: number
}

export function resultRules({ points, walkoverRounds = 0 }: TableRules): ResultRules {
  return { ...points, walkoverRounds }
}

/** The teams that were not there from the beginning to the end. */
export interface Absences {
  /** The teams that entered late, which have points in advance. */
  readonly late?: ReadonlyMap<string, LateEntry>
  readonly withdrawn?: ReadonlySet<string>
}

/**
 * Adds up the matches that are over for each of the teams, which are given in the order of seeds; null takes a seed and
 * is no team. Matches that are still open, and slots of teams that are not among the given ones, count for nothing.
 */
export function teamRecords(
  teamIds: readonly (string | null)[],
  matches: Iterable<TableMatch>,
  rules: ResultRules,
  { late, withdrawn }: Absences = {},
): ReadonlyMap<string, TeamRecord> {
  const seeds = new Map(
    teamIds.flatMap((teamId, index) => (teamId === null ? [] : [[teamId, index + 1] as const])),
  )
  const meetings = new Map([...seeds.keys()].map((teamId): [string, Meeting[]] => [teamId, []]))
  for (const match of matches) {
    for (const side of [0, 1] as const) {
      const meeting = meetingOf(match, side, rules)
      if (meeting !== null) meetings.get(match.slots[side].teamId ?? '')?.push(meeting)
    }
  }
  return new Map(
    [...meetings].map(([teamId, own]) => {
      const team = {
        teamId,
        seed: seeds.get(teamId) ?? 0,
        hasWithdrawn: withdrawn?.has(teamId) ?? false,
      }
      return [teamId, recordOf(team, own, rules, late?.get(teamId))]
    }),
  )
}

function meetingOf(
  { id, round, slots, score, status, winner, forfeits, games }: TableMatch,
  side: Side,
  { walkoverRounds = 0 }: ResultRules,
): Meeting | null {
  if (status !== 'finished' && status !== 'bye') return null
  if (slots[side].teamId === null) return null
  // A team that has left wins no bye.
  if (status === 'bye' && winner !== side) return null
  const opponentId = status === 'bye' ? null : slots[otherSide(side)].teamId
  const isWalkover = forfeits.some(Boolean)
  const isDraw = winner === null && !isWalkover
  const hasGames = status === 'finished' && !isWalkover
  const result = winner === side ? 'win' : isDraw ? 'draw' : 'loss'
  return {
    matchId: id,
    round,
    side,
    opponentId,
    result,
    isWalkover,
    games: hasGames ? [score[side], score[otherSide(side)]] : [0, 0],
    rounds: hasGames ? roundsOf(score, games, side) : roundsWithoutPlay(),
  }

  function roundsWithoutPlay(): Rounds {
    if (!isWalkover || winner === null) return [0, 0]
    return result === 'win' ? [walkoverRounds, 0] : [0, walkoverRounds]
  }
}

/** The rounds of a side and of its opponent; null unless those of all games are known. */
function roundsOf(score: Match['score'], games: TableMatch['games'] = [], side: Side): Rounds | null {
  const played = games.filter(({ outcome }) => outcome !== null)
  if (played.length < score[0] + score[1]) return null
  const sum: [number, number] = [0, 0]
  for (const { rounds } of played) {
    if (rounds === undefined) return null
    sum[0] += rounds[side]
    sum[1] += rounds[otherSide(side)]
  }
  return sum
}

/** Adds up the given meetings of a team, whatever their order, and the points for the rounds that it missed. */
export function recordOf(
  { teamId, seed, hasWithdrawn }: Pick<TeamRecord, 'teamId' | 'seed' | 'hasWithdrawn'>,
  own: readonly Meeting[],
  rules: PointRules,
  { missedRounds, pointsPerMissedRound }: LateEntry = { missedRounds: 0, pointsPerMissedRound: 0 },
): TeamRecord {
  const meetings = own.toSorted((one, other) => one.round - other.round)
  const count = (result: Result) => meetings.filter(meeting => meeting.result === result).length
  const [wins, draws, losses] = [count('win'), count('draw'), count('loss')]
  const headStart = missedRounds * pointsPerMissedRound * rules.win
  return {
    teamId,
    seed,
    hasWithdrawn,
    meetings,
    missedRounds,
    headStart,
    points: headStart + wins * rules.win + draws * rules.draw + losses * rules.loss,
    wins,
    draws,
    losses,
    byes: meetings.filter(({ opponentId }) => opponentId === null).length,
    forfeits: meetings.filter(({ isWalkover, result }) => isWalkover && result === 'loss').length,
    gamesWon: meetings.reduce((sum, { games }) => sum + games[0], 0),
    gamesLost: meetings.reduce((sum, { games }) => sum + games[1], 0),
    rounds: meetings.reduce<Rounds | null>(
      (sum, { rounds }) => sum && rounds && [sum[0] + rounds[0], sum[1] + rounds[1]],
      [0, 0],
    ),
  }
}
