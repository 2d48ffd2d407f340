import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { DraftClock } from '@upper-bracket/shared/draft/draft'
import { expectedDraft } from '@upper-bracket/shared/draft/expectedDraft'
import { teamSize } from '@upper-bracket/shared/format/teamLimits'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { panel } from '../panel.ts'

const minuteMs = 60_000

interface DraftOutlookProps {
  readonly poolSize: number
  readonly captains: number
  readonly clock: DraftClock
}

/** What a draft will come to, and what waits for it. */
export function DraftOutlook({ poolSize, captains, clock }: DraftOutlookProps) {
  const { t } = useTranslation(['draft', 'teams', 'common'])
  const id = useId()
  const { picks, rounds, substitutes, isComplete, maxMs } = expectedDraft(poolSize, captains, clock)
  const figures = [
    isComplete
      ? t('teams:fullTeams', { count: captains })
      : `${t('common:teams', { count: captains })} ${sizes()}`,
    t('outlookRounds', { count: rounds }),
    t('outlookPicks', { count: picks }),
    ...(maxMs === null ? [] : [t('outlookTime', { count: Math.ceil(maxMs / minuteMs) })]),
  ]
  return (
    <Box component="section" aria-labelledby={id} sx={box}>
      <Typography id={id} component="h3" sx={{ fontWeight: 650 }}>
        {t('outlook')}
      </Typography>
      <Typography>{figures.join(' · ')}</Typography>
      <Typography>
        {substitutes > 0
          ? t('outlookSubstitutes', { count: substitutes })
          : [...(isComplete ? [] : [t('outlookIncomplete')]), t('outlookEveryone')].join(' ')}
      </Typography>
      <Typography color="textSecondary">{t('outlookWaits')}</Typography>
    </Box>
  )

  /** 'of 3–4 players'. */
  function sizes(): string {
    const [smallest, largest] = [
      Math.floor(poolSize / captains),
      Math.min(teamSize, Math.ceil(poolSize / captains)),
    ]
    return t('teams:ofPlayers', {
      sizes: smallest === largest ? String(largest) : `${smallest}–${largest}`,
      count: largest,
    })
  }
}

const box = {
  ...panel,
  display: 'grid',
  gap: 0.75,
  p: 2,
} as const
