import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { ChecklistStep } from '@upper-bracket/shared/nextStep/checklist'
import { useTranslation } from 'react-i18next'

/** The organizers' steps in one thin line. On a phone only the next one has its name written out. */
export function Checklist({ steps }: { readonly steps: readonly ChecklistStep[] }) {
  const { t } = useTranslation('nextStep')
  return (
    <Box component="ol" aria-label={t('checklist')} sx={list}>
      {steps.map(({ kind, state }, index) => (
        <Box
          component="li"
          key={kind}
          data-state={state}
          aria-current={state === 'next' ? 'step' : undefined}
          sx={step}
        >
          <Box component="span" aria-hidden sx={mark}>
            {state === 'done' ? <Check sx={{ fontSize: 14 }} /> : state === 'skipped' ? '–' : index + 1}
          </Box>
          <span className="name">{t(`step_${kind}`)}</span>
          {state !== 'later' && <span style={visuallyHidden}>, {t(`stepState_${state}`)}</span>}
        </Box>
      ))}
    </Box>
  )
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.75, lg: 1.25 },
} as const

const step = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  position: 'relative',
  fontSize: '0.8125rem',
  fontWeight: 650,
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  '&[data-state="done"] > :first-of-type': {
    bgcolor: 'success.main',
    borderColor: 'success.main',
    color: 'background.paper',
  },
  '&[data-state="next"]': { color: 'text.primary' },
  '&[data-state="next"] > :first-of-type': { borderColor: 'brand.main' },
  '&:not([data-state="next"]) > .name': { display: { xs: 'none', lg: 'inline' } },
} as const

const mark = {
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 20,
  height: 20,
  fontSize: '0.6875rem',
  border: '1.5px solid',
  borderColor: 'divider',
  borderRadius: '50%',
} as const
