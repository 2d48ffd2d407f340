import Box from '@mui/material/Box'
import { teamSize } from '@upper-bracket/shared/format/teamLimits'
import { useTranslation } from 'react-i18next'
import { PickerDialog } from '#ui/search/PickerDialog.tsx'
import type { RosterView } from '../roster.ts'

interface TakeSeatDialogProps {
  readonly roster: RosterView
  readonly onJoin: (teamId: string) => void
  readonly onClose: () => void
}

/** A dialog to choose a team with a free seat, the fullest ones first. */
export function TakeSeatDialog({ roster, onJoin, onClose }: TakeSeatDialogProps) {
  const { t } = useTranslation('teams')
  const teams = roster.teams
    .filter(({ members }) => members.length < teamSize)
    .toSorted((one, other) => other.members.length - one.members.length)
  return (
    <PickerDialog
      title={t('takeSeatTitle')}
      empty={t('takeSeatNobody')}
      search={{ label: t('teamSearch'), notFound: t('teamNotFound'), fromItems: 8 }}
      items={teams.map(({ team, members }) => ({ id: team.id, name: team.name, disabled: false, members }))}
      onPick={({ id }) => onJoin(id)}
      onClose={onClose}
    >
      {({ name, members }) => (
        <>
          <Box component="span" sx={{ minWidth: 0, display: 'grid' }}>
            <Box component="span" sx={{ fontWeight: 650 }}>
              {name}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {members.map(({ displayName }) => displayName).join(', ')}
            </Box>
          </Box>
          <Box component="span" sx={{ ml: 'auto', flexShrink: 0, color: 'text.secondary' }}>
            {members.length}/{teamSize}
          </Box>
        </>
      )}
    </PickerDialog>
  )
}
