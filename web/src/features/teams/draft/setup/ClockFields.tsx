import Box from '@mui/material/Box'
import type { DraftClock } from '@upper-bracket/shared/draft/draft'
import { basisOfScale, type RankScale } from '@upper-bracket/shared/ranks/rankScale'
import { useTranslation } from 'react-i18next'
import { SelectField } from '#ui/format/SelectField.tsx'

const pickSeconds = [15, 30, 45, 60, 90, 120, 180, 300] as const
const reserveSeconds = [0, 30, 60, 120, 180, 300, 600] as const

export const defaultClock: DraftClock = { pickSeconds: 60, reserveSeconds: 120 }

interface ClockFieldsProps {
  readonly clock: DraftClock
  readonly scale: RankScale
  readonly disabled: boolean
  readonly onChange: (clock: DraftClock) => void
}

/** The time for each pick, and the reserve. */
export function ClockFields({ clock, scale, disabled, onChange }: ClockFieldsProps) {
  const { t } = useTranslation('draft')
  const duration = (count: number) =>
    count % 60 === 0 ? t('minutes', { count: count / 60 }) : t('seconds', { count })
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <SelectField
          label={t('pickClock')}
          value={clock.pickSeconds ?? 0}
          disabled={disabled}
          choices={[
            { value: 0, label: t('noClock') },
            ...offered(pickSeconds, clock.pickSeconds).map(value => ({ value, label: duration(value) })),
          ]}
          onChange={seconds =>
            onChange(
              seconds === 0 ? { pickSeconds: null, reserveSeconds: 0 } : { ...clock, pickSeconds: seconds },
            )
          }
        />
        {clock.pickSeconds !== null && (
          <SelectField
            label={t('reserve')}
            value={clock.reserveSeconds}
            disabled={disabled}
            choices={offered(reserveSeconds, clock.reserveSeconds).map(value => ({
              value,
              label: value === 0 ? t('noReserve') : duration(value),
            }))}
            onChange={seconds => onChange({ ...clock, reserveSeconds: seconds })}
          />
        )}
      </Box>
      {clock.pickSeconds !== null && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {t('clockHint', { context: basisOfScale(scale) })}
        </Box>
      )}
    </Box>
  )
}

/** Adds the value in use, which another program may have set. */
function offered(values: readonly number[], current: number | null): readonly number[] {
  return current === null || values.includes(current)
    ? values
    : [...values, current].toSorted((a, b) => a - b)
}
