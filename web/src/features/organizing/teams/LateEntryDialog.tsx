import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { LateEntry, SwissStage } from '@upper-bracket/shared/bracket/model/stage'
import { isPublished, swissRounds } from '@upper-bracket/shared/bracket/stages/publication'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { useTeamsQuery } from '#documents/competition.ts'
import { useBracketCommand } from '#features/bracket/commands/bracketEndpoints.ts'
import { missedRoundsText } from '@upper-bracket/shared/wording/missedRoundsText'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import { useTableBracket } from '#features/bracket/state/useTableBracket.ts'
import { useUndoable } from '#features/bracket/undo/useUndoable.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { SelectField } from '#ui/format/SelectField.tsx'
import { hasPlayers } from '../creation/entrants.ts'

interface LateEntryDialogProps {
  readonly stage: SwissStage
  readonly onClose: () => void
}

const choices: readonly LateEntry['pointsPerMissedRound'][] = [0, 0.5, 1]

/** A dialog to choose the team that joins a Swiss stage, and its points for the rounds that it missed. */
export default function LateEntryDialog({ stage, onClose }: LateEntryDialogProps) {
  const { t } = useTranslation('stages')
  const { competitionId, bracketId, shape } = useBracketScope()
  const bracket = useTableBracket()
  const teams = useTeamsQuery(competitionId).currentData?.value
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [pointsPerMissedRound, setPoints] = useState<LateEntry['pointsPerMissedRound']>(0)
  const [enterLate, { isLoading: busy }] = useBracketCommand('enterLate')
  const undoable = useUndoable()
  if (teams === undefined) return null
  const free = teams.filter(team => hasPlayers(team) && !shape.teamIds.includes(team.id))
  const team = free.find(({ id }) => id === chosenId) ?? free[0]
  const missedRounds = swissRounds(bracket, stage).filter(isPublished).length
  const round = missedRounds + 1
  const isOver = missedRounds === stage.roundCount

  const enter = async () => {
    if (team === undefined) return
    const { id: teamId, name } = team
    const isEntered = await undoable({
      matchId: '',
      message: t('lateEntered', { team: name, round }),
      answers: [enterLate({ competitionId, bracketId, teamId, pointsPerMissedRound })],
    })
    if (isEntered) onClose()
  }
  return (
    <ConfirmDialog
      open
      wide={{}}
      title={t('enterLate')}
      confirmLabel={t('lateConfirm')}
      busy={busy}
      disabled={isOver || team === undefined}
      onConfirm={() => void enter()}
      onCancel={onClose}
    >
      {isOver ? (
        <Typography>{t('lateOver')}</Typography>
      ) : team === undefined ? (
        <Typography>
          {t('lateNobody')}{' '}
          <Link component={RouterLink} to={hrefs.teamsDialog(competitionId, 'addPlayers')} underline="always">
            {t('lateNobodyLink')}
          </Link>
        </Typography>
      ) : (
        <>
          <Typography>{t('lateText', { round })}</Typography>
          <SelectField
            label={t('team')}
            value={team.id}
            onChange={setChosenId}
            choices={free.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <SelectField
            label={t('latePoints')}
            value={pointsPerMissedRound}
            onChange={setPoints}
            choices={choices.map(value => ({ value, label: t(`latePoints_${value}`) }))}
          />
          <Typography color="textSecondary" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
            {missedRoundsText(t, { missedRounds, headStart: missedRounds * pointsPerMissedRound })}
          </Typography>
        </>
      )}
    </ConfirmDialog>
  )
}
