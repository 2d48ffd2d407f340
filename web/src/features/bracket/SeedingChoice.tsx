import Casino from '@mui/icons-material/Casino'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { useGeneration } from './useGeneration.ts'

/** By rank or by draw, and the order of seeds that comes of it. */
export function SeedingChoice({ generation }: { generation: ReturnType<typeof useGeneration> }) {
  const { t } = useTranslation('bracket')
  const { seeding, setSeeding, order, drawAgain } = generation
  const id = useId()
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <FormControl>
        <FormLabel id={id}>{t('seeding')}</FormLabel>
        <RadioGroup
          aria-labelledby={id}
          value={seeding}
          onChange={(_, value) => setSeeding(value === 'random' ? 'random' : 'rank')}
        >
          <FormControlLabel value="rank" control={<Radio />} label={t('seedingRank')} />
          <FormControlLabel value="random" control={<Radio />} label={t('seedingRandom')} />
        </RadioGroup>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 36 }}>
          <Typography variant="body2" color="textSecondary">
            {t(seeding === 'rank' ? 'seedingRankHint' : 'seedingRandomHint')}
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
        <Box component="ol" sx={seedList}>
          {order.map((team, index) => (
            <li key={team.id}>
              <Typography
                component="span"
                variant="score"
                sx={{ fontSize: '0.9rem', color: 'text.secondary' }}
              >
                {index + 1}
              </Typography>
              <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {team.name}
              </Box>
              <Typography component="span" variant="body2" color="textSecondary" noWrap>
                {t('rankSum', { sum: team.rankSum })}
              </Typography>
            </li>
          ))}
        </Box>
      </section>
    </Box>
  )
}

const seedList = {
  listStyle: 'none',
  m: 0,
  p: 0,
  columnWidth: '21rem',
  columnGap: 4,
  '& > li': {
    breakInside: 'avoid',
    display: 'grid',
    gridTemplateColumns: '2.25rem minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: 1,
    py: 1,
    borderBottom: '1px solid var(--mui-palette-divider)',
  },
} as const
