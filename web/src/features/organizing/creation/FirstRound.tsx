import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Entrant } from './entrants.ts'
import type { FirstPair } from './firstPairs.ts'

interface FirstRoundProps {
  readonly pairs: readonly FirstPair[]
  /** The teams in the order of their seeds. */
  readonly order: readonly Entrant[]
}

/** The matches of the first round that the seeds lead to. */
export function FirstRound({ pairs, order }: FirstRoundProps) {
  const { t } = useTranslation(['bracket', 'format'])
  const id = useId()
  return (
    <div>
      <Typography id={id} variant="h4" component="h3" sx={{ mb: 1 }}>
        {t('format:firstPairs')}
      </Typography>
      <Box component="ol" aria-labelledby={id} sx={list}>
        {pairs.map(pair => (
          <Box component="li" key={pair.join()} sx={row}>
            {([0, 1] as const).map(side => {
              const seed = pair[side]
              return (
                <Box key={side} sx={{ display: 'flex', alignItems: 'baseline', gap: 1, minWidth: 0 }}>
                  <Typography component="span" variant="score" sx={number}>
                    {seed ?? '–'}
                  </Typography>
                  <Box
                    component="span"
                    sx={
                      seed === null
                        ? { color: 'text.secondary' }
                        : { fontWeight: 600, overflowWrap: 'anywhere' }
                    }
                  >
                    {seed === null ? t('byeSlot') : order[seed - 1]?.name}
                  </Box>
                </Box>
              )
            })}
          </Box>
        ))}
      </Box>
    </div>
  )
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 } as const
const row = {
  display: 'grid',
  gap: 0.25,
  px: 1.5,
  py: 1,
  bgcolor: 'background.paper',
  borderRadius: 1,
} as const
const number = { fontSize: '0.9rem', color: 'text.secondary', minWidth: '1.75rem' } as const
