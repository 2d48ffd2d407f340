import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowSuccess } from '#platform/toasts/useToast.ts'
import { useReopening } from '../commands/useReopening.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { RevertPreview } from './RevertPreview.tsx'
import { resultsLost } from './resultsLost.ts'

interface RevertDialogProps {
  readonly match: Match
  readonly onClose: () => void
}

/** Shows what taking a result back would undo, and undoes precisely that. */
export function RevertDialog({ match, onClose }: RevertDialogProps) {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const showSuccess = useShowSuccess()
  const reopening = useReopening(match.id)
  const { preview, busy, reopen } = reopening
  const id = useId()

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t('correctTitle')}</DialogTitle>
      <DialogContent tabIndex={0} sx={{ display: 'grid', gap: 2, '&:focus-visible': ringInside }}>
        <Typography>{t('correctText', { match: texts.number(match), teams: texts.teams(match) })}</Typography>
        <Box aria-live="polite" sx={{ display: 'grid', gap: 1.5 }}>
          <RevertPreview {...reopening} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} autoFocus>
          {t('keepResult')}
        </Button>
        <Button
          variant="contained"
          color={resultsLost(preview) > 0 ? 'error' : 'primary'}
          disabled={preview === null}
          loading={busy && preview !== null}
          onClick={async () => {
            if ((await reopen()) === null) return
            onClose()
            showSuccess(t('corrected'))
          }}
        >
          {t('takeBack')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** It scrolls by the arrow keys, and lies edge to edge with what would cut the ring off. */
const ringInside = { outlineOffset: '-3px' } as const
