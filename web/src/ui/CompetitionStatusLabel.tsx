import Box from '@mui/material/Box'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { useTranslation } from 'react-i18next'
import { useNow } from './time/useNow.ts'

const colours = {
  registration: 'success.main',
  closed: 'warning.main',
  running: 'brand.main',
  finished: 'text.secondary',
} as const

/** The status of a competition. After the deadline it says that registration is closed. */
export function CompetitionStatusLabel({
  competition,
}: {
  competition: Pick<Competition, 'status' | 'registrationDeadline'>
}) {
  const { t } = useTranslation('competition')
  const { registrationDeadline } = competition
  const now = useNow(registrationDeadline)
  const status =
    competition.status === 'registration' && now > registrationDeadline ? 'closed' : competition.status
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        fontSize: '0.8125rem',
        fontWeight: 650,
        letterSpacing: 0,
        textTransform: 'none',
        color: colours[status],
        whiteSpace: 'nowrap',
        '&::before': {
          content: '""',
          width: 8,
          height: 8,
          borderRadius: '50%',
          background: 'currentColor',
        },
      }}
    >
      {t(`status_${status}`)}
    </Box>
  )
}
