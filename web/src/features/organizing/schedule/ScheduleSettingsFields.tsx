import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { seriesLengths } from '@upper-bracket/shared/format/series'
import { useTranslation } from 'react-i18next'
import { DateTimeField } from '#ui/form/DateTimeField.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { type SettingsField, settingsRange } from './scheduleSettingsDraft.ts'
import type { useScheduleDraft } from './useScheduleDraft.ts'

interface ScheduleSettingsFieldsProps {
  readonly draft: ReturnType<typeof useScheduleDraft>
  /** Whether calculating is the next step. */
  readonly urgent: boolean
}

/** The settings from which starts are calculated. Only the series lengths of this bracket are shown. */
export function ScheduleSettingsFields({ draft, urgent }: ScheduleSettingsFieldsProps) {
  const { t } = useTranslation('schedule')
  const { settings, wrong } = draft
  const lengths = seriesLengths.filter(length => draft.matches.some(({ bestOf }) => bestOf === length))
  const field = (name: SettingsField, label: string, hint?: string) => (
    <FormField
      key={name}
      label={label}
      hint={hint}
      value={settings[name]}
      onChange={value => draft.setSetting(name, value)}
      inputProps={{ inputMode: 'numeric' }}
      error={wrong.includes(name) ? t('numberBetween', settingsRange[name]) : undefined}
    />
  )
  return (
    <Box role="group" aria-label={t('workOut')} sx={{ display: 'grid', gap: 2 }}>
      <Box component="h2" sx={{ m: 0, fontSize: '1rem', fontWeight: 650 }}>
        {t('workOutTitle')}
      </Box>
      <DateTimeField
        label={t('begins')}
        name="begins"
        value={draft.begins}
        onChange={draft.setBegins}
        hint={t('beginsHint')}
        error={wrong.includes('begins') ? t('startInvalid') : undefined}
      />
      <Box sx={sideBySide}>
        {lengths.map(length => field(length, t('seriesMinutes', { count: length })))}
        {field('pauseMinutes', t('pause'))}
        {field('atOnce', t('atOnce'), t('atOnceHint'))}
      </Box>
      <Button
        variant={urgent ? 'contained' : 'outlined'}
        onClick={draft.workOut}
        {...(urgent && { 'data-next-step': 'schedule' })}
        sx={{ justifySelf: 'start', minHeight: 44 }}
      >
        {t('workOut')}
      </Button>
    </Box>
  )
}

const sideBySide = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'start',
  '& > *': { flex: '1 1 130px' },
  // Its label is the longest.
  '& > :last-child': { flexBasis: 190 },
} as const
