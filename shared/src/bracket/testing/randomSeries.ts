import { csMaps } from '../../selfService/csMaps.ts'
import { advantageOf } from '../model/advantage.ts'
import type { Bracket } from '../model/bracket.ts'
import type { Match, Side } from '../model/match.ts'
import type { PlayedGame } from '../model/playedGame.ts'
import { scoreOfGames, seriesOutcome } from '../model/series.ts'
import { allowsDraws } from '../results/gamesOfScore.ts'
import { stageOf } from '../rounds/stageOf.ts'

/** The games of a series up to its end, drawn ones where there can be any, half of them with a map or rounds. */
export function randomSeries(
  { shape }: Bracket,
  match: Match,
  below: (n: number) => number,
): readonly PlayedGame[] {
  const hasDraws = allowsDraws(stageOf(shape, match), match)
  const games = [...advantageOf(match)]
  while (seriesOutcome(match.bestOf, scoreOfGames(games), games) === null)
    games.push(randomGame(hasDraws && below(5) === 0 ? 'draw' : below(2) === 0 ? 0 : 1, below))
  return games
}

function randomGame(outcome: Side | 'draw', below: (n: number) => number): PlayedGame {
  const lost = below(12)
  const rounds =
    outcome === 'draw' ? ([12, 12] as const) : outcome === 0 ? ([13, lost] as const) : ([lost, 13] as const)
  return {
    outcome,
    source: 'organizer',
    ...(below(2) === 0 && { map: csMaps[below(csMaps.length)] ?? '' }),
    ...(below(3) > 0 && { rounds }),
  }
}
