import type { Slot } from '../model/match.ts'
import type { PlayedGame } from '../model/playedGame.ts'
import { scoreOfGames } from '../model/series.ts'
import type { TableMatch } from '../tables/teamRecords.ts'

const slotOf = (teamId: string | null): Slot => ({ teamId, source: { from: 'bye' }, closed: teamId === null })

/** A match that is over by its score; a draw if the score is equal. */
export function playedMatch(
  round: number,
  one: string,
  score: readonly [number, number],
  other: string,
): TableMatch {
  const [won, lost] = score
  return {
    id: `${round}-${one}-${other}`,
    round,
    slots: [slotOf(one), slotOf(other)],
    score,
    status: 'finished',
    winner: won === lost ? null : won > lost ? 0 : 1,
    forfeits: [false, false],
  }
}

/** A match of one game that is over by its rounds; a draw if they are equal. */
export function playedRounds(
  round: number,
  one: string,
  rounds: readonly [number, number],
  other: string,
): TableMatch {
  const [won, lost] = rounds
  const match = playedMatch(round, one, won === lost ? [0, 0] : won > lost ? [1, 0] : [0, 1], other)
  return { ...match, games: [{ outcome: match.winner ?? 'draw', rounds, source: 'organizer' }] }
}

/** A match that is over by its games, of some of which the rounds are known. */
export function playedSeries(
  round: number,
  one: string,
  games: readonly (readonly [PlayedGame['outcome'], PlayedGame['rounds']])[],
  other: string,
): TableMatch {
  const played = games.map(
    ([outcome, rounds]): PlayedGame => ({ outcome, source: 'organizer', ...(rounds && { rounds }) }),
  )
  return { ...playedMatch(round, one, scoreOfGames(played), other), games: played }
}

/** A match that the second team forfeited at the given score. */
export function walkover(
  round: number,
  winner: string,
  loser: string,
  score: readonly [number, number] = [0, 0],
): TableMatch {
  return { ...playedMatch(round, winner, score, loser), winner: 0, forfeits: [false, true] }
}

export function doubleForfeit(round: number, one: string, other: string): TableMatch {
  return { ...playedMatch(round, one, [0, 0], other), forfeits: [true, true] }
}

export function openMatch(round: number, one: string, other: string): TableMatch {
  return { ...playedMatch(round, one, [0, 0], other), status: 'ready' }
}

export function byeOf(round: number, teamId: string): TableMatch {
  return {
    ...playedMatch(round, teamId, [0, 0], ''),
    slots: [slotOf(teamId), slotOf(null)],
    status: 'bye',
    winner: 0,
  }
}
