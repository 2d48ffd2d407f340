import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { scheduleLimits } from '@upper-bracket/shared/bracket/model/scheduleSettings'
import { agendaLateness } from '@upper-bracket/shared/schedule/lateness'
import { hasNotBegun } from '@upper-bracket/shared/bracket/model/isStarted'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { Form } from '#ui/form/Form.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx'
import { useServerNow } from '#ui/time/useServerNow.ts'
import { useRoomForToasts } from '#ui/useRoomForToasts.ts'
import { ScheduleRounds } from './ScheduleRounds.tsx'
import { ScheduleSettingsFields } from './ScheduleSettingsFields.tsx'
import { useScheduleDraft } from './useScheduleDraft.ts'

const halfMinute = 30_000

/**
 * Lets an organizer plan the schedule: calculated, moved as a whole, or edited by hand. Nothing is stored before it is
 * saved.
 */
export default function ScheduleEditor({ competition }: { competition: CompetitionDocument }) {
  const { t } = useTranslation(['schedule', 'common'])
  const draft = useScheduleDraft(competition.startDate)
  const bar = useRoomForToasts<HTMLDivElement>()
  const now = useServerNow(halfMinute) ?? null
  const late = now === null ? 0 : agendaLateness(draft.matches, now)
  const isPlanned = draft.matches.some(match => hasNotBegun(match) && match.startsAt != null)
  // The parts keep their order while a first schedule is made.
  const [wasPlanned] = useState(isPlanned)
  return (
    <Form onSubmit={draft.save} busy={draft.busy} label={t('title')}>
      <UnsavedGuard active={draft.edited || draft.busy} />
      {draft.conflict && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {t('changedMeanwhile')}
        </Alert>
      )}
      <Box sx={wasPlanned ? columnsOfPlan : columnsOfDraft}>
        <Box sx={{ gridArea: 'move', display: isPlanned ? 'block' : 'none' }}>
          <Move late={late} onMove={draft.move} />
        </Box>
        <Box sx={{ gridArea: 'settings' }}>
          <ScheduleSettingsFields draft={draft} urgent={!isPlanned && !draft.edited} />
        </Box>
        <Box sx={{ gridArea: 'rounds' }}>
          <ScheduleRounds matches={draft.matches} begins={competition.startDate} onChange={draft.setStarts} />
        </Box>
      </Box>
      <Box ref={bar} sx={saveBar}>
        <Button
          type="submit"
          variant={draft.edited ? 'contained' : 'outlined'}
          disabled={!draft.edited && !draft.busy}
          loading={draft.busy}
          {...(draft.edited && { 'data-next-step': 'save-schedule' })}
          sx={{ minHeight: 44 }}
        >
          {t('save')}
        </Button>
        <Button color="inherit" disabled={!draft.edited} onClick={draft.discard} sx={{ minHeight: 44 }}>
          {t('discard')}
        </Button>
        <Button
          color="inherit"
          disabled={!isPlanned}
          onClick={draft.clear}
          sx={{ minHeight: 44, ml: 'auto' }}
        >
          {t('clear')}
        </Button>
      </Box>
    </Form>
  )
}

const columns = {
  display: 'grid',
  columnGap: 5,
  rowGap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(280px, 380px) minmax(0, 1fr)' },
  gridTemplateRows: { md: 'auto auto 1fr' },
} as const

const columnsOfDraft = {
  ...columns,
  gridTemplateAreas: {
    xs: '"settings" "move" "rounds"',
    md: '"settings rounds" "move rounds" ". rounds"',
  },
} as const

/** What is planned is moved more often than calculated again. */
const columnsOfPlan = {
  ...columns,
  gridTemplateAreas: {
    xs: '"move" "rounds" "settings"',
    md: '"move rounds" "settings rounds" ". rounds"',
  },
} as const

const saveBar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  mt: 3,
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: '1px solid var(--mui-palette-divider)',
} as const

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
      <Box component="h2" sx={heading}>
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
