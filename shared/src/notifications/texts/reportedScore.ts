import type { Match } from '../../bracket/model/match.ts'

/** Whether a score, the notified team first, is a win of that team; null for a draw. */
export function isOwnWin([own, opponent]: Match['score']): boolean | null {
  return own === opponent ? null : own > opponent
}

/** Writes a score with the winner's games first. */
export function gamesOfWinner([own, opponent]: Match['score']): string {
  return `${Math.max(own, opponent)}:${Math.min(own, opponent)}`
}
