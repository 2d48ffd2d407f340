import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { scheduleLimits } from '@upper-bracket/shared/bracket/model/scheduleSettings'
import { agendaLateness } from '@upper-bracket/shared/schedule/lateness'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { DismissButton } from '#ui/DismissButton.tsx'
import { Form } from '#ui/form/Form.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { useServerNow } from '#ui/time/useServerNow.ts'
import { useOnPhone } from '#ui/useOnPhone.ts'
import { ScheduleRounds } from './ScheduleRounds.tsx'
import { ScheduleSettingsFields } from './ScheduleSettingsFields.tsx'
import { useScheduleDraft } from './useScheduleDraft.ts'

interface ScheduleDialogProps {
  readonly competition: CompetitionDocument
  readonly onClose: () => void
}

const halfMinute = 30_000

/**
 * Lets an organizer plan the schedule: calculated, moved as a whole, or edited by hand. Nothing is stored before it is
 * saved.
 */
export default function ScheduleDialog({ competition, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation('schedule')
  const draft = useScheduleDraft(competition.startDate, onClose)
  const now = useServerNow(halfMinute) ?? null
  const late = now === null ? 0 : agendaLateness(draft.matches, now)
  const id = useId()
  const onPhone = useOnPhone()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={onPhone} aria-labelledby={id}>
      <DialogTitle id={id}>{t('title')}</DialogTitle>
      <Form onSubmit={draft.save} busy={draft.busy} sx={form}>
        <DialogContent sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
          {draft.conflict && (
            <Alert severity="warning" variant="outlined">
              {t('changedMeanwhile')}
            </Alert>
          )}
          <ScheduleSettingsFields draft={draft} />
          <Move late={late} onMove={draft.move} />
          <ScheduleRounds matches={draft.matches} begins={competition.startDate} onChange={draft.setStarts} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={draft.clear} sx={{ mr: 'auto' }}>
            {t('clear')}
          </Button>
          <DismissButton onClick={onClose} />
          <Button type="submit" variant="contained" loading={draft.busy}>
            {t('save')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

const form = { display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 } as const

/** Moves all matches that have not begun. */
function Move({ late, onMove }: { late: number; onMove: (byMinutes: number) => void }) {
  const { t } = useTranslation('schedule')
  const [typed, setTyped] = useState<string | null>(null)
  const value = typed ?? String(late === 0 ? 15 : Math.min(late, scheduleLimits.movesBy))
  const minutes = /^\d{1,4}$/.test(value.trim()) ? Number(value) : 0
  const isWrong = minutes < 1 || minutes > scheduleLimits.movesBy
  const move = (sign: 1 | -1) => () => {
    if (!isWrong) onMove(sign * minutes)
  }
  return (
    <Box role="group" aria-label={t('move')} sx={{ display: 'grid', gap: 1.5 }}>
      <Box component="h3" sx={heading}>
        {t('move')}
      </Box>
      {late > 0 && (
        <Alert severity="warning" variant="outlined">
          {t('late', { minutes: late })}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ width: 130 }}>
          <FormField
            label={t('minutes')}
            value={value}
            onChange={setTyped}
            inputProps={{ inputMode: 'numeric' }}
            error={isWrong ? t('numberBetween', { min: 1, max: scheduleLimits.movesBy }) : undefined}
          />
        </Box>
        <Button variant="outlined" color="inherit" onClick={move(-1)} sx={{ minHeight: 56 }}>
          {t('earlier')}
        </Button>
        <Button variant="outlined" color="inherit" onClick={move(1)} sx={{ minHeight: 56 }}>
          {t('later')}
        </Button>
      </Box>
    </Box>
  )
}

const heading = { m: 0, fontSize: '1rem', fontWeight: 650 } as const
