import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/connection/useSource.ts'
import { boardColumns, teamGrid } from './boardGrid.ts'

const cards = [1, 2, 3, 4, 5, 6]

export function TeamsSkeleton() {
  useSource('waiting')
  const { t } = useTranslation()
  return (
    <Box role="status" aria-label={t('loading')} sx={boardColumns(true)}>
      <Skeleton variant="rounded" height={320} />
      <Box sx={teamGrid}>
        {cards.map(card => (
          <Skeleton key={card} variant="rounded" height={330} />
        ))}
      </Box>
    </Box>
  )
}
