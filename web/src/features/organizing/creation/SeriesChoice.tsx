import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { roundName } from '@upper-bracket/shared/wording/roundName'
import { stageTitle } from '@upper-bracket/shared/wording/stageTitle'
import { choiceRow } from './choiceRow.ts'
import { Disclosure } from './Disclosure.tsx'
import type { useGeneration } from './useGeneration.ts'

/** The series length of each round; collapsed unless lengths differ from the plan. */
export function SeriesChoice({ generation }: { generation: ReturnType<typeof useGeneration> }) {
  const { t } = useTranslation(['bracket', 'format'])
  const { t: stagesTexts } = useTranslation('stages')
  const { setBestOf, hasSwiss } = generation
  const rounds = generation.rounds.map(({ stage, name, ...round }) => {
    const label = roundName(t, name)
    return {
      ...round,
      label:
        stage === null
          ? label
          : t('format:roundOfStage', {
              stage: stageTitle(stagesTexts, stage.shape, stage.stage),
              round: label,
            }),
    }
  })
  const id = useId()
  return (
    <Disclosure label={t('format:seriesByRound')}>
      <Box sx={{ maxWidth: 560 }}>
        {rounds.map(({ key, label, bestOf, lengths }) => (
          <Box key={key} role="radiogroup" aria-label={label} sx={{ ...choiceRow, flexWrap: 'wrap' }}>
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
        {hasSwiss && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {t('format:swissSeries')}
          </Typography>
        )}
      </Box>
    </Disclosure>
  )
}

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
