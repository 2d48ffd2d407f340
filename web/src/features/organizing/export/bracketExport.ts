import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import type { BracketRound } from '@upper-bracket/shared/bracket/rounds/roundsOf'
import { isUsed } from '@upper-bracket/shared/bracket/model/isUsed'
import { isFreeSlot } from '@upper-bracket/shared/card/matchCard'
import type { ExportedTable } from './exportedTable.ts'

/** The data to export: the bracket as drawn, in its current state. */
export interface ExportSource {
  /** The name of the competition. */
  readonly name: string
  /** The team that has won; null while the bracket is undecided, and if there is no winner. */
  readonly championId: string | null
  readonly rounds: readonly BracketRound[]
  /** The tables of all groups, in the order of the stages. */
  readonly tables: readonly ExportedTable[]
  /** Returns the current state of a match. */
  readonly match: (matchId: string) => Match | undefined
  readonly number: (matchId: string) => number
  readonly seed: (teamId: string) => number | null
  readonly team: (teamId: string) => string
  readonly round: (round: BracketRound) => string
}

export interface ExportedSide {
  readonly team: string | null
  readonly seed: number | null
  /** Null before the match, and if it was not played to its end. */
  readonly score: number | null
  readonly forfeit: boolean
  /** The match that fills this slot, while it is empty. */
  readonly awaits: { readonly from: 'winner' | 'loser'; readonly match: number } | null
}

interface ExportedMatch {
  readonly number: number
  readonly section: Match['section']
  readonly round: number
  readonly roundName: string
  readonly bestOf: number
  readonly status: Match['status']
  readonly sides: readonly [ExportedSide, ExportedSide]
  readonly winner: string | null
  readonly winnerTo: number | null
  readonly loserTo: number | null
}

export interface ExportedBracket {
  readonly format: 'upper-bracket/1'
  readonly competition: string
  readonly champion: string | null
  readonly matches: readonly ExportedMatch[]
  readonly tables: readonly ExportedTable[]
}

/** Returns the bracket in names and numbers, as in the JSON file: without document ids, in drawing order. */
export function exportedBracket(source: ExportSource): ExportedBracket {
  return {
    format: 'upper-bracket/1',
    competition: source.name,
    champion: source.championId === null ? null : source.team(source.championId),
    matches: source.rounds.flatMap(round =>
      round.matches.flatMap(({ id }) => {
        const match = source.match(id)
        return match === undefined || !isUsed(match)
          ? []
          : [exportedMatch(source, source.round(round), match)]
      }),
    ),
    tables: source.tables,
  }
}

function exportedMatch(source: ExportSource, roundName: string, match: Match): ExportedMatch {
  const { section, round, bestOf, status, winner } = match
  const numberOf = (matchId: string | undefined): number | null =>
    matchId === undefined ? null : source.number(matchId) || null
  const winnerId = winner === null ? null : match.slots[winner].teamId
  return {
    number: source.number(match.id),
    section,
    round,
    roundName,
    bestOf,
    status,
    sides: [exportedSide(source, match, 0), exportedSide(source, match, 1)],
    winner: winnerId === null ? null : source.team(winnerId),
    winnerTo: numberOf(match.winnerTo?.matchId),
    loserTo: numberOf(match.loserTo?.matchId),
  }
}

function exportedSide(
  { team, seed, number, match: matchById }: ExportSource,
  match: Match,
  side: Side,
): ExportedSide {
  const slot = match.slots[side]
  const { teamId, source, closed } = slot
  const isPlayed = match.status === 'running' || match.status === 'finished'
  const isAwaited =
    teamId === null &&
    !closed &&
    (source.from === 'winner' || source.from === 'loser') &&
    !isFreeSlot(slot, matchById)
  return {
    team: teamId === null ? null : team(teamId),
    seed: teamId === null ? null : seed(teamId),
    score: isPlayed && !match.forfeits.some(Boolean) ? match.score[side] : null,
    forfeit: match.forfeits[side],
    awaits: isAwaited ? { from: source.from, match: number(source.matchId) } : null,
  }
}
