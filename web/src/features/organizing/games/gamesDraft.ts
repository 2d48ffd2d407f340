import { advantageOf, gamesToPlay, unplayed } from '@upper-bracket/shared/bracket/model/advantage'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { type PlayedGame, playedOf } from '@upper-bracket/shared/bracket/model/playedGame'
import { outcomeOfRounds, roundsDoubt } from '@upper-bracket/shared/bracket/model/roundsDoubt'
import { scoreOfGames, type SeriesOutcome, seriesOutcome } from '@upper-bracket/shared/bracket/model/series'
import type { Game } from '@upper-bracket/shared/games/game'
import type { CsMap } from '@upper-bracket/shared/selfService/csMaps'

/** A game as it is being entered. */
export interface GameDraft {
  /** Null is the map of the veto; empty is an unknown one. */
  readonly map: string | null
  /** In Dota 2 the kills. Empty while unknown. */
  readonly rounds: readonly [string, string]
  /** Chosen by hand; null in CS where the rounds say it. */
  readonly winner: SeriesOutcome | null
  /** Whether it is still being played. */
  readonly isGoing: boolean
  /** Whether rounds with which no game ends are what they should be. */
  readonly isSure: boolean
  readonly reference: string
  /** The game as it was recorded, whose other facts are kept. */
  readonly recorded?: PlayedGame
}

const untouched: GameDraft = {
  map: null,
  rounds: ['', ''],
  winner: null,
  isGoing: false,
  isSure: false,
  reference: '',
}

/** Returns the games of a match to be changed: the recorded ones, or as many as its score tells of. */
export function draftsOf(match: Pick<Match, 'games' | 'score'>): readonly GameDraft[] {
  const played = playedOf(match.games)
  return played.length === 0 ? draftsOfScore(match) : played.map(draftOf)
}

function draftOf(recorded: PlayedGame): GameDraft {
  const { map = null, rounds: ofCs, kills, outcome, reference = '' } = recorded
  const rounds = ofCs ?? kills
  return {
    map,
    rounds: rounds === undefined ? ['', ''] : [String(rounds[0]), String(rounds[1])],
    winner: outcome,
    isGoing: outcome === null,
    isSure: true,
    reference,
    recorded,
  }
}

/** Returns the games of a score, with winners if one side has won them all. */
export function draftsOfScore(match: Pick<Match, 'games' | 'score'>): readonly GameDraft[] {
  const granted = unplayed(match).score
  const [one, other] = [match.score[0] - granted[0], match.score[1] - granted[1]]
  const winner = other === 0 ? 0 : one === 0 ? 1 : null
  return Array.from({ length: one + other }, () => ({ ...untouched, winner }))
}

/** Returns the rounds that were entered for both sides; null while one is missing or no number. */
function roundsOf({ rounds }: GameDraft): readonly [number, number] | null {
  if (!rounds.every(entered => /^\d{1,3}$/.test(entered.trim()))) return null
  return [Number(rounds[0]), Number(rounds[1])]
}

/** Returns how a game ended; null while that is unknown, or the game is being played. */
export function outcomeOf(draft: GameDraft, game: Game): SeriesOutcome | null {
  if (draft.isGoing) return null
  const rounds = roundsOf(draft)
  return draft.winner ?? (game === 'csgo' && rounds !== null ? outcomeOfRounds(rounds) : null)
}

/** The drafts as a series asks for them: with one game to come after those that are over, and none beyond its end. */
export function asked(drafts: readonly GameDraft[], match: Pick<Match, 'bestOf' | 'games'>, game: Game) {
  const outcomes = drafts.map(draft => outcomeOf(draft, game))
  const end = drafts.findIndex((_, index) => isDecided(match, outcomes.slice(0, index + 1)))
  if (end >= 0) return [...drafts.slice(0, end + 1), ...drafts.slice(end + 1).filter(isTouched)]
  const isNext = outcomes.every(outcome => outcome !== null) && drafts.length < gamesToPlay(match)
  return isNext ? [...drafts, untouched] : drafts
}

function isDecided(
  match: Pick<Match, 'bestOf' | 'games'>,
  outcomes: readonly (SeriesOutcome | null)[],
): boolean {
  const games = [...advantageOf(match), ...outcomes.map(outcome => ({ outcome }))]
  return seriesOutcome(match.bestOf, scoreOfGames(games), games) !== null
}

function isTouched({ map, rounds, winner, isGoing, reference }: GameDraft): boolean {
  return isGoing || winner !== null || [map ?? '', ...rounds, reference].some(text => text.trim() !== '')
}

/**
 * What keeps games from being recorded: the first one whose winner is unknown, whose rounds are of one side, with
 * rounds that have to be confirmed, or a draw that the series does not have.
 */
export interface GamesProblem {
  readonly number: number
  readonly what: 'winner' | 'rounds' | 'doubt' | 'draw'
}

/** Returns what is strange about a game and has to be confirmed. */
export function doubtOf(draft: GameDraft, game: Game): 'winner' | 'rounds' | null {
  const rounds = roundsOf(draft)
  if (game !== 'csgo' || rounds === null || draft.isSure) return null
  return roundsDoubt({ outcome: outcomeOf(draft, game), rounds, source: 'organizer' })
}

/** Returns the map of a game; empty if it is unknown. */
export function mapOf({ map }: GameDraft, ofVeto: CsMap | undefined): string {
  return map ?? ofVeto ?? ''
}

/** Returns the entered games in order, without those at the end that were left empty. */
export function readGames(
  drafts: readonly GameDraft[],
  { game, maps }: { readonly game: Game; readonly maps: readonly CsMap[] },
): { readonly games: readonly PlayedGame[] } | { readonly problem: GamesProblem } {
  const entered = drafts.slice(0, drafts.findLastIndex(isTouched) + 1)
  const games: PlayedGame[] = []
  for (const [index, draft] of entered.entries()) {
    const number = index + 1
    const rounds = roundsOf(draft)
    if (rounds === null && draft.rounds.some(text => text.trim() !== '')) {
      return { problem: { number, what: 'rounds' } }
    }
    if (doubtOf(draft, game) !== null) return { problem: { number, what: 'doubt' } }
    const outcome = outcomeOf(draft, game)
    const isLast = number === entered.length
    if (outcome === null && !(draft.isGoing && isLast)) return { problem: { number, what: 'winner' } }
    const {
      map: _,
      rounds: __,
      kills: ___,
      reference: ____,
      ...kept
    } = draft.recorded ?? { source: 'organizer' as const }
    const map = mapOf(draft, maps[index])
    games.push({
      ...kept,
      outcome,
      ...(rounds !== null && (game === 'csgo' ? { rounds } : { kills: rounds })),
      ...(map !== '' && { map }),
      ...(draft.reference.trim() !== '' && { reference: draft.reference.trim() }),
    })
  }
  return { games }
}
