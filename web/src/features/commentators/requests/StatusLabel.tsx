import Box from '@mui/material/Box'
import type { RequestStatus } from '@upper-bracket/shared/commentators/commentatorRequest'
import { useTranslation } from 'react-i18next'

/** What has become of a request. */
export function StatusLabel({ status }: { readonly status: RequestStatus }) {
  const { t } = useTranslation('commentators')
  return (
    <Box
      component="span"
      sx={{
        px: 1,
        py: 0.25,
        borderRadius: 1,
        bgcolor: 'background.raised',
        color: colours[status],
        fontSize: '0.875rem',
        fontWeight: 650,
      }}
    >
      {t(`status_${status}`)}
    </Box>
  )
}

const colours = {
  awaiting: 'warning.main',
  offered: 'brand.main',
  confirmed: 'success.main',
  declined: 'text.secondary',
  cancelled: 'text.secondary',
} as const
