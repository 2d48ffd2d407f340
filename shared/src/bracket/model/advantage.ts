import { isFinalAhead } from '../../format/competitionFormat.ts'
import type { Match } from './match.ts'
import { isAdvantage, playedOf, type PlayedGame } from './playedGame.ts'
import { isSameScore, scoreOfGames } from './series.ts'
import type { Stage } from './stage.ts'

/** The games that a stage grants in a match before its first one: the team from the upper side starts the final at 1:0. */
export function advantageIn(stage: Stage, { section }: Pick<Match, 'section'>): readonly PlayedGame[] {
  const isGranted = 'grandFinal' in stage && isFinalAhead(stage.kind, stage.grandFinal) && section === 'final'
  return isGranted ? [{ outcome: 0, source: 'advantage' }] : []
}

// All matches share one value: separate ones would take a tenth of a large bracket's memory.
const noWins: Match['score'] = [0, 0]

/** What a match of a stage is laid out with. */
export function beginning(
  stage: Stage,
  match: Pick<Match, 'section'>,
): Pick<Match, 'score'> & Partial<Pick<Match, 'games'>> {
  const games = advantageIn(stage, match)
  return games.length === 0 ? { score: noWins } : unplayed({ games })
}

/** The games that are granted in a match. */
export function advantageOf({ games }: Pick<Match, 'games'>): readonly PlayedGame[] {
  return games?.filter(isAdvantage) ?? []
}

/** The score and the games of a match before its first game. */
export function unplayed(match: Pick<Match, 'games'>): Required<Pick<Match, 'score' | 'games'>> {
  const games = advantageOf(match)
  return { score: scoreOfGames(games), games }
}

/** The id of the team that starts a match ahead; null if none does, or it is not known yet. */
export function teamAhead(match: Pick<Match, 'slots' | 'games'>): string | null {
  const [upper, lower] = unplayed(match).score
  return upper === lower ? null : match.slots[upper > lower ? 0 : 1].teamId
}

/** Whether the score or the games tell of a game that was played, or is. A drawn one leaves the score as it was. */
export function hasPlayedGame(match: Pick<Match, 'score' | 'games'>): boolean {
  return !isSameScore(match.score, unplayed(match).score) || playedOf(match.games).length > 0
}

/** Whether what a stage grants would end a match. */
export function isOverAtOnce(stage: Stage, match: Pick<Match, 'section' | 'bestOf'> | undefined): boolean {
  return match !== undefined && gamesToPlay({ ...match, games: advantageIn(stage, match) }) === 0
}

/** The number of games that a match can still have after those that are granted. */
export function gamesToPlay(match: Pick<Match, 'bestOf' | 'games'>): number {
  return match.bestOf - advantageOf(match).length
}
