import Typography from '@mui/material/Typography'
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
import type { FieldsProps } from '../form/competitionDraft.ts'
import type { MinuteField } from './selfServiceDraft.ts'
import { VetoFields } from './VetoFields.tsx'

const limits = { checkInMinutes, reportMinutes, moveMinutes } as const

/** How teams run their matches, in the order of a match. */
export default function SelfServiceFields({ draft, set, problems }: FieldsProps) {
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
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '75ch' }}>
        {t('howItWorks')}
      </Typography>
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
      <VetoFields draft={draft} set={set} problems={problems} />
    </>
  )
}
