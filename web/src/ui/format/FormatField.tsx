import Box from '@mui/material/Box'
import { type FormatTemplate, formatTemplates } from '@upper-bracket/shared/format/formatTemplates'
import type { FormatChoice } from '@upper-bracket/shared/format/stagePlan'
import { templateOf } from '@upper-bracket/shared/format/templateOf'
import type { Game } from '@upper-bracket/shared/games/game'
import type { FormatPlan } from '@upper-bracket/shared/schedule/formatFigures'
import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { FormatPicture } from './FormatPicture.tsx'

// Most tournaments have no stages before the bracket.
const StagesField = lazy(() => import('./StagesField.tsx'))
// The cards do not wait for the code that creates brackets.
const FormatFigures = lazy(() => import('./FormatFigures.tsx'))
const FormatRemarks = lazy(() => import('./FormatRemarks.tsx'))

interface FormatFieldProps {
  readonly value: FormatChoice
  readonly onChange: (choice: FormatChoice) => void
  /** The number of teams for which a template is filled in. */
  readonly teams: number
  /** Decides which criteria tables can have. */
  readonly game: Game
  /** What else the number of matches and the time depend on. */
  readonly options: FormatOptions
  readonly disabled?: boolean
  readonly error?: string | undefined
}

type FormatOptions = Pick<FormatPlan, 'bestOf' | 'thirdPlace' | 'grandFinal'>

const templates = Object.keys(formatTemplates) as readonly FormatTemplate[]

/** How a tournament is played: a template, and whatever of its stages is to be different. */
export function FormatField({
  value,
  onChange,
  teams,
  game,
  options,
  disabled = false,
  error,
}: FormatFieldProps) {
  const { t } = useTranslation(['competition', 'format'])
  const chosen = templateOf(value)
  const { bestOf, thirdPlace, grandFinal } = options
  const { rounds, final } = bestOf
  const plans = useMemo(
    () =>
      new Map(
        templates.map(template => {
          const choice: FormatChoice = template === chosen ? value : formatTemplates[template](teams)
          return [template, { ...choice, teams, bestOf: { rounds, final }, thirdPlace, grandFinal }]
        }),
      ),
    [value, chosen, teams, rounds, final, thirdPlace, grandFinal],
  )
  const figures = (plan: FormatPlan | undefined) =>
    plan && (
      <Suspense fallback={<br />}>
        <FormatFigures plan={plan} />
      </Suspense>
    )
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ChoiceCards
        compact
        legend={t('setting_format')}
        value={chosen}
        onChange={template => onChange(formatTemplates[template](teams))}
        disabled={disabled}
        error={error}
        choices={templates.map(template => ({
          value: template,
          label: t(`format_${template}`),
          text: (
            <>
              {t(`format:formatText_${template}`)}
              {figures(plans.get(template))}
            </>
          ),
          picture: <FormatPicture template={template} />,
        }))}
      />
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {t('format:figuresFor', { count: teams })}
      </Box>
      {!disabled && (
        <Suspense>
          <FormatRemarks value={value} onChange={onChange} teams={teams} game={game} />
        </Suspense>
      )}
      {value.stages.length > 0 && (
        <Suspense fallback={<RowsSkeleton rows={3} />}>
          <StagesField value={value} onChange={onChange} teams={teams} game={game} disabled={disabled} />
        </Suspense>
      )}
    </Box>
  )
}
