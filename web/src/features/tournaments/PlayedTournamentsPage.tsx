import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  cursorAfterPlace,
  type PageBounds,
  pageSizes,
  useParticipationsQuery,
} from '#documents/competitionLists.ts'
import { useUid } from '#documents/sessionSlice.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import type { Cursor } from '#platform/streams/listSnapshot.ts'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { PlayedTournaments } from './PlayedTournaments.tsx'
import { CardSkeletons } from './TournamentGrid.tsx'

const OwnGuests = lazy(() => import('./OwnGuests.tsx'))

/** Paged by date of joining, which a player's entry stores; each page is sorted like every list. */
export default function PlayedTournamentsPage() {
  const uid = useUid()
  const [ends, setEnds] = useState<readonly Cursor[]>([])
  if (uid === null) return <CardSkeletons />
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Suspense fallback={null}>
        <OwnGuests uid={uid} />
      </Suspense>
      {[null, ...ends].map((after, index) => (
        <Page
          key={JSON.stringify(after)}
          uid={uid}
          after={after}
          until={ends[index] ?? null}
          onMore={end => setEnds([...ends, end])}
        />
      ))}
    </Box>
  )
}

interface PageProps extends PageBounds {
  readonly uid: string
  readonly onMore: (end: Cursor) => void
}

function Page({ onMore, ...page }: PageProps) {
  const { t } = useTranslation('tournaments')
  const { data, error, refetch } = useParticipationsQuery(page)
  if (data === undefined) {
    return error === undefined ? (
      <CardSkeletons />
    ) : (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    )
  }
  if (data.value.length === 0) return page.after === null ? <NothingPlayed /> : null
  const places = data.value.slice(0, pageSizes.participations)
  const end = places.at(-1)
  return (
    <>
      <PlayedTournaments ids={places.map(({ id }) => id)} />
      {page.until === null && end !== undefined && data.value.length > places.length && (
        <Box>
          <Button variant="outlined" color="inherit" onClick={() => onMore(cursorAfterPlace(end))}>
            {t('showMore')}
          </Button>
        </Box>
      )}
    </>
  )
}

function NothingPlayed(): ReactNode {
  const { t } = useTranslation('tournaments')
  return (
    <EmptyState
      title={t('emptyPlayerTitle')}
      text={t('emptyPlayerText')}
      action={
        <Button component={Link} to={hrefs.tournaments()} variant="contained">
          {t('emptyPlayerAction')}
        </Button>
      }
    />
  )
}
