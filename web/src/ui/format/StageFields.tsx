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
import {
  tieCustom,
  tieCustomOf,
  tieCustoms,
  type TieRules,
} from '@upper-bracket/shared/format/stageKinds/tieRules'
import type { StagePlan } from '@upper-bracket/shared/format/stagePlan'
import { criteriaIn, type TableCriterion } from '@upper-bracket/shared/format/tableCriterion'
import { type Game, gameTraits } from '@upper-bracket/shared/games/game'
import { useTranslation } from 'react-i18next'
import { CriteriaField } from './CriteriaField.tsx'
import { SelectField } from './SelectField.tsx'

interface StageFieldsProps {
  readonly stage: StagePlan
  readonly position: StagePosition
  readonly game: Game
  readonly disabled: boolean
  readonly onChange: (stage: StagePlan) => void
  /** Null if it is the only stage. */
  readonly onRemove: (() => void) | null
}

/** The settings of one stage. */
export function StageFields({ stage, position, game, disabled, onChange, onRemove }: StageFieldsProps) {
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
            row.control !== 'criteria' &&
            offered.length > 0 && (
              <SelectField
                key={name}
                label={textOf.label(name)}
                value={valueIn(stage, name) as string | number}
                disabled={disabled}
                onChange={value => onChange(withOption(stage, name, value))}
                choices={(offered as readonly (string | number)[]).map(value => ({
                  value,
                  label: textOf.value(name, row, value),
                }))}
              />
            )
          )
        })}
        <TieCustomField stage={stage} position={position} disabled={disabled} onChange={onChange} />
      </Box>
      {options.map(option => {
        const [name] = option
        const [among] = option[1].control === 'criteria' ? offeredValues(stage, option, position) : []
        return (
          among !== undefined && (
            <CriteriaField
              key={name}
              legend={textOf.label(name)}
              among={criteriaIn(among as readonly TableCriterion[], gameTraits[game])}
              value={valueIn(stage, name) as readonly TableCriterion[]}
              disabled={disabled}
              onChange={criteria => onChange(withOption(stage, name, criteria))}
            />
          )
        )
      })}
    </Box>
  )
}

/** The rules of a federation for tied teams; each can be changed on its own as well. */
function TieCustomField({
  stage,
  position,
  disabled,
  onChange,
}: Omit<StageFieldsProps, 'onRemove' | 'game'>) {
  const { t } = useTranslation('format')
  const row = optionsOf(stage).find(([name]) => name === 'afterTie')
  if (row === undefined || offeredValues(stage, row, position).length === 0) return null
  const criteria = valueIn(stage, 'criteria') as readonly TableCriterion[]
  const afterTie = valueIn(stage, 'afterTie') as TieRules['afterTie']
  const miniLeague = valueIn(stage, 'miniLeague') as TieRules['miniLeague']
  const custom = tieCustomOf({ afterTie, miniLeague }) ?? 'own'
  const choices = [...tieCustoms, 'own'] as const
  return (
    <SelectField
      label={t('tieCustom')}
      value={custom}
      disabled={disabled}
      onChange={chosen => {
        if (chosen === 'own') return
        const rules = tieCustom(chosen, { criteria })
        onChange(withOption(withOption(stage, 'afterTie', rules.afterTie), 'miniLeague', rules.miniLeague))
      }}
      choices={choices
        .filter(value => value !== 'own' || custom === value)
        .map(value => ({ value, label: t(`tieCustom_${value}`) }))}
    />
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
