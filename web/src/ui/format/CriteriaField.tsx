import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { TableCriterion } from '@upper-bracket/shared/format/tableCriterion'
import { useTranslation } from 'react-i18next'
import { SelectField } from './SelectField.tsx'

interface CriteriaFieldProps {
  readonly legend: string
  readonly among: readonly TableCriterion[]
  readonly value: readonly TableCriterion[]
  readonly onChange: (criteria: readonly TableCriterion[]) => void
  readonly disabled: boolean
}

/** Criteria in their order: each can be moved, removed and added again. */
export function CriteriaField({ legend, among, value, onChange, disabled }: CriteriaFieldProps) {
  const { t } = useTranslation('format')
  const missing = among.filter(criterion => !value.includes(criterion))
  const moved = (index: number, by: 1 | -1) => {
    const criterion = value[index]
    return criterion === undefined ? value : value.toSpliced(index, 1).toSpliced(index + by, 0, criterion)
  }
  return (
    <Box component="fieldset" disabled={disabled} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 650 }}>
        {legend}
      </Box>
      <Box component="ol" sx={list}>
        {value.map((criterion, index) => (
          <Box component="li" key={criterion} sx={row}>
            <Box component="span" aria-hidden sx={{ width: '1.5em', color: 'text.secondary' }}>
              {index + 1}
            </Box>
            <Box component="span" sx={{ flex: '1 1 7rem', minWidth: 0 }}>
              {t(`criterion_${criterion}`)}
            </Box>
            <Box sx={{ display: 'flex', gap: 0.5, ml: 'auto' }}>
              <IconButton
                size="small"
                aria-label={t('criterionUp', { criterion: t(`criterion_${criterion}`) })}
                disabled={disabled || index === 0}
                onClick={() => onChange(moved(index, -1))}
              >
                <ArrowUpward fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                aria-label={t('criterionDown', { criterion: t(`criterion_${criterion}`) })}
                disabled={disabled || index === value.length - 1}
                onClick={() => onChange(moved(index, 1))}
              >
                <ArrowDownward fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                aria-label={t('criterionRemove', { criterion: t(`criterion_${criterion}`) })}
                disabled={disabled || value.length === 1}
                onClick={() => onChange(value.toSpliced(index, 1))}
              >
                <Close fontSize="small" />
              </IconButton>
            </Box>
          </Box>
        ))}
      </Box>
      {missing.length > 0 && (
        <Box sx={{ mt: 2, maxWidth: 480 }}>
          <SelectField
            label={t('criterionAdd')}
            value=""
            disabled={disabled}
            onChange={chosen => {
              const criterion = missing.find(each => each === chosen)
              if (criterion !== undefined) onChange([...value, criterion])
            }}
            choices={[
              { value: '', label: '—' },
              ...missing.map(criterion => ({ value: criterion, label: t(`criterion_${criterion}`) })),
            ]}
          />
        </Box>
      )}
    </Box>
  )
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  maxWidth: 480,
  display: 'grid',
  gap: 0.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const
const row = {
  display: 'flex',
  // On a phone the buttons are below the criterion.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 0.5,
  minHeight: 44,
  pl: 1.5,
  pr: 0.5,
  borderRadius: 1,
  bgcolor: 'background.raised',
} as const
