import type { Match, Side } from '@upper-bracket/shared/bracket/match'
import { useTranslation } from 'react-i18next'
import {
  useFinishSeriesMutation,
  useForfeitMatchMutation,
  useStartMatchMutation,
  useUnstartMatchMutation,
} from './bracketEndpoints.ts'
import { useBracketScope } from './bracketScope.ts'
import { useOfferUndo } from './undoOffer.ts'
import { useReadMatches } from './useReadMatches.ts'
import { useReopenAlone } from './useReopenAlone.ts'

interface MatchCommands {
  readonly start: () => Promise<void>
  readonly unstart: () => Promise<void>
  /** Decides a match of one game in one go, started or not. */
  readonly win: (side: Side) => Promise<void>
  readonly forfeit: (sides: readonly Side[]) => Promise<void>
  /** Offers to take back the result that is being recorded. */
  readonly offerToReopen: () => void
}

/**
 * The commands of an organizer on one match. Each offers at once to be taken back, as it shows at once: commands
 * leave one after the other.
 */
export function useMatchCommands(match: Match, answers: Parameters<typeof useReopenAlone>[1]): MatchCommands {
  const { t } = useTranslation('bracket')
  const { competitionId, bracketId } = useBracketScope()
  const [startMatch] = useStartMatchMutation()
  const [unstartMatch] = useUnstartMatchMutation()
  const [finishSeries] = useFinishSeriesMutation()
  const [forfeitMatch] = useForfeitMatchMutation()
  const { reopen } = useReopenAlone(match.id, answers)
  const read = useReadMatches()
  const offerUndo = useOfferUndo()
  const address = { competitionId, bracketId, matchId: match.id }

  const refused = (error: unknown) => {
    offerUndo(null)
    answers.onRefused(error)
  }
  const takeBackStart = async (revision: number) => {
    const answer = await unstartMatch({ ...address, revision })
    if (answer.error) refused(answer.error)
  }
  const unstart = async () => {
    offerUndo(null)
    await takeBackStart(read().get(match.id)?.revision ?? match.revision)
  }

  return {
    start: async () => {
      offerUndo({ said: t('startDone'), undo: () => void unstart() })
      const answer = await startMatch({ ...address, revision: match.revision })
      if (answer.error) refused(answer.error)
    },
    unstart,
    win: async side => {
      const { status, revision } = match
      const takeBack = async () => {
        const reopened = await reopen()
        if (reopened !== null && status === 'ready') await takeBackStart(reopened)
      }
      offerUndo({ said: t('finishDone'), undo: () => void takeBack() })
      // The start is one revision: the result does not wait for the answer to it.
      const start = status === 'ready' ? startMatch({ ...address, revision }) : null
      const result = finishSeries({
        ...address,
        revision: start === null ? revision : revision + 1,
        score: side === 0 ? [1, 0] : [0, 1],
      })
      const failed = (await start)?.error ?? (await result).error
      if (failed) refused(failed)
    },
    forfeit: async sides => {
      offerUndo({ said: t('forfeitDone'), undo: () => void reopen() })
      const answer = await forfeitMatch({ ...address, revision: match.revision, sides: [...sides] })
      if (answer.error) refused(answer.error)
    },
    offerToReopen: () => offerUndo({ said: t('finishDone'), undo: () => void reopen() }),
  }
}
