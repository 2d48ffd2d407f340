import AddOutlined from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useTranslation } from 'react-i18next'
import type { TeamDocument } from '#documents/competition.ts'
import type { TeamActions } from '../useTeamActions.ts'

interface EmptySeatProps {
  readonly team: TeamDocument
  /** `take`: the viewer joins; `pick`: puts a player in; `request`: asks a player to join; `none`: display only. */
  readonly use: 'take' | 'pick' | 'request' | 'none'
  readonly busy: boolean
  readonly actions: TeamActions
}

export function EmptySeat({ team, use, busy, actions }: EmptySeatProps) {
  const { t } = useTranslation('teams')
  if (use === 'none') {
    return (
      <Box component="li" sx={seat}>
        <Box component="span" aria-hidden sx={frame} />
        {t('freeSeat')}
      </Box>
    )
  }
  const take = use === 'take'
  return (
    <li>
      <ButtonBase
        disabled={take && busy}
        aria-label={t(`${use}SeatIn`, { team: team.name })}
        onClick={() => (use === 'take' ? actions.join(team.id) : actions.ask({ kind: use, teamId: team.id }))}
        sx={{
          ...seat,
          width: '100%',
          justifyContent: 'flex-start',
          fontFamily: 'inherit',
          fontSize: 'inherit',
          color: take ? 'brand.main' : 'text.secondary',
          fontWeight: take ? 650 : 400,
          '&:hover': { bgcolor: 'background.raised', color: take ? 'brand.main' : 'text.primary' },
        }}
      >
        <Box component="span" aria-hidden sx={frame}>
          <AddOutlined sx={{ fontSize: 18 }} />
        </Box>
        {t(`${use}Seat`)}
      </ButtonBase>
    </li>
  )
}

const seat = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 48,
  px: 1,
  borderRadius: 1,
  color: 'text.secondary',
  fontSize: '0.9375rem',
} as const

const frame = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 32,
  height: 32,
  flexShrink: 0,
  border: '1px dashed currentColor',
  borderRadius: 1,
} as const
