import { disqualifyTeam } from '@upper-bracket/shared/bracket/entrants/disqualifyTeam'
import { hasTable } from '@upper-bracket/shared/bracket/kinds/kindOf'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { isOver, type Match } from '@upper-bracket/shared/bracket/model/match'
import { inDrawingOrder } from '@upper-bracket/shared/bracket/rounds/inDrawingOrder'
import { stageOf } from '@upper-bracket/shared/bracket/rounds/stageOf'
import { annulledTeams } from '@upper-bracket/shared/bracket/stages/annulledTeams'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBracketCommand } from '#features/bracket/commands/bracketEndpoints.ts'
import { liveBracket } from '#features/bracket/commands/liveBracket.ts'
import { useBracketScope, useMatches } from '#features/bracket/state/bracketScope.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { useUndoable } from '#features/bracket/undo/useUndoable.ts'
import { DecisionDialog } from '../decision/DecisionDialog.tsx'

interface DisqualifyDialogProps {
  /** The match in whose panel it is asked; null elsewhere. */
  readonly match: Match | null
  readonly teamId: string
  readonly onClose: () => void
}

/** Asks for confirmation before a team forfeits all its remaining matches. */
export function DisqualifyDialog({ match, teamId, onClose }: DisqualifyDialogProps) {
  const { t } = useTranslation(['bracket', 'stages'])
  const team = useMatchTexts().team(teamId)
  const { competitionId, bracketId, shape } = useBracketScope()
  const bracket = liveBracket(shape, useMatches())
  // As with the consequences, what counts is what was true at opening.
  const [{ current, isAnnulled }] = useState(() => outlook(bracket, teamId))
  const [give, { isLoading: busy }] = useBracketCommand('disqualifyTeam')
  const undoable = useUndoable()
  const disqualify = async () => {
    await undoable({
      matchId: match?.id ?? '',
      message: t('disqualified', { team }),
      answers: [give({ competitionId, bracketId, teamId })],
    })
    onClose()
  }
  const isInTable = current !== null && hasTable(stageOf(shape, current))
  return (
    <DecisionDialog
      match={match}
      dangerous
      title={t('disqualifyTitle', { team })}
      confirmLabel={t('disqualify')}
      command={bracket => disqualifyTeam(bracket, teamId)}
      // What counts for nobody is not a walkover for anybody.
      counts={ended => !isAnnulled || ended.stage !== current?.stage || ended.group !== current.group}
      busy={busy}
      onConfirm={() => void disqualify()}
      onCancel={onClose}
    >
      {isInTable
        ? t(isAnnulled ? 'stages:disqualify_annulled' : 'stages:disqualify_counted')
        : t('disqualifyText')}
    </DecisionDialog>
  )
}

/**
 * Returns the match that a team plays next, or the last one that it has played, and whether what it has played in that
 * table would count for nobody.
 */
function outlook(bracket: Bracket, teamId: string) {
  const own = [...bracket.matches.values()]
    .filter(({ slots }) => slots.some(slot => slot.teamId === teamId))
    .sort(inDrawingOrder)
  const current = own.find(match => !isOver(match)) ?? own.at(-1) ?? null
  const outcome = disqualifyTeam(bracket, teamId)
  if (current === null || !outcome.ok) return { current, isAnnulled: false }
  const stage = stageOf(bracket.shape, current)
  const isAnnulled = hasTable(stage) && annulledTeams(outcome.value.bracket, stage, current.group).has(teamId)
  return { current, isAnnulled }
}
