import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import type { ReportedGame, ReportedResult } from '@upper-bracket/shared/matchRoom/matchRoom'

/** A game as it is being entered. */
export interface GameDraft {
  /** Null while not chosen. */
  readonly winner: Side | null
  readonly reference: string
}

/** A screenshot of a report: a chosen file, or the id of a stored one. */
export type ChosenScreenshot = File | string

/** The data of a team's report. */
export interface ReportDraft {
  readonly score: Match['score']
  readonly games: readonly ReportedGame[]
  readonly screenshots: readonly ChosenScreenshot[]
}

/** Returns the games of a score, with winners if one side has won them all. */
export function gamesOf([one, other]: Match['score']): readonly GameDraft[] {
  const winner = other === 0 ? 0 : one === 0 ? 1 : null
  return Array.from({ length: one + other }, () => ({ winner, reference: '' }))
}

/** Returns the games of a report, to be changed. */
export function reportedGames({ games, score }: ReportedResult): readonly GameDraft[] {
  return games.length === 0
    ? gamesOf(score)
    : games.map(({ winner, reference }) => ({ winner, reference: reference ?? '' }))
}

/** Returns the games to be sent, none if nothing was entered; null if their winners contradict the score. */
export function readGames(
  games: readonly GameDraft[],
  score: Match['score'],
): readonly ReportedGame[] | null {
  const isSweep = score.includes(0)
  const isUntouched = games.every(
    ({ winner, reference }) => reference.trim() === '' && (isSweep || winner === null),
  )
  if (isUntouched) return []
  const read = games.flatMap(({ winner, reference }) =>
    winner === null ? [] : [{ winner, reference: reference.trim() || null }],
  )
  const won = (side: Side) => read.filter(game => game.winner === side).length
  const last: Side = score[0] > score[1] ? 0 : 1
  const addsUp = won(0) === score[0] && won(1) === score[1] && read.at(-1)?.winner === last
  return addsUp ? read : null
}
