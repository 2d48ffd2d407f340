import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import {
  type CreationWarning,
  creationWarnings,
} from '@upper-bracket/shared/bracket/creation/creationWarnings'
import { hasNoTeam } from '@upper-bracket/shared/player/hasNoTeam'
import { useTranslation } from 'react-i18next'
import { type CompetitionDocument, type TeamDocument, usePlayersQuery } from '#documents/competition.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { LocalTime } from '#ui/time/LocalTime.tsx'
import { useNow } from '#ui/time/useNow.ts'

interface CreateBracketDialogProps {
  readonly competition: CompetitionDocument
  /** All teams of the competition. */
  readonly teams: readonly TeamDocument[]
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Warns about the consequences of creating the bracket, and about possible oversights. */
export function CreateBracketDialog(props: CreateBracketDialogProps) {
  const { competition, teams, busy, onConfirm, onCancel } = props
  const { t } = useTranslation(['bracket', 'format'])
  const now = useNow(competition.registrationDeadline)
  const byId = new Map(teams.map(team => [team.id, team]))
  const players = usePlayersQuery(competition.id).currentData?.value
  const poolSize = players?.filter(hasNoTeam).length ?? null
  const warnings = creationWarnings({ competition, teams: byId, poolSize }, now)
  return (
    <ConfirmDialog
      open
      title={t('createTitle')}
      confirmLabel={t('format:generate')}
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t('format:createText')}
      {warnings.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
          <Box component="ul" sx={{ m: 0, pl: 2, display: 'grid', gap: 0.75, overflowWrap: 'anywhere' }}>
            {warnings.map(warning => (
              <li key={warning.kind}>
                <WarningText warning={warning} nameOf={teamId => byId.get(teamId)?.name ?? ''} />
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </ConfirmDialog>
  )
}

const maxNames = 5

function WarningText({ warning, nameOf }: { warning: CreationWarning; nameOf: (teamId: string) => string }) {
  const { t } = useTranslation(['bracket', 'format'])
  const some = (teamIds: readonly string[]) => {
    const names = teamIds.slice(0, maxNames).map(nameOf).join(', ')
    const more = teamIds.length - maxNames
    return more > 0 ? t('andMore', { names, count: more }) : names
  }
  switch (warning.kind) {
    case 'teams-incomplete':
      return t('format:warnIncomplete', { count: warning.teamIds.length, teams: some(warning.teamIds) })
    case 'teams-empty':
      return t('format:warnEmpty', { teams: some(warning.teamIds) })
    case 'players-without-team':
      return t('format:warnNoTeam', { count: warning.players })
    case 'registration-open':
      return (
        <>
          {t('format:warnRegistration')} <LocalTime at={warning.until} />
        </>
      )
    case 'starts-later':
      return (
        <>
          {t('format:warnStart')} <LocalTime at={warning.at} />
        </>
      )
  }
}
