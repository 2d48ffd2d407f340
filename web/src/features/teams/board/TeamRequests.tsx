import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { RosterTeam } from '../roster.ts'
import type { TeamActions } from '../useTeamActions.ts'
import { noticeFrame } from './noticeFrame.ts'

interface TeamRequestsProps {
  /** The teams that ask the viewer to join. */
  readonly teams: readonly RosterTeam[]
  readonly busy: ReadonlySet<string>
  readonly ownUid: string | null
  readonly actions: TeamActions
}

/** The requests by teams to the viewer, to be accepted or declined. */
export function TeamRequests({ teams, busy, ownUid, actions }: TeamRequestsProps) {
  const { t } = useTranslation('teams')
  return teams.map(({ team: { id, name }, members }, index) => (
    <Box key={id} component="section" aria-label={t('requestedBy', { team: name })} sx={box}>
      <Box role="status" sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 700 }}>{t('requestedBy', { team: name })}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('requestMembers', { players: members.map(({ displayName }) => displayName).join(', ') })}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant={index === 0 ? 'contained' : 'outlined'}
          {...(index === 0 && { 'data-next-step': 'answer-request' })}
          aria-label={t('takeSeatIn', { team: name })}
          loading={ownUid !== null && busy.has(ownUid)}
          onClick={() => actions.join(id)}
          sx={{ minHeight: 44 }}
        >
          {t('takeSeat')}
        </Button>
        <Button
          color="inherit"
          variant="outlined"
          aria-label={t('declineRequestOf', { team: name })}
          loading={busy.has(id)}
          onClick={() => actions.decline(id)}
          sx={{ minHeight: 44 }}
        >
          {t('declineRequest')}
        </Button>
      </Box>
    </Box>
  ))
}

const box = {
  ...noticeFrame,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1.5,
} as const
