import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  type DistributionMode,
  type DistributionPlan,
  distributionModes,
} from '@upper-bracket/shared/balance/distribute'
import type { RankBasis } from '@upper-bracket/shared/ranks/rankBasis'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { equalStrengths } from './equalStrengths.ts'
import type { Plans } from './useDistribution.ts'

interface DistributionChoiceProps {
  readonly plans: Plans
  readonly basis: RankBasis
  readonly mode: DistributionMode
  readonly disabled: boolean
  readonly onChange: (mode: DistributionMode) => void
}

/** Both distributions next to each other: the strength of each team, the spread, and the smallest possible spread. */
export function DistributionChoice({ plans, basis, mode, disabled, onChange }: DistributionChoiceProps) {
  const { t } = useTranslation('teams')
  const { language } = useLanguage()
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  const { comparedBy, leastSpread } = plans.even
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <ChoiceCards
        legend={t('mode')}
        value={mode}
        onChange={onChange}
        disabled={disabled}
        choices={distributionModes.map(value => ({
          value,
          label: t(`mode_${value}`),
          text: (
            <>
              {t(`modeText_${value}`)}
              <Strengths plan={plans[value]} basis={basis} />
            </>
          ),
        }))}
      />
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
        {leastSpread === 0
          ? t('parity_none', { context: basis })
          : t(comparedBy === 'sum' ? 'parity_sum' : 'parity_average', {
              least: number.format(leastSpread),
              context: basis,
            })}
      </Typography>
    </Box>
  )
}

function Strengths({ plan, basis: context }: { readonly plan: DistributionPlan; readonly basis: RankBasis }) {
  const { t } = useTranslation('teams')
  const { language } = useLanguage()
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  const byAverage = plan.comparedBy === 'average'
  return (
    <Box component="span" sx={{ display: 'grid', gap: 0.75, mt: 1.5 }}>
      <Box
        component="span"
        sx={{ display: 'flex', alignItems: 'baseline', gap: 1.25 }}
        title={t('spreadHint')}
      >
        <span>{t(byAverage ? 'spreadOfAverages' : 'spread', { context })}</span>{' '}
        <Typography component="strong" variant="score" sx={{ color: 'text.primary' }}>
          {number.format(plan.spread)}
        </Typography>
      </Box>
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, rowGap: 0.5 }}>
        <span>{byAverage ? t('averagesOfTeams', { context }) : t('sumsOfTeams')}</span>{' '}
        {equalStrengths(plan, value => number.format(value)).map(({ strength, teams }) => (
          <Box component="span" key={strength} sx={{ color: 'text.primary', fontWeight: 650 }}>
            {strength}
            {teams > 1 && (
              <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                {' '}
                × {teams}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
