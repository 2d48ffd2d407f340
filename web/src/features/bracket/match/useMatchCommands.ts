import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { teamPair } from '@upper-bracket/shared/bracket/model/matchState'
import { useTranslation } from 'react-i18next'
import { useBracketCommand } from '../commands/bracketEndpoints.ts'
import { useShowUndo } from '../commands/undoOffer.ts'
import { useReadMatches } from '../commands/useReadMatches.ts'
import { useReopenAlone } from '../commands/useReopenAlone.ts'
import { useBracketScope } from '../state/bracketScope.ts'

interface MatchCommands {
  readonly start: () => Promise<void>
  /** `counted` resolves to the revision after the counts that are still being sent; null if one was refused. */
  readonly unstart: (counted: Promise<number | null>) => Promise<void>
  /** Records the winner of a match of one game, started or not. */
  readonly win: (side: Side) => Promise<void>
  readonly forfeit: (sides: readonly Side[], counted: Promise<number | null>) => Promise<void>
  /** Offers to revert the result being recorded; `recorded` resolves to its revision, or null. */
  readonly offerToReopen: (recorded: Promise<number | null>) => void
}

interface Answer {
  readonly data?: { readonly revision: number } | undefined
  readonly error?: unknown
}

/**
 * Returns an organizer's commands on one match. Each is shown optimistically and can be undone at once, because
 * commands are sent one after the other.
 */
export function useMatchCommands(match: Match, answers: Parameters<typeof useReopenAlone>[0]): MatchCommands {
  const { t } = useTranslation('bracket')
  const { competitionId, bracketId } = useBracketScope()
  const [startMatch] = useBracketCommand('startMatch')
  const [unstartMatch] = useBracketCommand('unstartMatch')
  const [finishSeries] = useBracketCommand('finishSeries')
  const [forfeitMatch] = useBracketCommand('forfeitMatch')
  const { reopen } = useReopenAlone(answers)
  const read = useReadMatches()
  const showUndo = useShowUndo()
  const address = { competitionId, bracketId, matchId: match.id, teamIds: teamPair(match) }

  /** Offers to undo a pending command, based on the revision that it returns. */
  const offer = (message: string, recorded: Promise<number | null>, undo: (revision: number) => unknown) => {
    const whenRecorded = async () => {
      const revision = await recorded
      if (revision !== null) await undo(revision)
    }
    showUndo({ matchId: match.id, message, undo: () => void whenRecorded() })
  }
  /** Resolves to the revision after a command; null if it was refused, which is shown and cannot be undone. */
  const revisionOf = async (command: PromiseLike<Answer>): Promise<number | null> => {
    const { data, error } = await command
    if (data !== undefined) return data.revision
    showUndo(null)
    answers.onRefused(error)
    return null
  }
  const reopenAlone = (recorded: number) => reopen(match, recorded)
  const revertStart = (revision: number) => revisionOf(unstartMatch({ ...address, revision }))

  return {
    start: async () => {
      const started = revisionOf(startMatch({ ...address, revision: match.revision }))
      offer(t('startDone'), started, revertStart)
      await started
    },
    unstart: async counted => {
      showUndo(null)
      const revision = await counted
      if (revision !== null) await revertStart(Math.max(revision, read().get(match.id)?.revision ?? 0))
    },
    win: async side => {
      const { status, revision } = match
      // Starting adds one revision, so the result need not wait for its response.
      const start = status === 'ready' ? startMatch({ ...address, revision }) : null
      const finish = finishSeries({
        ...address,
        revision: start === null ? revision : revision + 1,
        score: side === 0 ? [1, 0] : [0, 1],
      })
      const both = async (): Promise<Answer> => {
        const [started, finished] = [await start, await finish]
        return started?.error ? started : finished
      }
      const recorded = revisionOf(both())
      offer(t('finishDone'), recorded, async known => {
        const reopened = await reopenAlone(known)
        if (reopened !== null && status === 'ready') await revertStart(reopened)
      })
      await recorded
    },
    forfeit: async (sides, counted) => {
      const revision = await counted
      if (revision === null) return
      const recorded = revisionOf(forfeitMatch({ ...address, revision, sides }))
      offer(t('forfeitDone'), recorded, reopenAlone)
      await recorded
    },
    offerToReopen: recorded => offer(t('finishDone'), recorded, reopenAlone),
  }
}
