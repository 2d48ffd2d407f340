import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { stagesMax } from '@upper-bracket/shared/format/bracketLimits'
import { defaultStages } from '@upper-bracket/shared/format/formatTemplates'
import {
  type FormatChoice,
  positionsOf,
  type StagePlan,
  teamsOfNext,
} from '@upper-bracket/shared/format/stagePlan'
import type { Game } from '@upper-bracket/shared/games/game'
import { useTranslation } from 'react-i18next'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { StageFields } from './StageFields.tsx'

interface StagesFieldProps {
  readonly value: FormatChoice
  readonly onChange: (choice: FormatChoice) => void
  /** The number of teams of the first stage. */
  readonly teams: number
  readonly game: Game
  readonly disabled: boolean
}

/** The stages of a format with their settings, and how it ends. */
export default function StagesField({ value, onChange, teams, game, disabled }: StagesFieldProps) {
  const { t } = useTranslation(['format', 'competition'])
  const { format, stages } = value
  const last = stages.at(-1)
  const left = last === undefined ? teams : teamsOfNext(last)
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
      {positionsOf(value, teams).map(([stage, position]) => (
        <StageFields
          key={position.index}
          stage={stage}
          position={position}
          game={game}
          disabled={disabled}
          onChange={changed => change(stages.with(position.index, changed))}
          onRemove={stages.length > 1 ? () => change(stages.toSpliced(position.index, 1)) : null}
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {stages.length < stagesMax &&
          last !== undefined &&
          left >= 4 &&
          (['round-robin', 'gsl', 'swiss'] as const).map(kind => (
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
