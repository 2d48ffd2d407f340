import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
      }}
    >
      {children}
    </Box>
  )
}

export function CardSkeleton() {
  return (
    <li aria-hidden>
      <Skeleton variant="rounded" height={184} />
    </li>
  )
}

export function CardSkeletons({ count = 6 }: { count?: number }) {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('loading')}>
      <CardGrid>
        {Array.from({ length: count }, (_, card) => card).map(card => (
          <CardSkeleton key={card} />
        ))}
      </CardGrid>
    </div>
  )
}
