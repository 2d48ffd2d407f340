import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { isOver, type Match } from '@upper-bracket/shared/bracket/model/match'
import { inDrawingOrder } from '@upper-bracket/shared/bracket/rounds/inDrawingOrder'
import { maxQueuedMatches, type QueuedMatch } from '@upper-bracket/shared/live/broadcastQueue'
import { useTranslation } from 'react-i18next'
import { PickerDialog } from '#ui/search/PickerDialog.tsx'
import { useMatches } from '#features/bracket/state/bracketScope.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'

interface QueueMatchDialogProps {
  readonly stream: number
  /** The queues of all streams. */
  readonly rows: readonly QueuedMatch[]
  /** Called with a match that is added, or removed if it is in the queue. */
  readonly onPick: (matchId: string, isQueued: boolean) => void
  readonly onClose: () => void
}

/**
 * A dialog to choose the matches of a queue: running matches first, then ready ones, then those that wait for teams.
 * Those of other streams are not offered.
 */
export function QueueMatchDialog({ stream, rows, onPick, onClose }: QueueMatchDialogProps) {
  const { t } = useTranslation(['bracket', 'live'])
  const texts = useMatchTexts()
  const streams = new Map(rows.map(row => [row.matchId, row.stream]))
  const own = rows.filter(row => row.stream === stream).map(({ matchId }) => matchId)
  const isFull = rows.length >= maxQueuedMatches
  const items = useMatches()
    .filter(match => !isOver(match) && (streams.get(match.id) ?? stream) === stream)
    .toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status) || inDrawingOrder(a, b))
    .map(match => ({
      id: match.id,
      name: texts.teams(match),
      match,
      disabled: isFull && !streams.has(match.id),
    }))
  return (
    <PickerDialog
      title={t('live:queueAdd')}
      items={items}
      empty={t('live:queueAllAdded')}
      search={{ label: t('searchMatch'), notFound: t('noSuchMatch'), fromItems: 9 }}
      isChosen={({ id }) => streams.has(id)}
      onPick={({ id }) => onPick(id, streams.has(id))}
      onClose={onClose}
    >
      {({ id, name, match }) => (
        <Box component="span" sx={{ display: 'grid' }}>
          <Typography component="span" sx={{ fontWeight: 650 }}>
            {name}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {[
              texts.place(match),
              texts.status(match),
              ...(streams.has(id) ? [t('live:queuePlace', { place: own.indexOf(id) + 1 })] : []),
            ].join(' · ')}
          </Typography>
        </Box>
      )}
    </PickerDialog>
  )
}

const order: readonly Match['status'][] = ['running', 'ready', 'waiting']
