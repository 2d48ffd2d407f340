import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { roundName } from '#ui/text/roundName.ts'
import { stageTitle } from '../stages/stageTitle.ts'
import type { useGeneration } from './useGeneration.ts'

/** The series length of each round; collapsed unless lengths differ from the plan. */
export function SeriesChoice({ generation }: { generation: ReturnType<typeof useGeneration> }) {
  const { t } = useTranslation(['bracket', 'creation'])
  const [open, setOpen] = useState(false)
  const { t: stagesTexts } = useTranslation('stages')
  const { setBestOf } = generation
  const rounds = generation.rounds.map(({ stage, name, ...round }) => {
    const label = roundName(t, name)
    return {
      ...round,
      label:
        stage === null
          ? label
          : t('creation:roundOfStage', {
              stage: stageTitle(stagesTexts, stage.shape, stage.stage),
              round: label,
            }),
    }
  })
  const id = useId()
  return (
    <Box>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(before => !before)}
      >
        {t('seriesByRound')}
      </Button>
      <Box id={id} hidden={!open} sx={{ mt: 1.5, maxWidth: 560 }}>
        {open &&
          rounds.map(({ key, label, bestOf, lengths }) => (
            <Box key={key} role="radiogroup" aria-label={label} sx={row}>
              <span>{label}</span>
              <Box sx={{ display: 'flex', gap: 0.5 }}>
                {lengths.map(length => (
                  <Box component="label" key={length} sx={choice}>
                    <input
                      type="radio"
                      name={`${id}-${key}`}
                      checked={bestOf === length}
                      onChange={() => setBestOf(key, length)}
                    />
                    {t('bestOf', { count: length })}
                  </Box>
                ))}
              </Box>
            </Box>
          ))}
      </Box>
    </Box>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  py: 0.5,
  borderBottom: '1px solid var(--mui-palette-divider)',
} as const

const choice = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  px: 1.5,
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 1,
  fontSize: 14,
  fontWeight: 600,
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: 'brand.main', bgcolor: 'background.raised' },
  '&:has(:focus-visible)': { outline: '2px solid var(--mui-palette-brand-main)', outlineOffset: '2px' },
  input: { position: 'absolute', inset: 0, opacity: 0, m: 0, cursor: 'pointer' },
} as const
