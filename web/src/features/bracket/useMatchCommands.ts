import type { Match, Side } from '@upper-bracket/shared/bracket/match'
import { useTranslation } from 'react-i18next'
import { toAppError } from '#platform/appError.ts'
import { useForfeitMatchMutation, useReopenMatchMutation, useStartMatchMutation } from './bracketEndpoints.ts'
import { useBracketScope } from './bracketScope.ts'
import { useOfferUndo } from './undoOffer.ts'
import { useReadMatches } from './useReadMatches.ts'

interface MatchCommands {
  readonly busy: boolean
  readonly start: () => Promise<void>
  readonly forfeit: (sides: readonly Side[]) => Promise<void>
  /** Offers to take back the result that has just been recorded. */
  readonly offerToReopen: (said: string) => void
}

interface Answers {
  readonly onRefused: (error: unknown) => void
  /** More than the match itself would be undone: that is shown first. */
  readonly onMoreToUndo: () => void
}

/** The commands of an organizer on one match; each that can be taken back offers to. */
export function useMatchCommands(match: Match, { onRefused, onMoreToUndo }: Answers): MatchCommands {
  const { t } = useTranslation('bracket')
  const { competitionId, bracketId } = useBracketScope()
  const [startMatch, { isLoading: starting }] = useStartMatchMutation()
  const [forfeitMatch, { isLoading: forfeiting }] = useForfeitMatchMutation()
  const [reopenMatch, { isLoading: reopening }] = useReopenMatchMutation()
  const readMatches = useReadMatches()
  const offerUndo = useOfferUndo()
  const address = { competitionId, bracketId, matchId: match.id }

  const reopen = async () => {
    const revision = readMatches().get(match.id)?.revision
    if (revision === undefined) return
    const answer = await reopenMatch({ ...address, revision, cascade: false, preview: false })
    if (!answer.error) return
    if (toAppError(answer.error).code === 'next-match-started') onMoreToUndo()
    else onRefused(answer.error)
  }
  const offerToReopen = (said: string) => offerUndo({ said, undo: () => void reopen() })

  return {
    busy: starting || forfeiting || reopening,
    start: async () => {
      offerUndo(null)
      const answer = await startMatch({ ...address, revision: match.revision })
      if (answer.error) onRefused(answer.error)
    },
    forfeit: async sides => {
      // At once, as the result shows at once: commands leave one after the other.
      offerToReopen(t('forfeitDone'))
      const answer = await forfeitMatch({ ...address, revision: match.revision, sides: [...sides] })
      if (!answer.error) return
      offerUndo(null)
      onRefused(answer.error)
    },
    offerToReopen,
  }
}
