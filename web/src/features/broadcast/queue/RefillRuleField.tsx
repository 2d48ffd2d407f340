import FormControl from '@mui/material/FormControl'
import InputLabel from '@mui/material/InputLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type RefillRule, refillRules } from '@upper-bracket/shared/live/broadcastQueue'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useMatches } from '#features/bracket/state/bracketScope.ts'

interface RefillRuleFieldProps {
  readonly rule: RefillRule | null
  readonly onChange: (rule: RefillRule | null) => void
}

/** The rule that refills a queue. The sides are offered where a bracket has them. */
export function RefillRuleField({ rule, onChange }: RefillRuleFieldProps) {
  const { t } = useTranslation('live')
  const id = useId()
  const hasSides = useMatches().some(({ section }) => section === 'lower')
  const offered = refillRules.filter(each => each === 'any' || hasSides || each === rule)
  return (
    <FormControl variant="outlined" sx={{ maxWidth: 420, mt: 1 }}>
      <InputLabel htmlFor={id} shrink>
        {t('refill')}
      </InputLabel>
      <NativeSelect
        value={rule ?? ''}
        onChange={({ target }) => onChange(refillRules.find(each => each === target.value) ?? null)}
        input={<OutlinedInput id={id} label={t('refill')} notched />}
      >
        <option value="">{t('refill_none')}</option>
        {offered.map(each => (
          <option key={each} value={each}>
            {t(`refill_${each}`)}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  )
}
