import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useOrganizerViewQuery } from '#documents/organizerView.ts'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { TournamentCard } from '../TournamentCard.tsx'
import { CardSkeleton } from '../TournamentGrid.tsx'

interface MoreFinishedProps {
  readonly address: string
  /** The id of the competition after which the list goes on. */
  readonly after: string
  /** Shows what follows after a competition. Absent if that is shown already. */
  readonly onMore: ((end: string) => void) | undefined
}

/** Further finished competitions of an organizer. */
export function MoreFinished({ address, after, onMore }: MoreFinishedProps) {
  const { t } = useTranslation('tournaments')
  const { data, error, refetch } = useOrganizerViewQuery({ address, after })
  if (error !== undefined) {
    return (
      <li>
        <LoadFailure error={error} onRetry={() => void refetch()} />
      </li>
    )
  }
  if (data === undefined) return <CardSkeleton />
  const [finished] = data?.sections ?? []
  const end = finished?.competitions.at(-1)?.id
  return (
    <>
      {finished?.competitions.map(competition => (
        <TournamentCard key={competition.id} competition={competition} />
      ))}
      {finished?.hasMore && end !== undefined && onMore !== undefined && (
        <li style={{ gridColumn: '1 / -1' }}>
          <Button variant="outlined" color="inherit" onClick={() => onMore(end)}>
            {t('showMore')}
          </Button>
        </li>
      )}
    </>
  )
}
