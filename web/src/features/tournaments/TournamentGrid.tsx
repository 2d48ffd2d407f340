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

const cards = [1, 2, 3, 4, 5, 6]

export function CardSkeletons() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('loading')}>
      <CardGrid>
        {cards.map(card => (
          <CardSkeleton key={card} />
        ))}
      </CardGrid>
    </div>
  )
}
