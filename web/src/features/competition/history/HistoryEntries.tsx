import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { LogTopic } from '@upper-bracket/shared/audit/logTopic'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import type { Cursor } from '#platform/streams/listSnapshot.ts'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { HistoryEntry } from './HistoryEntry.tsx'
import { joinCorrections } from './joinCorrections.ts'
import { entriesPerPage, type LogDocument, useLogEntriesQuery } from './logEndpoints.ts'

interface HistoryEntriesProps {
  readonly competition: CompetitionDocument
  readonly topic: LogTopic | null
  readonly after: Cursor | null
  readonly until: Cursor | null
  /** Requests the page after this entry. */
  readonly onMore: (end: Cursor) => void
}

export function HistoryEntries({ competition, topic, after, until, onMore }: HistoryEntriesProps) {
  const { t } = useTranslation('history')
  const page = { competitionId: competition.id, topic, after, until }
  // `data` stays while the same page is requested with other bounds.
  const { data, error, refetch } = useLogEntriesQuery(page)
  const first = useFocusOnArrival(after !== null && data !== undefined)
  if (data === undefined) {
    return (
      <li>
        {error === undefined ? (
          <RowsSkeleton rows={6} />
        ) : (
          <LoadFailure error={error} onRetry={() => void refetch()} />
        )}
      </li>
    )
  }
  const rows = data.value.slice(0, rowsOf(data.value, until))
  const end = rows.at(-1)
  return (
    <>
      {rows.length === 0 && after === null && (
        <li>
          {topic === null ? (
            <EmptyState title={t('empty')} text={t('emptyText')} />
          ) : (
            <Typography color="textSecondary">{t('emptyTopic')}</Typography>
          )}
        </li>
      )}
      {joinCorrections(rows).map((entry, index) => (
        <HistoryEntry
          key={entry.id}
          competition={competition}
          entry={entry}
          ref={index === 0 ? first : undefined}
        />
      ))}
      {until === null && end !== undefined && data.value.length > rows.length && (
        <li>
          <Button variant="outlined" color="inherit" onClick={() => onMore([end.at, end.id])}>
            {t('showMore')}
          </Button>
        </li>
      )}
    </>
  )
}

/** Returns how many entries belong to a page: until its end is known, the stream contains one more. */
function rowsOf(entries: readonly LogDocument[], until: Cursor | null): number {
  if (until === null) return entriesPerPage
  const end = entries.findIndex(({ id }) => id === until.at(-1))
  return end < 0 ? entries.length : end + 1
}

/**
 * Moves the focus to the first entry of a new page, once, because the button that requested the page has disappeared.
 */
function useFocusOnArrival(arrived: boolean) {
  const entry = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (arrived) entry.current?.focus()
  }, [arrived])
  return entry
}
