import Casino from '@mui/icons-material/Casino'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { basisOfScale } from '@upper-bracket/shared/ranks/rankScale'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SeedOrder } from './SeedOrder.tsx'
import type { SeedingWay, useGeneration } from './useGeneration.ts'

const ways: readonly SeedingWay[] = ['rank', 'random', 'manual']

const hints = {
  rank: 'seedingRankHint',
  random: 'seedingRandomHint',
  manual: 'seedingManualHint',
} as const

/** The choice of seeding by rank, by draw or manually, with the resulting order. */
export function SeedingChoice({ generation }: { generation: ReturnType<typeof useGeneration> }) {
  const { t } = useTranslation('bracket')
  const { seeding, setSeeding, order, move, drawAgain } = generation
  const context = basisOfScale(generation.scale)
  const id = useId()
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <FormControl>
        <FormLabel id={id}>{t('seeding')}</FormLabel>
        <RadioGroup
          aria-labelledby={id}
          value={seeding}
          onChange={(_, value) => setSeeding(ways.find(way => way === value) ?? 'rank')}
        >
          <FormControlLabel value="rank" control={<Radio />} label={t('seedingRank', { context })} />
          <FormControlLabel value="random" control={<Radio />} label={t('seedingRandom')} />
          <FormControlLabel value="manual" control={<Radio />} label={t('seedingManual')} />
        </RadioGroup>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 36 }}>
          <Typography variant="body2" color="textSecondary">
            {t(hints[seeding])}
          </Typography>
          {seeding === 'random' && (
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              startIcon={<Casino />}
              onClick={drawAgain}
            >
              {t('drawAgain')}
            </Button>
          )}
        </Box>
      </FormControl>
      <section aria-labelledby={`${id}-order`}>
        <Typography id={`${id}-order`} variant="h4" component="h3" sx={{ mb: 1 }}>
          {t('seedOrder')}
        </Typography>
        <SeedOrder
          labelledBy={`${id}-order`}
          basis={context}
          order={order}
          onMove={seeding === 'manual' ? move : null}
        />
      </section>
    </Box>
  )
}
