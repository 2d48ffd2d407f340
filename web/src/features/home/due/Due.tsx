import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMyCompetitions } from '#documents/useMyCompetitions.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { useServerNow } from '#ui/time/useServerNow.ts'
import { DueRow } from './DueRow.tsx'
import { byUrgency } from './dueItem.ts'
import { useDueMatch } from './useDueMatch.ts'
import { useDueOrganizing } from './useDueOrganizing.ts'
import { useDueRequests } from './useDueRequests.ts'

// It comes with the code of standings.
const LastCompetition = lazy(() => import('./LastCompetition.tsx'))

/** How often steps that end by themselves are looked at again. */
const everyMs = 10_000

/** What waits for the signed-in person, in their first three competitions, and how their last one ended. */
export default function Due({ uid }: { uid: string }) {
  const { t } = useTranslation('dashboard')
  const mine = useMyCompetitions(uid)
  const now = useServerNow(everyMs) ?? null
  const [first, second, third] = mine?.unfinished ?? []
  const sources = [
    useDueMatch(first, now),
    useDueMatch(second, now),
    useDueMatch(third, now),
    useDueRequests(uid),
    useDueOrganizing(first, now),
    useDueOrganizing(second, now),
    useDueOrganizing(third, now),
  ]
  if (mine === undefined || sources.includes(undefined)) return <RowsSkeleton rows={2} height={96} />
  const items = sources.flatMap(source => source ?? []).sort(byUrgency)
  const { unfinished, lastFinished } = mine
  const isIdle = unfinished.length === 0 && items.length === 0
  if (isIdle && lastFinished === null) return <NoCompetition />
  const runsAgain = isIdle && lastFinished?.organizes === true
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {items.length > 0 && (
        <PlainList aria-label={t('due')} sx={{ display: 'grid', gap: 1.5 }}>
          {items.map((item, index) => (
            <DueRow key={item.key} item={item} isNext={index === 0} />
          ))}
        </PlainList>
      )}
      {items.length === 0 && !isIdle && <Typography color="textSecondary">{t('nothingDue')}</Typography>}
      {lastFinished !== null && (
        <Suspense fallback={<Skeleton variant="rounded" height={138} />}>
          <LastCompetition mine={lastFinished} isNext={runsAgain} />
        </Suspense>
      )}
      {isIdle && (
        <Box sx={{ justifySelf: 'start' }}>
          <StartButtons isNext={!runsAgain} />
        </Box>
      )}
    </Box>
  )
}

function NoCompetition() {
  const { t } = useTranslation('dashboard')
  return <EmptyState title={t('emptyTitle')} text={t('emptyText')} action={<StartButtons isNext />} />
}

/** Finding a tournament, or creating one. */
function StartButtons({ isNext }: { readonly isNext: boolean }) {
  const { t } = useTranslation('dashboard')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
      <Button
        component={Link}
        to={hrefs.tournaments()}
        {...(isNext
          ? { variant: 'contained', 'data-next-step': 'find' }
          : { variant: 'outlined', color: 'inherit' })}
        sx={{ minHeight: 44 }}
      >
        {t('find')}
      </Button>
      <Button
        component={Link}
        to={hrefs.newCompetition()}
        variant="outlined"
        color="inherit"
        sx={{ minHeight: 44 }}
      >
        {t('create')}
      </Button>
    </Box>
  )
}
