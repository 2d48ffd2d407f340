import Box from '@mui/material/Box'
import { type SettingValue, settingTable } from '@upper-bracket/shared/competition/settings/settingTable'
import { entryLimits } from '@upper-bracket/shared/entry/entryLimits'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { GameBackdrop } from '#ui/game/GameBackdrop.tsx'
import { type ChoiceSetting, useChoiceLabels } from '../useChoiceLabels.ts'

type Value = SettingValue<ChoiceSetting>

interface ChoiceSettingFieldProps {
  readonly name: ChoiceSetting
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly disabled: boolean
  readonly error: string | undefined
}

interface Card {
  readonly label?: ReactNode
  readonly text: string
  readonly picture?: ReactNode
}

/** A setting chosen from a list: large cards if its values have explanations, small ones otherwise. */
export function ChoiceSettingField({ name, value, onChange, disabled, error }: ChoiceSettingFieldProps) {
  const { t } = useTranslation(['competition', 'settings'])
  const labelOf = useChoiceLabels()
  const explained: { readonly [Name in ChoiceSetting]?: (value: SettingValue<Name>) => Card } = {
    game: game => ({
      label: (
        <Box component="span" sx={{ typography: 'h3', color: `${game}.main` }}>
          {labelOf('game', game)}
        </Box>
      ),
      text: t(`settings:gameText_${game}`),
      picture: <GameBackdrop game={game} strength={0.5} />,
    }),
    entry: entry => ({ text: t(`settings:entryText_${entry}`) }),
    grandFinal: kind => ({ text: t(`settings:grandFinalText_${kind}`) }),
  }
  const cardOf = explained[name] as ((value: Value) => Card) | undefined
  const values: readonly Value[] = settingTable[name].choices
  return (
    <ChoiceCards
      dense={cardOf === undefined}
      legend={t(`setting_${name}`)}
      value={value}
      onChange={onChange}
      disabled={disabled}
      hint={
        name === 'confirmMinutes'
          ? t('settings:confirmMinutesHint', { hours: entryLimits.nearStartMs / 3_600_000 })
          : name === 'substitutes'
            ? t('settings:substitutesHint')
            : undefined
      }
      error={error}
      choices={values.map(each => ({ value: each, label: labelOf(name, each), ...cardOf?.(each) }))}
    />
  )
}
