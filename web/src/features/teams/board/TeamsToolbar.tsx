import GroupAddOutlined from '@mui/icons-material/GroupAddOutlined'
import MailOutlined from '@mui/icons-material/MailOutlined'
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined'
import ShuffleOutlined from '@mui/icons-material/ShuffleOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RosterView } from '../roster.ts'

interface TeamsToolbarProps {
  readonly roster: RosterView
  /** Whether line-ups can change. */
  readonly open: boolean
  readonly playerCount: number
  /** Null if the viewer may not, or the head of the page offers it. */
  readonly onAddPlayers: (() => void) | null
  readonly onInvite: (() => void) | null
  readonly onCreate: (() => void) | null
  readonly onDistribute: (() => void) | null
  /** Leads to the draft, if there is one to watch or to start. */
  readonly draft: ReactNode
}

export function TeamsToolbar(props: TeamsToolbarProps) {
  const { roster, open, playerCount, onAddPlayers, onInvite, onCreate, onDistribute, draft } = props
  const { t } = useTranslation(['teams', 'common'])
  const counts = [
    t('common:players', { count: playerCount }),
    t('common:teams', { count: roster.teams.length }),
    ...(open && roster.freeSeats > 0 ? [t('freeSeats', { count: roster.freeSeats })] : []),
  ]
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      {/* Smaller on a phone, so that the line does not break differently until its font has loaded. */}
      <Box
        role="status"
        sx={{ flexGrow: 1, color: 'text.secondary', fontSize: { xs: '0.875rem', sm: '1rem' } }}
      >
        {counts.join(' · ')}
      </Box>
      {onDistribute !== null && (
        <Button variant="outlined" color="inherit" startIcon={<ShuffleOutlined />} onClick={onDistribute}>
          {t('distribute')}
        </Button>
      )}
      {draft}
      {onAddPlayers !== null && (
        <Button variant="outlined" color="inherit" startIcon={<PersonAddOutlined />} onClick={onAddPlayers}>
          {t('addPlayers')}
        </Button>
      )}
      {onInvite !== null && (
        <Button variant="outlined" color="inherit" startIcon={<MailOutlined />} onClick={onInvite}>
          {t('inviteGuests')}
        </Button>
      )}
      {onCreate !== null && (
        <Button variant="outlined" color="inherit" startIcon={<GroupAddOutlined />} onClick={onCreate}>
          {t('create')}
        </Button>
      )}
    </Box>
  )
}
