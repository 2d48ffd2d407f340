import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import {
  offeredValues,
  optionsOf,
  valueIn,
  withOption,
} from '@upper-bracket/shared/format/stageKinds/optionValues'
import type { OptionName, OptionText } from '@upper-bracket/shared/format/stageKinds/stageKinds'
import type { StageOption, StagePosition } from '@upper-bracket/shared/format/stageKinds/stageOption'
import type { StagePlan } from '@upper-bracket/shared/format/stagePlan'
import type { TableCriterion } from '@upper-bracket/shared/format/tableCriterion'
import { useTranslation } from 'react-i18next'
import { CriteriaField } from './CriteriaField.tsx'
import { SelectField } from './SelectField.tsx'

interface StageFieldsProps {
  readonly stage: StagePlan
  readonly position: StagePosition
  readonly disabled: boolean
  readonly onChange: (stage: StagePlan) => void
  /** Null if it is the only stage. */
  readonly onRemove: (() => void) | null
}

/** The settings of one stage. */
export function StageFields({ stage, position, disabled, onChange, onRemove }: StageFieldsProps) {
  const { t } = useTranslation('format')
  const options = optionsOf(stage)
  const textOf = useOptionTexts(stage, position)
  return (
    <Box component="section" aria-label={t('stageNumber', { number: position.index + 1 })} sx={card}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Box component="h3" sx={{ m: 0, flexGrow: 1, fontSize: '1rem', fontWeight: 650 }}>
          {t(`stage_${stage.kind}`)}
        </Box>
        <Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {t('entrants', { count: position.entrants })}
        </Box>
        {onRemove !== null && (
          <Button size="small" color="inherit" disabled={disabled} onClick={onRemove}>
            {t('removeStage')}
          </Button>
        )}
      </Box>
      <Box sx={fields}>
        {options.map(option => {
          const [name, row] = option
          const offered = offeredValues(stage, option, position)
          return (
            offered.length > 0 && (
              <SelectField
                key={name}
                label={textOf.label(name)}
                value={valueIn(stage, name) as string | number}
                disabled={disabled}
                onChange={value => onChange(withOption(stage, name, value))}
                choices={offered.map(value => ({ value, label: textOf.value(name, row, value) }))}
              />
            )
          )
        })}
      </Box>
      {options.map(
        ([name, { control }]) =>
          control === 'criteria' && (
            <CriteriaField
              key={name}
              value={valueIn(stage, name) as readonly TableCriterion[]}
              disabled={disabled}
              onChange={criteria => onChange(withOption(stage, name, criteria))}
            />
          ),
      )}
    </Box>
  )
}

/** The names of the options of a stage and of their values. */
function useOptionTexts({ groups, advance }: StagePlan, { entrants }: StagePosition) {
  const { t } = useTranslation('format')
  const facts = { place: advance + 1, half: entrants / 2 + 1, all: entrants }
  return {
    label: (name: OptionName) =>
      t(`option_${name}`, { ...facts, ...(groups > 1 && { context: 'grouped' as const }) }),
    value: (name: OptionName, { control }: StageOption, value: string | number) => {
      const count = Number(value)
      if (control === 'choice') return t(`option_${name}_${value}` as OptionText, facts)
      if (control === 'series') return t('bestOf', { count })
      return name === 'groups' ? t('groupsOf', { count, sizes: sizesOf(entrants, count) }) : String(value)
    },
  }
}

/** The sizes of groups: '4' if all are equal, otherwise '3–4'. */
function sizesOf(teams: number, groups: number): string {
  const [smallest, largest] = [Math.floor(teams / groups), Math.ceil(teams / groups)]
  return smallest === largest ? String(smallest) : `${smallest}–${largest}`
}

const card = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2.5,
  p: 2,
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 1,
} as const
const fields = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const
