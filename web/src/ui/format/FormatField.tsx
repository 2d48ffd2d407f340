import Box from '@mui/material/Box'
import {
  type FormatChoice,
  type FormatTemplate,
  formatTemplates,
} from '@upper-bracket/shared/format/formatTemplates'
import { templateOf } from '@upper-bracket/shared/format/templateOf'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { FormatPicture } from './FormatPicture.tsx'

// Most tournaments have no stages before the bracket.
const StagesField = lazy(() => import('./StagesField.tsx'))

interface FormatFieldProps {
  readonly value: FormatChoice
  readonly onChange: (choice: FormatChoice) => void
  /** The number of teams for which a template is filled in. */
  readonly teams: number
  readonly disabled?: boolean
  readonly error?: string | undefined
}

const templates = Object.keys(formatTemplates) as readonly FormatTemplate[]

/** How a tournament is played: a template, and whatever of its stages is to be different. */
export function FormatField({ value, onChange, teams, disabled = false, error }: FormatFieldProps) {
  const { t } = useTranslation(['competition', 'format'])
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ChoiceCards
        legend={t('setting_format')}
        value={templateOf(value)}
        onChange={template => onChange(formatTemplates[template](teams))}
        disabled={disabled}
        error={error}
        choices={templates.map(template => ({
          value: template,
          label: t(`format_${template}`),
          text: t(`formatText_${template}`),
          picture: <FormatPicture template={template} />,
        }))}
      />
      {value.stages.length > 0 && (
        <Suspense fallback={<RowsSkeleton rows={3} />}>
          <StagesField value={value} onChange={onChange} teams={teams} disabled={disabled} />
        </Suspense>
      )}
    </Box>
  )
}
