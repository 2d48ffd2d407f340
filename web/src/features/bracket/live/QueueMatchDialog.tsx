import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { isOver, type Match } from '@upper-bracket/shared/bracket/model/match'
import { inDrawingOrder } from '@upper-bracket/shared/bracket/rounds/inDrawingOrder'
import { useTranslation } from 'react-i18next'
import { PickerDialog } from '#ui/search/PickerDialog.tsx'
import { useMatches } from '../state/bracketScope.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'

interface QueueMatchDialogProps {
  /** The ids of the matches that are in the queue already. */
  readonly queued: ReadonlySet<string>
  readonly onPick: (matchId: string) => void
  readonly onClose: () => void
}

/** A dialog to add a match to the broadcast: running matches first, then ready ones, then those that wait for teams. */
export function QueueMatchDialog({ queued, onPick, onClose }: QueueMatchDialogProps) {
  const { t } = useTranslation(['bracket', 'live'])
  const texts = useMatchTexts()
  const items = useMatches()
    .filter(match => !isOver(match) && !queued.has(match.id))
    .toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status) || inDrawingOrder(a, b))
    .map(match => ({ id: match.id, name: texts.teams(match), match }))
  return (
    <PickerDialog
      title={t('live:queueAdd')}
      items={items}
      empty={t('live:queueAllAdded')}
      search={{ label: t('searchMatch'), notFound: t('noSuchMatch'), fromItems: 9 }}
      onPick={({ id }) => onPick(id)}
      onClose={onClose}
    >
      {({ name, match }) => (
        <Box component="span" sx={{ display: 'grid' }}>
          <Typography component="span" sx={{ fontWeight: 650 }}>
            {name}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {texts.place(match)} · {texts.status(match)}
          </Typography>
        </Box>
      )}
    </PickerDialog>
  )
}

const order: readonly Match['status'][] = ['running', 'ready', 'waiting']
