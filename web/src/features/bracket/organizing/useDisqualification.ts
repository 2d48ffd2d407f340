import { useTranslation } from 'react-i18next'
import { useShowError } from '#platform/toasts/useToast.ts'
import { useBracketCommand } from '../commands/bracketEndpoints.ts'
import { useShowUndo } from '../commands/undoOffer.ts'
import { useReadMatches } from '../commands/useReadMatches.ts'
import { useReopenAlone } from '../commands/useReopenAlone.ts'
import { useSlotCommands } from '../commands/useSlotCommands.ts'
import { useBracketScope } from '../state/bracketScope.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'

interface Disqualification {
  readonly busy: boolean
  readonly disqualify: () => Promise<void>
  readonly reinstate: () => Promise<void>
}

/**
 * Returns functions that disqualify and reinstate a team; each offers the other as its undo.
 *
 * A team is disqualified by closing its slot in its next match; everything else follows from that match. It is
 * reinstated by reverting that match or, if the opponent is unknown, by placing it there again.
 */
export function useDisqualification(
  { matchId, teamId }: { readonly matchId: string; readonly teamId: string },
  onMoreToUndo: () => void,
): Disqualification {
  const { t } = useTranslation('bracket')
  const { competitionId, bracketId } = useBracketScope()
  const team = useMatchTexts().team(teamId)
  const [disqualifyTeam, { isLoading: busy }] = useBracketCommand('disqualifyTeam')
  const showError = useShowError()
  const { reopen } = useReopenAlone({ onRefused: showError, onMoreToUndo })
  const slots = useSlotCommands()
  const read = useReadMatches()
  const showUndo = useShowUndo()

  const revert = async (): Promise<boolean> => {
    const match = read().get(matchId)
    const side = ([0, 1] as const).find(each => match?.slots[each].teamId === teamId)
    if (match === undefined || side === undefined) return false
    if (match.status === 'waiting') return slots.place({ matchId, side }, teamId)
    await reopen(match, match.revision)
    return false
  }
  const disqualify = async () => {
    const answer = await disqualifyTeam({ competitionId, bracketId, teamId })
    if (answer.error) showError(answer.error)
    else showUndo({ matchId, message: t('disqualified', { team }), undo: () => void revert() })
  }
  const reinstate = async () => {
    showUndo(null)
    if (await revert())
      showUndo({ matchId, message: t('reinstated', { team }), undo: () => void disqualify() })
  }
  return { busy, disqualify, reinstate }
}
