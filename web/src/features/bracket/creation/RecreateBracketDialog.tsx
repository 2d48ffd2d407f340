import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type CompetitionDocument, type TeamDocument, useTeamsQuery } from '#documents/competition.ts'
import { entrants } from './entrants.ts'
import { SeedingChoice } from './SeedingChoice.tsx'
import { SeriesChoice } from './SeriesChoice.tsx'
import { useGeneration } from './useGeneration.ts'

interface RecreateBracketDialogProps {
  readonly competition: CompetitionDocument
  readonly onClose: () => void
}

/** Warns that all results will be lost, lets the seeds be chosen anew, and asks. */
export function RecreateBracketDialog({ competition, onClose }: RecreateBracketDialogProps) {
  const teams = useTeamsQuery(competition.id).currentData?.value
  return teams ? <Recreation competition={competition} teams={entrants(teams)} onClose={onClose} /> : null
}

function Recreation({
  competition,
  teams,
  onClose,
}: RecreateBracketDialogProps & { teams: readonly TeamDocument[] }) {
  const { t } = useTranslation(['bracket', 'common'])
  const generation = useGeneration(competition, teams, true)
  const id = useId()
  const recreate = async () => {
    if (await generation.generate()) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-warning`}
    >
      <DialogTitle id={`${id}-title`}>{t('recreateTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <Alert id={`${id}-warning`} severity="warning" variant="outlined">
          {t('recreateWarning')}
        </Alert>
        <SeriesChoice generation={generation} />
        <SeedingChoice generation={generation} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} autoFocus>
          {t('common:cancel')}
        </Button>
        <Button variant="contained" color="error" loading={generation.busy} onClick={() => void recreate()}>
          {t('recreate')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
