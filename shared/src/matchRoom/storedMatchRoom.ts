import type { PlayedGame } from '../bracket/model/playedGame.ts'
import { type MatchReport, type MatchRoom, matchRoomDefaults, type ReportedResult } from './matchRoom.ts'

/** A game of a report that was stored when reports knew no more of games. */
interface OldGame {
  readonly winner: 0 | 1
  readonly reference: string | null
}

/** Completes a stored match room, which may lack fields or have games in an older form. */
export function completedMatchRoom(stored: Partial<MatchRoom>): MatchRoom {
  const { report = null, ...rest } = stored
  return { ...matchRoomDefaults, ...rest, report: report && completedReport(report) } as MatchRoom
}

function completedReport(report: MatchReport): MatchReport {
  const { version, dispute } = report
  return {
    ...report,
    version: withGames(version),
    dispute: dispute && { ...dispute, version: dispute.version && withGames(dispute.version) },
  }
}

function withGames(version: ReportedResult): ReportedResult {
  const games: readonly (PlayedGame | OldGame)[] = version.games
  return {
    ...version,
    games: games.map(game =>
      'winner' in game
        ? {
            outcome: game.winner,
            source: 'captain',
            ...(game.reference !== null && { reference: game.reference }),
          }
        : game,
    ),
  }
}
