import Box from '@mui/material/Box'
import { competitionFormats } from '@upper-bracket/shared/format/competitionFormat'
import { seriesLengths } from '@upper-bracket/shared/format/series'
import { useTranslation } from 'react-i18next'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import type { FieldsProps } from './competitionDraft.ts'
import { FormatPicture } from './FormatPicture.tsx'
import { FormSection } from './FormSection.tsx'
import { OptionField } from './OptionField.tsx'

interface FormatFieldsProps extends FieldsProps {
  readonly disabled: boolean
}

/** The format of the bracket. */
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
          <OptionField
            label={t('thirdPlace')}
            text={t('thirdPlaceText')}
            checked={draft.thirdPlace}
            onChange={value => set('thirdPlace', value)}
            error={said('thirdPlace')}
            disabled={disabled}
          />
        ) : (
          <OptionField
            label={t('grandFinalReset')}
            text={t('grandFinalResetText')}
            checked={draft.grandFinalReset}
            onChange={value => set('grandFinalReset', value)}
            error={said('grandFinalReset')}
            disabled={disabled}
          />
        )}
      </Box>
    </FormSection>
  )
}
