import { advantageOf } from '@upper-bracket/shared/bracket/model/advantage'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { isAdvantage, type PlayedGame, playedOf } from '@upper-bracket/shared/bracket/model/playedGame'
import { isSameScore, scoreOfGames, seriesOutcome } from '@upper-bracket/shared/bracket/model/series'
import { allowsDraws } from '@upper-bracket/shared/bracket/results/gamesOfScore'
import { stageOf } from '@upper-bracket/shared/bracket/rounds/stageOf'
import { isSameValue } from '@upper-bracket/shared/text/isSameValue'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { asked, draftsOf, draftsOfScore, type GameDraft, mapOf, readGames } from './gamesDraft.ts'
import { useGamesAsked } from './useGamesAsked.ts'

/** A result as it is entered: its games are absent if only the score is known. */
export interface EnteredResult {
  readonly score: Match['score']
  readonly games?: readonly PlayedGame[]
}

/**
 * The result of a match as it is being entered: by its score, or by its games, from which the score follows. `given`:
 * what is recorded or reported already; null for nothing. `isOver`: whether the games have to decide the series.
 */
export function useGamesEntry(
  match: Match,
  given: EnteredResult | null,
  { isOver }: { readonly isOver: boolean },
) {
  const { t } = useTranslation('games')
  const showError = useShowError()
  const { shape } = useBracketScope()
  const { game, maps } = useGamesAsked(match)
  const granted = advantageOf(match)
  const [score, setScore] = useState(given?.score ?? null)
  const [hasGames, setHasGames] = useState(
    () => given?.games !== undefined && (given.games.length === 0 || !given.games.every(isAdvantage)),
  )
  const [drafts, setDrafts] = useState<readonly GameDraft[]>(() =>
    given === null ? [] : draftsOf({ score: given.score, games: [...granted, ...playedOf(given.games)] }),
  )
  const games = asked(drafts, match, game)
  const entered = inSeries(readGames(games, { game, maps }))
  const read = 'games' in entered ? [...granted, ...entered.games] : null
  const scored = hasGames && read !== null ? scoreOfGames(read) : score
  const result: EnteredResult | null =
    scored === null ? null : hasGames && read !== null ? { score: scored, games: read } : { score: scored }
  function isEnd(all: readonly PlayedGame[]): boolean {
    return seriesOutcome(match.bestOf, scoreOfGames(all), all) !== null
  }
  function inSeries(all: ReturnType<typeof readGames>): ReturnType<typeof readGames> {
    if ('problem' in all) return all
    const drawn = all.games.findIndex(({ outcome }) => outcome === 'draw')
    if (drawn >= 0 && !allowsDraws(stageOf(shape, match), match)) {
      return { problem: { number: drawn + 1, what: 'draw' } }
    }
    if (!isOver) return all
    return isEnd([...granted, ...all.games])
      ? all
      : { problem: { number: all.games.length + 1, what: 'winner' } }
  }
  const [known, setKnown] = useState(result)
  if (!isSameValue(known, result)) setKnown(result)
  return {
    /** Null while nothing is entered. */
    result: known,
    /** Whether the games can be recorded as they are entered. */
    isComplete: !hasGames || read !== null,
    /** Says what the games lack. */
    showProblem: () => {
      if ('games' in entered) return
      const { what, number } = entered.problem
      showError(t(`problem_${what}`, { number }))
    },
    hasGames,
    enterGames: () => setHasGames(true),
    chooseScore: (chosen: Match['score']) => {
      setScore(chosen)
      if (scored === null || !isSameScore(scored, chosen))
        setDrafts(draftsOfScore({ score: chosen, games: granted }))
    },
    /** For `GamesFields`. */
    fields: {
      match,
      game,
      games: games.map((draft, index) => ({ ...draft, map: mapOf(draft, maps[index]) })),
      onChange: (at: number, changes: Partial<GameDraft>) =>
        setDrafts(games.map((draft, index) => (index === at ? { ...draft, ...changes } : draft))),
    },
  }
}

export type GamesEntry = ReturnType<typeof useGamesEntry>

/** Whether what is entered is what was recorded. */
export function isSameResult(
  { result, isComplete }: Pick<GamesEntry, 'result' | 'isComplete'>,
  { score, games }: Pick<Match, 'score' | 'games'>,
): boolean {
  return (
    isComplete &&
    result !== null &&
    isSameScore(result.score, score) &&
    isSameValue(playedOf(result.games), playedOf(games))
  )
}
