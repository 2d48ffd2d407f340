import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { isSameScore, scoreOfGames } from '@upper-bracket/shared/bracket/model/series'
import type { PlayedGame } from '@upper-bracket/shared/bracket/model/playedGame'
import type { ReportedResult } from '@upper-bracket/shared/matchRoom/matchRoom'

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
  readonly games: readonly PlayedGame[]
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
    : games.map(({ outcome, reference = '' }) => ({ winner: outcome === 'draw' ? null : outcome, reference }))
}

/** Returns the games to be sent, none if nothing was entered; null if their winners contradict the score. */
export function readGames(games: readonly GameDraft[], score: Match['score']): readonly PlayedGame[] | null {
  const isSweep = score.includes(0)
  const isUntouched = games.every(
    ({ winner, reference }) => reference.trim() === '' && (isSweep || winner === null),
  )
  if (isUntouched) return []
  const read = games.flatMap(({ winner, reference }): readonly PlayedGame[] =>
    winner === null
      ? []
      : [
          {
            outcome: winner,
            source: 'captain',
            ...(reference.trim() !== '' && { reference: reference.trim() }),
          },
        ],
  )
  const last: Side = score[0] > score[1] ? 0 : 1
  const addsUp = isSameScore(scoreOfGames(read), score) && read.at(-1)?.outcome === last
  return addsUp ? read : null
}
