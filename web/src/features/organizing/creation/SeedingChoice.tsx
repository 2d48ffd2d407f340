import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { basisOfScale } from '@upper-bracket/shared/ranks/rankScale'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FirstRound } from './FirstRound.tsx'
import { MethodChoice } from './MethodChoice.tsx'
import { SeedOrder } from './SeedOrder.tsx'
import type { useGeneration } from './useGeneration.ts'

const hints = {
  rank: 'format:seedingRankHint',
  random: 'format:seedingRandomHint',
  manual: 'format:seedingManualHint',
} as const

/** The choice of seeding by rank, by draw or manually, with the resulting order. */
export function SeedingChoice({ generation }: { generation: ReturnType<typeof useGeneration> }) {
  const { t } = useTranslation(['bracket', 'format'])
  const { seeding, setSeeding, order, invited, pairs, move, drawAgain } = generation
  const context = basisOfScale(generation.scale)
  const id = useId()
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <MethodChoice
        title={t('format:seeding')}
        methods={[
          { method: 'rank', label: t('format:seedingRank', { context }) },
          { method: 'random', label: t('format:seedingRandom') },
          { method: 'manual', label: t('format:seedingManual') },
        ]}
        value={seeding}
        hint={t(hints[seeding])}
        onChoose={setSeeding}
        onDraw={seeding === 'random' ? drawAgain : null}
      />
      <Box sx={pairs.length > 0 ? sideBySide : undefined}>
        <section aria-labelledby={`${id}-order`}>
          <Typography id={`${id}-order`} variant="h4" component="h3" sx={{ mb: 1 }}>
            {t('format:seedOrder')}
          </Typography>
          {invited.map(({ stage, first, last }) => (
            <Typography key={stage} color="textSecondary" sx={{ mb: 1 }}>
              {t('format:seedsInvited', {
                stage: stage + 1,
                seeds: first === last ? first : `${first}–${last}`,
              })}
            </Typography>
          ))}
          <SeedOrder
            labelledBy={`${id}-order`}
            basis={context}
            order={order}
            onMove={seeding === 'manual' ? move : null}
          />
        </section>
        {pairs.length > 0 && <FirstRound pairs={pairs} order={order} />}
      </Box>
    </Box>
  )
}

const sideBySide = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 380px)' },
} as const
