import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { defaultStages, type FormatChoice } from '@upper-bracket/shared/format/formatTemplates'
import { advancingTeams, type StagePlan, stagesMax } from '@upper-bracket/shared/format/stagePlan'
import { useTranslation } from 'react-i18next'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { StageFields } from './StageFields.tsx'

interface StagesFieldProps {
  readonly value: FormatChoice
  readonly onChange: (choice: FormatChoice) => void
  /** The number of teams of the first stage. */
  readonly teams: number
  readonly disabled: boolean
}

/** The stages of a format with their settings, and how it ends. */
export default function StagesField({ value, onChange, teams, disabled }: StagesFieldProps) {
  const { t } = useTranslation(['format', 'competition'])
  const { format, stages } = value
  const entrants = entrantsOf(stages, teams)
  const last = stages.at(-1)
  const left = entrants.at(-1) ?? teams
  const change = (next: readonly StagePlan[]) => onChange({ format, stages: next })
  return (
    <Box
      component="fieldset"
      disabled={disabled}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'grid', gap: 2.5 }}
    >
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 650 }}>
        {t('competition:setting_stages')}
      </Box>
      {stages.map((stage, index) => (
        <StageFields
          key={orders[index]}
          number={index + 1}
          stage={stage}
          entrants={entrants[index] ?? teams}
          isLast={format === 'table' && index === stages.length - 1}
          isBeforeDouble={format === 'double' && index === stages.length - 1}
          disabled={disabled}
          onChange={changed => change(stages.with(index, changed))}
          onRemove={stages.length > 1 ? () => change(stages.toSpliced(index, 1)) : null}
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {stages.length < stagesMax &&
          last !== undefined &&
          left >= 4 &&
          (['round-robin', 'gsl'] as const).map(kind => (
            <Button
              key={kind}
              size="small"
              variant="outlined"
              color="inherit"
              startIcon={<Add />}
              disabled={disabled}
              onClick={() => change([...stages, defaultStages[kind](left)])}
            >
              {t(`addStage_${kind}`)}
            </Button>
          ))}
      </Box>
      <ChoiceCards
        dense
        legend={t('ending')}
        value={format}
        disabled={disabled}
        onChange={ending => onChange({ format: ending, stages })}
        choices={(['single', 'double', 'table'] as const).map(ending => ({
          value: ending,
          label: t(`ending_${ending}`),
        }))}
      />
    </Box>
  )
}

/** Stages have no identity but their place in the order. */
const orders = ['first', 'second'] as const

/** The number of teams of each stage, and of the elimination after the last one. */
function entrantsOf(stages: readonly StagePlan[], teams: number): readonly number[] {
  const numbers = [teams]
  for (const stage of stages) numbers.push(advancingTeams(stage))
  return numbers
}
