import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { competitionFormats, seriesLengths } from '@upper-bracket/shared/competition/competition'
import { useTranslation } from 'react-i18next'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import type { CompetitionDraft, DraftField } from './competitionDraft.ts'
import { FormatPicture } from './FormatPicture.tsx'
import { FormSection } from './FormSection.tsx'

interface FormatFieldsProps {
  readonly draft: CompetitionDraft
  readonly set: <Field extends DraftField>(field: Field, value: CompetitionDraft[Field]) => void
  readonly said: (field: DraftField) => string | undefined
  readonly disabled: boolean
}

/** The format of the bracket, and who may play. */
export function FormatFields({ draft, set, said, disabled }: FormatFieldsProps) {
  const { t } = useTranslation('competition')
  const lengths = seriesLengths.map(length => ({ value: length, label: t('bestOf', { games: length }) }))
  return (
    <FormSection title={t('sectionHow')} text={disabled ? t('formatLocked') : undefined}>
      <ChoiceCards
        legend={t('format')}
        value={draft.format}
        onChange={value => set('format', value)}
        disabled={disabled}
        error={said('format')}
        choices={competitionFormats.map(format => ({
          value: format,
          label: t(`format_${format}`),
          text: t(`formatText_${format}`),
          picture: <FormatPicture format={format} />,
        }))}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <ChoiceCards
          dense
          legend={t('rounds')}
          value={draft.rounds}
          onChange={value => set('rounds', value)}
          disabled={disabled}
          error={said('rounds')}
          choices={lengths}
        />
        <ChoiceCards
          dense
          legend={t('final')}
          value={draft.final}
          onChange={value => set('final', value)}
          disabled={disabled}
          error={said('final')}
          choices={lengths}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {draft.format === 'single' ? (
          <Option
            label={t('thirdPlace')}
            text={t('thirdPlaceText')}
            checked={draft.thirdPlace}
            onChange={value => set('thirdPlace', value)}
            error={said('thirdPlace')}
            disabled={disabled}
          />
        ) : (
          <Option
            label={t('grandFinalReset')}
            text={t('grandFinalResetText')}
            checked={draft.grandFinalReset}
            onChange={value => set('grandFinalReset', value)}
            error={said('grandFinalReset')}
            disabled={disabled}
          />
        )}
        <Option
          label={t('rankRequired')}
          text={t('rankRequiredText')}
          checked={draft.rankRequired}
          onChange={value => set('rankRequired', value)}
          error={said('rankRequired')}
          disabled={disabled}
        />
        <Option
          label={t('telegramRequired')}
          text={t('telegramRequiredText')}
          checked={draft.telegramRequired}
          onChange={value => set('telegramRequired', value)}
          error={said('telegramRequired')}
          disabled={disabled}
        />
      </Box>
    </FormSection>
  )
}

interface OptionProps {
  readonly label: string
  readonly text: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled: boolean
  readonly error: string | undefined
}

function Option({ label, text, checked, onChange, disabled, error }: OptionProps) {
  return (
    <FormControlLabel
      disabled={disabled}
      control={
        <Checkbox
          checked={checked}
          onChange={event => onChange(event.target.checked)}
          slotProps={{ input: { 'aria-invalid': error !== undefined } }}
        />
      }
      label={
        <>
          <Box component="span" sx={{ display: 'block', fontWeight: 650 }}>
            {label}
          </Box>
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
            {text}
          </Box>
          {error !== undefined && (
            <Box component="span" sx={{ display: 'block', color: 'error.main', fontSize: '0.8125rem' }}>
              {error}
            </Box>
          )}
        </>
      }
      sx={{ alignItems: 'flex-start', mr: 0, '& .MuiCheckbox-root': { pt: 0.25 } }}
    />
  )
}
