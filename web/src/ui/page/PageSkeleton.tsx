import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/connection/useSource.ts'

/** Shown while the code or the first data of a page load. */
export function PageSkeleton() {
  const { t } = useTranslation()
  return (
    <Box role="status" aria-label={t('loading')} sx={{ py: { xs: 3, md: 5 } }}>
      <Skeleton variant="text" width="min(60%, 24rem)" sx={{ fontSize: '2.5rem' }} />
      <Skeleton variant="text" width="min(80%, 34rem)" />
      <RowsSkeleton rows={4} />
    </Box>
  )
}

/** Shown while the rows of a list load. */
export function RowsSkeleton({ rows, height = 72 }: { rows: number; height?: number }) {
  useSource('waiting')
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 1.5, mt: 3 }}>
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map(row => (
        <Skeleton key={row} variant="rounded" height={height} />
      ))}
    </Box>
  )
}
