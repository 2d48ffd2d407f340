import { disqualifyTeam } from '@upper-bracket/shared/bracket/commands/disqualifyTeam'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { isTableStage, type TableStage } from '@upper-bracket/shared/bracket/model/stage'
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
  const { competitionId, bracketId, shape } = useBracketScope()
  const stage = stageOf(shape, match)
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
      {isTableStage(stage) ? (
        <TableResults match={match} stage={stage} teamId={teamId} />
      ) : (
        t('disqualifyText')
      )}
    </DecisionDialog>
  )
}

interface TableResultsProps {
  readonly match: Match
  readonly stage: TableStage
  readonly teamId: string
}

/** Says whether the matches of a team still count in the table after it is disqualified. */
function TableResults({ match, stage, teamId }: TableResultsProps) {
  const { t } = useTranslation('stages')
  const { shape } = useBracketScope()
  const bracket = liveBracket(shape, useMatches())
  const outcome = disqualifyTeam(bracket, teamId)
  const { matches } = outcome.ok ? outcome.value.bracket : bracket
  const annulled = annulledTeams(stage, stageMatches(stage, matches, match.group))
  return t(annulled.has(teamId) ? 'disqualify_annulled' : 'disqualify_counted')
}
