import Skeleton from '@mui/material/Skeleton'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/connection/useSource.ts'
import { PlainList } from '#ui/PlainList.tsx'

export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <PlainList
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
      }}
    >
      {children}
    </PlainList>
  )
}

export function CardSkeleton() {
  return (
    <li aria-hidden>
      <Skeleton variant="rounded" height={184} />
    </li>
  )
}

export const CardSkeletons = memo(function CardSkeletons({ count = 6 }: { count?: number }) {
  useSource('waiting')
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
})
