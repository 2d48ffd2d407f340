import { disqualifyTeam } from '@upper-bracket/shared/bracket/commands/disqualifyTeam'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { isTableStage } from '@upper-bracket/shared/bracket/model/stage'
import { stageOf } from '@upper-bracket/shared/bracket/rounds/stageOf'
import { stageMatches } from '@upper-bracket/shared/bracket/stages/stageMatches'
import { annulledTeams } from '@upper-bracket/shared/bracket/stages/withdrawals'
import { useTranslation } from 'react-i18next'
import { useShowError } from '#platform/toasts/useToast.ts'
import { useSend } from '#ui/useSend.ts'
import { useBracketCommand } from '../commands/bracketEndpoints.ts'
import { useUndoable } from '../commands/useUndoable.ts'
import { DecisionDialog } from '../decision/DecisionDialog.tsx'
import { useBracketScope, useMatches } from '../state/bracketScope.ts'
import { liveBracket } from '../state/liveBracket.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'

interface DisqualifyDialogProps {
  /** The next match of the team. */
  readonly match: Match
  readonly teamId: string
  readonly onMoreToUndo: () => void
  readonly onClose: () => void
}

/** Asks for confirmation before a team forfeits all its remaining matches. */
export function DisqualifyDialog({ match, teamId, onMoreToUndo, onClose }: DisqualifyDialogProps) {
  const { t } = useTranslation('bracket')
  const team = useMatchTexts().team(teamId)
  const effect = useEffectOnResults(match, teamId)
  const { competitionId, bracketId } = useBracketScope()
  const [give, { isLoading: busy }] = useBracketCommand('disqualifyTeam')
  const send = useSend()
  const undoable = useUndoable({ onRefused: useShowError(), onMoreToUndo })
  const disqualify = async () => {
    await undoable({
      matchId: match.id,
      message: t('disqualified', { team }),
      give: () => send(give({ competitionId, bracketId, teamId })),
    })
    onClose()
  }
  return (
    <DecisionDialog
      match={match}
      dangerous
      title={t('disqualifyTitle', { team })}
      confirmLabel={t('disqualify')}
      command={bracket => disqualifyTeam(bracket, teamId)}
      busy={busy}
      onConfirm={() => void disqualify()}
      onCancel={onClose}
    >
      {t(`disqualifyText_${effect}`)}
    </DecisionDialog>
  )
}

/** What becomes of the matches of a team that is disqualified in the stage of a match. */
function useEffectOnResults(match: Match, teamId: string): 'elimination' | 'counted' | 'annulled' {
  const { shape } = useBracketScope()
  const bracket = liveBracket(shape, useMatches())
  const stage = stageOf(shape, match)
  if (!isTableStage(stage)) return 'elimination'
  const outcome = disqualifyTeam(bracket, teamId)
  const { matches } = outcome.ok ? outcome.value.bracket : bracket
  return annulledTeams(stage, stageMatches(stage, matches, match.group)).has(teamId) ? 'annulled' : 'counted'
}
