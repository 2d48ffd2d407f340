import Box from '@mui/material/Box'
import type { CommentatorRequest } from '@upper-bracket/shared/commentators/commentatorRequest'
import { useTranslation } from 'react-i18next'
import { requestWord } from '../requestWord.ts'

export function StatusLabel({ status, origin }: Pick<CommentatorRequest, 'status' | 'origin'>) {
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
      {t(`status_${requestWord({ status, origin })}`)}
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
