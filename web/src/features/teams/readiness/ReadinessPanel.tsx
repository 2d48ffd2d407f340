import TaskAlt from '@mui/icons-material/TaskAlt'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { ReadinessCheck } from '@upper-bracket/shared/readiness/readinessCheck'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useCloseReadinessCheckMutation } from '#documents/readinessEndpoints.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Celebration } from '#ui/celebration/Celebration.tsx'
import { SoundSwitch } from '#ui/SoundSwitch.tsx'
import { useCheckTime } from '#ui/time/useCheckTime.ts'
import { useSend } from '#ui/useSend.ts'
import type { RosterView } from '../roster.ts'
import { missingCount, readinessView } from './readinessView.ts'
import { StartCheck } from './StartCheck.tsx'

interface ReadinessPanelProps {
  readonly competition: CompetitionDocument
  readonly roster: RosterView
  readonly organizer: boolean
  readonly plays: boolean
  readonly onAskMissing: () => void
}

/** The readiness check on the tab of the teams: its progress, and controls for organizers. */
export function ReadinessPanel({ competition, roster, organizer, plays, onAskMissing }: ReadinessPanelProps) {
  const { t } = useTranslation('readiness')
  const check = competition.readinessCheck ?? null
  const { open, known, left } = useCheckTime(check)
  if (competition.status === 'finished' || !known) return null
  if (open && check !== null) {
    return (
      <Panel>
        <Counts check={check} roster={roster} organizer={organizer} onAskMissing={onAskMissing} left={left} />
        {organizer && <CloseCheck competitionId={competition.id} check={check} roster={roster} />}
      </Panel>
    )
  }
  if (organizer) {
    return (
      <Panel>
        {check !== null && (
          <Counts check={check} roster={roster} organizer onAskMissing={onAskMissing} left={null} />
        )}
        <StartCheck competitionId={competition.id} previous={check} />
      </Panel>
    )
  }
  if (!plays) return null
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, color: 'text.secondary' }}
    >
      <SoundSwitch label={t('soundHint')} />
    </Box>
  )
}

function Panel({ children }: { children: ReactNode }) {
  const { t } = useTranslation('readiness')
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} data-on-screen sx={panel}>
      <Typography id={id} variant="h3" component="h2" sx={{ flex: '1 0 100%' }}>
        {t('title')}
      </Typography>
      {children}
    </Box>
  )
}

interface CountsProps {
  readonly check: ReadinessCheck
  readonly roster: RosterView
  readonly organizer: boolean
  /** The time left; null once the check is over. */
  readonly left: string | null
  readonly onAskMissing: () => void
}

function Counts({ check, roster, organizer, left, onAskMissing }: CountsProps) {
  const { t } = useTranslation('readiness')
  const view = useMemo(() => readinessView(check, roster), [check, roster])
  const { ready, total, teams } = view
  const count = missingCount(view)
  const everybody = count === 0 && total > 0
  return (
    <>
      <Box sx={{ flex: '1 1 260px', display: 'grid', gap: 0.75 }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
          <Box role="status" sx={{ display: 'grid', gap: 0.5 }}>
            {everybody && (
              <Typography variant="h4" component="p" sx={everybodyLine}>
                <TaskAlt aria-hidden />
                {t('everybody')}
              </Typography>
            )}
            <Typography>
              <strong>{t('players', { ready, total })}</strong>
              {teams.total > 0 && ` · ${t('teams', { ready: teams.ready, total: teams.total })}`}
            </Typography>
          </Box>
          {left === null ? (
            <Typography color="textSecondary">{t('over')}</Typography>
          ) : (
            <Typography
              variant="score"
              component="span"
              role="timer"
              aria-label={t('timeLeft')}
              sx={{ fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' }}
            >
              {left}
            </Typography>
          )}
        </Box>
        <LinearProgress
          variant="determinate"
          value={total === 0 ? 0 : (100 * ready) / total}
          color={everybody ? 'success' : 'primary'}
          aria-label={t('players', { ready, total })}
          sx={{ height: 8, borderRadius: 1, bgcolor: 'divider' }}
        />
      </Box>
      {organizer && count > 0 && (
        <Button variant="outlined" color="inherit" onClick={onAskMissing} sx={{ minHeight: 44 }}>
          {t('missing', { count })}
        </Button>
      )}
      <Celebration key={check.checkId} reached={everybody} />
    </>
  )
}

interface CloseCheckProps {
  readonly competitionId: string
  readonly check: ReadinessCheck
  readonly roster: RosterView
}

/** Ends the check; asks first while players are missing, because they can no longer confirm. */
function CloseCheck({ competitionId, check, roster }: CloseCheckProps) {
  const { t } = useTranslation('readiness')
  const [asking, setAsking] = useState(false)
  const [close, { isLoading }] = useCloseReadinessCheckMutation()
  const send = useSend()
  const count = missingCount(readinessView(check, roster))
  const submit = async () => {
    await send(close({ competitionId, checkId: check.checkId }))
    setAsking(false)
  }
  return (
    <>
      <Button
        color="inherit"
        loading={isLoading}
        onClick={() => (count === 0 ? void submit() : setAsking(true))}
        sx={{ minHeight: 44 }}
      >
        {t('close')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('closeTitle')}
        confirmLabel={t('close')}
        busy={isLoading}
        onConfirm={() => void submit()}
        onCancel={() => setAsking(false)}
      >
        {t('closeText', { count })}
      </ConfirmDialog>
    </>
  )
}

const everybodyLine = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  color: 'success.main',
  animation: 'everybody-in 500ms cubic-bezier(.2,.9,.3,1.2)',
  '@keyframes everybody-in': { from: { opacity: 0, transform: 'scale(.9)' } },
  transformOrigin: 'left',
} as const

const panel = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  py: 1.5,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
} as const
