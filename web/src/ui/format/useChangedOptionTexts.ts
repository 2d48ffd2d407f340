import type { GrandFinal } from '@upper-bracket/shared/format/competitionFormat'
import type { OptionName, OptionText } from '@upper-bracket/shared/format/stageKinds/stageKinds'
import type { TableCriterion } from '@upper-bracket/shared/format/tableCriterion'
import { useTranslation } from 'react-i18next'

/** Returns the names of options that change in a bracket, and of their values. */
export function useChangedOptionTexts() {
  const { t } = useTranslation(['reshaping', 'competition', 'format'])
  return {
    label: (name: string, { groups = 1 } = {}): string => {
      if (name === 'thirdPlace' || name === 'grandFinal') return t(`competition:setting_${name}`)
      // The form calls it by the place.
      return name === 'bestOfNext'
        ? t('option_bestOfNext')
        : t(`format:option_${name as OptionName}`, {
            place: '',
            ...(groups > 1 && { context: 'grouped' as const }),
          })
    },
    value: (name: string, value: unknown): string => {
      if (Array.isArray(value))
        return value.map(each => t(`format:criterion_${each as TableCriterion}`)).join(', ')
      if (name === 'thirdPlace') return t(value === true ? 'thirdPlace_true' : 'thirdPlace_false')
      if (name === 'grandFinal') return t(`competition:grandFinal_${value as GrandFinal}`)
      return t(`format:option_${name}_${value}` as `format:${OptionText}`, { defaultValue: String(value) })
    },
  }
}
