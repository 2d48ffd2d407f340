import type { SettingsWith, SettingValue } from '@upper-bracket/shared/competition/settings/settingTable'
import { useTranslation } from 'react-i18next'

export type ChoiceSetting = Exclude<SettingsWith<{ readonly control: 'choice' }>, 'format'>

/** Returns a function that labels the values of settings chosen from a list. */
export function useChoiceLabels(): (name: ChoiceSetting, value: unknown) => string {
  const { t } = useTranslation(['competition', 'common'])
  const labels: { readonly [Name in ChoiceSetting]: (value: SettingValue<Name>) => string } = {
    game: value => t(`common:game_${value}`),
    minAge: value => (value === 0 ? t('anyAge') : `${value}+`),
    rounds: value => t('bestOf', { games: value }),
    final: value => t('bestOf', { games: value }),
    entry: value => t(`entry_${value}`),
    substitutes: max => (max === 0 ? t('noSubstitutes') : t('substitutesUpTo', { max })),
    confirmMinutes: count => t('confirmMinutes', { count }),
    grandFinal: value => t(`grandFinal_${value}`),
  }
  return (name, value) => (labels[name] as (chosen: unknown) => string)(value)
}
