import {
  checkInMinutes,
  moveMinutes,
  noShows,
  reporters,
  reportMinutes,
  standInRules,
} from '@upper-bracket/shared/selfService/selfService'
import { useTranslation } from 'react-i18next'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import type { MinuteField, SelfServiceDraft, SelfServiceProblems } from './selfServiceDraft.ts'

export interface SelfServiceFieldsProps {
  readonly draft: SelfServiceDraft
  readonly set: <Field extends keyof SelfServiceDraft>(field: Field, value: SelfServiceDraft[Field]) => void
  readonly problems: SelfServiceProblems
}

const limits = { checkInMinutes, reportMinutes, moveMinutes } as const

/** Check-in, no-shows and reports, in the order of a match. */
export function SelfServiceFields({ draft, set, problems }: SelfServiceFieldsProps) {
  const { t } = useTranslation('selfService')
  const minutes = (field: MinuteField) => {
    const { min: least, max: most } = limits[field]
    const problem = problems[field]
    return (
      <FormField
        label={t(field)}
        name={field}
        autoComplete="off"
        inputProps={{ inputMode: 'numeric' }}
        value={draft[field]}
        onChange={value => set(field, value)}
        hint={t(`${field}Hint`, { least, most })}
        error={problem === undefined ? undefined : t(`problem_${problem}`, { least, most })}
      />
    )
  }
  return (
    <>
      {minutes('checkInMinutes')}
      <ChoiceCards
        legend={t('noShow')}
        value={draft.noShow}
        onChange={value => set('noShow', value)}
        choices={noShows.map(value => ({
          value,
          label: t(`noShow_${value}`),
          text: t(`noShowText_${value}`),
        }))}
      />
      <ChoiceCards
        legend={t('reportBy')}
        value={draft.reportBy}
        onChange={value => set('reportBy', value)}
        choices={reporters.map(value => ({
          value,
          label: t(`reportBy_${value}`),
          text: t(`reportByText_${value}`),
        }))}
      />
      {minutes('reportMinutes')}
      {minutes('moveMinutes')}
      <ChoiceCards
        legend={t('standIns')}
        value={draft.standIns}
        onChange={value => set('standIns', value)}
        choices={standInRules.map(value => ({
          value,
          label: t(`standIns_${value}`),
          text: t(`standInsText_${value}`),
        }))}
      />
    </>
  )
}
