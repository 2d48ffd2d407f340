import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import type { PlayedGame } from '@upper-bracket/shared/bracket/model/playedGame'
import { scoreOfGames, seriesOutcome } from '@upper-bracket/shared/bracket/model/series'
import { teamPair } from '@upper-bracket/shared/bracket/model/matchState'
import { useTranslation } from 'react-i18next'
import { useBracketCommand } from '#features/bracket/commands/bracketEndpoints.ts'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import { useReadMatches } from '#features/bracket/state/useReadMatches.ts'
import { useShowUndo } from '#features/bracket/undo/undoOffer.ts'
import { type CommandAnswer, type UndoHandlers, useUndoable } from '#features/bracket/undo/useUndoable.ts'

interface MatchCommands {
  readonly start: () => Promise<void>
  /** `counted` resolves to the revision after the counts that are still being sent; null if one was refused. */
  readonly unstart: (counted: Promise<number | null>) => Promise<void>
  /** Records the winner of a match of one game, started or not. */
  readonly win: (side: Side) => Promise<void>
  readonly finish: (score: Match['score'], counted: Promise<number | null>) => Promise<void>
  /** Records the games of a match, started or not, and ends it if they decide it. */
  readonly record: (games: readonly PlayedGame[], counted: Promise<number | null>) => Promise<void>
  readonly forfeit: (sides: readonly Side[], counted: Promise<number | null>) => Promise<void>
  /** Whether a finish is being sent. */
  readonly finishing: boolean
}

type Answers = readonly PromiseLike<CommandAnswer>[]

/**
 * Returns an organizer's commands on one match. Each is shown optimistically, and can be undone once it is answered.
 */
export function useMatchCommands(
  match: Match,
  handlers: UndoHandlers & { readonly onRefused: (error: unknown) => void },
): MatchCommands {
  const { t } = useTranslation(['bracket', 'games'])
  const { competitionId, bracketId } = useBracketScope()
  const [startMatch] = useBracketCommand('startMatch')
  const [unstartMatch] = useBracketCommand('unstartMatch')
  const [setScore] = useBracketCommand('setScore')
  const [finishSeries] = useBracketCommand('finishSeries')
  const [finishCounted, { isLoading: finishing }] = useBracketCommand('finishSeries')
  const [forfeitMatch] = useBracketCommand('forfeitMatch')
  const undoable = useUndoable(handlers)
  const read = useReadMatches()
  const showUndo = useShowUndo()
  const address = { competitionId, bracketId, matchId: match.id, teamIds: teamPair(match) }

  const give = async (message: string, answers: Answers) => {
    await undoable({ matchId: match.id, message, answers })
  }

  return {
    finishing,
    start: () => give(t('startDone'), [startMatch({ ...address, revision: match.revision })]),
    unstart: async counted => {
      showUndo(null)
      const revision = await counted
      if (revision === null) return
      const known = Math.max(revision, read().get(match.id)?.revision ?? 0)
      const { error } = await unstartMatch({ ...address, revision: known })
      if (error) handlers.onRefused(error)
    },
    win: side => {
      const { status, revision } = match
      const score = side === 0 ? ([1, 0] as const) : ([0, 1] as const)
      // Starting adds one revision, so the result need not wait for its response.
      return give(
        t('finishDone'),
        status === 'ready'
          ? [
              startMatch({ ...address, revision }),
              finishSeries({ ...address, revision: revision + 1, score }),
            ]
          : [finishSeries({ ...address, revision, score })],
      )
    },
    finish: async (score, counted) => {
      const revision = await counted
      if (revision === null) return
      await give(t('finishDone'), [finishCounted({ ...address, revision, score })])
    },
    record: async (games, counted) => {
      const known = await counted
      if (known === null) return
      const isReady = match.status === 'ready'
      const score = scoreOfGames(games)
      const given = { ...address, score, games, revision: isReady ? known + 1 : known }
      const isDecided = seriesOutcome(match.bestOf, score, games) !== null
      await give(isDecided ? t('finishDone') : t('games:saved'), [
        ...(isReady ? [startMatch({ ...address, revision: known })] : []),
        isDecided ? finishSeries(given) : setScore(given),
      ])
    },
    forfeit: async (sides, counted) => {
      const revision = await counted
      if (revision === null) return
      await give(t('forfeitDone'), [forfeitMatch({ ...address, revision, sides })])
    },
  }
}
