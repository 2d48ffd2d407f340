import type { Match, Side } from '@upper-bracket/shared/bracket/match'
import { useTranslation } from 'react-i18next'
import { useForfeitMatchMutation, useStartMatchMutation } from './bracketEndpoints.ts'
import { useBracketScope } from './bracketScope.ts'
import { useOfferUndo } from './undoOffer.ts'
import { useReopenAlone } from './useReopenAlone.ts'

interface MatchCommands {
  readonly busy: boolean
  readonly start: () => Promise<void>
  readonly forfeit: (sides: readonly Side[]) => Promise<void>
  /** Offers to take back the result that has just been recorded. */
  readonly offerToReopen: (said: string) => void
}

/** The commands of an organizer on one match; each that can be taken back offers to. */
export function useMatchCommands(match: Match, answers: Parameters<typeof useReopenAlone>[1]): MatchCommands {
  const { t } = useTranslation('bracket')
  const { competitionId, bracketId } = useBracketScope()
  const [startMatch, { isLoading: starting }] = useStartMatchMutation()
  const [forfeitMatch, { isLoading: forfeiting }] = useForfeitMatchMutation()
  const { reopen, reopening } = useReopenAlone(match.id, answers)
  const offerUndo = useOfferUndo()
  const address = { competitionId, bracketId, matchId: match.id }

  const offerToReopen = (said: string) => offerUndo({ said, undo: () => void reopen() })

  return {
    busy: starting || forfeiting || reopening,
    start: async () => {
      offerUndo(null)
      const answer = await startMatch({ ...address, revision: match.revision })
      if (answer.error) answers.onRefused(answer.error)
    },
    forfeit: async sides => {
      // At once, as the result shows at once: commands leave one after the other.
      offerToReopen(t('forfeitDone'))
      const answer = await forfeitMatch({ ...address, revision: match.revision, sides: [...sides] })
      if (!answer.error) return
      offerUndo(null)
      answers.onRefused(answer.error)
    },
    offerToReopen,
  }
}
