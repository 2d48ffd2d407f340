import Button from '@mui/material/Button'
import { type ComponentType, type Ref, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import {
  cursorAfter,
  type PageBounds,
  pageSizes,
  type SectionPage,
  useCompetitionsOfSectionQuery,
} from '#documents/competitionLists.ts'
import type { Cursor } from '#platform/streams/listSnapshot.ts'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import { TournamentCard } from './TournamentCard.tsx'
import { CardSkeleton } from './TournamentGrid.tsx'
import { useListFilter } from './useListFilter.ts'

interface CardProps {
  readonly competition: CompetitionDocument
  readonly linkRef?: Ref<HTMLAnchorElement> | undefined
}

type Listed = Omit<SectionPage, keyof PageBounds> & {
  /** What draws a competition; by default its card. */
  readonly Card?: ComponentType<CardProps>
}

/**
 * A section of a list, page by page on demand. Each page is streamed between the last rows of its neighbours, so that
 * rows that appear or move are neither shown twice nor lost between two pages.
 */
export function TournamentSection({ Card = TournamentCard, ...listed }: Listed) {
  const [ends, setEnds] = useState<readonly Cursor[]>([])
  return (
    <SectionFrame section={listed.section}>
      {[null, ...ends].map((after, index) => (
        <Page
          key={JSON.stringify(after)}
          {...listed}
          Card={Card}
          after={after}
          until={ends[index] ?? null}
          onMore={end => setEnds([...ends, end])}
        />
      ))}
    </SectionFrame>
  )
}

interface PageProps extends SectionPage {
  readonly Card: ComponentType<CardProps>
  readonly onMore: (end: Cursor) => void
}

function Page({ onMore, Card, ...page }: PageProps) {
  const { t } = useTranslation('tournaments')
  const { matches } = useListFilter()
  // `data` stays while the same page is requested with other bounds.
  const { data, error, refetch } = useCompetitionsOfSectionQuery(page)
  const first = useFocusOnArrival(page.after !== null && data !== undefined)
  if (data === undefined) {
    if (error === undefined) return <CardSkeleton />
    return (
      <li>
        <LoadFailure error={error} onRetry={() => void refetch()} />
      </li>
    )
  }
  const last = page.until === null
  const rows = data.value.slice(0, rowsOf(data.value, page.until))
  const shown = rows.filter(matches)
  const end = rows.at(-1)
  return (
    <>
      {shown.map((competition, index) => (
        <Card key={competition.id} competition={competition} linkRef={index === 0 ? first : undefined} />
      ))}
      {last && end !== undefined && data.value.length > rows.length && (
        <li style={{ gridColumn: '1 / -1' }}>
          <Button variant="outlined" color="inherit" onClick={() => onMore(cursorAfter(end))}>
            {t('showMore')}
          </Button>
        </li>
      )}
    </>
  )
}

/** Returns how many rows belong to a page: until its end is known, the stream contains one more. */
function rowsOf(competitions: readonly CompetitionDocument[], until: Cursor | null): number {
  if (until === null) return pageSizes.competitions
  const end = competitions.findIndex(({ id }) => id === until.at(-1))
  return end < 0 ? competitions.length : end + 1
}

/**
 * Moves the focus to the first card of a new page, once, because the button that requested the page has disappeared.
 */
function useFocusOnArrival(arrived: boolean): RefObject<HTMLAnchorElement | null> {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (arrived) link.current?.focus()
  }, [arrived])
  return link
}
