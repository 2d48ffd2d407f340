import CheckCircle from '@mui/icons-material/CheckCircle'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { Player } from '@upper-bracket/shared/player/player'
import { isReady, type ReadinessCheck } from '@upper-bracket/shared/readiness/readinessCheck'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useConfirmReadinessMutation,
  useConfirmTeamReadinessMutation,
} from '#documents/readinessEndpoints.ts'
import { playCall } from '#platform/sound.ts'
import { SoundSwitch } from '#ui/SoundSwitch.tsx'
import { useCheckTime } from '#ui/time/useCheckTime.ts'
import { useSend } from '#ui/useSend.ts'

interface ReadinessPromptProps {
  readonly competition: { readonly id: string; readonly name: string }
  readonly check: ReadinessCheck
  /** The viewer's entry. */
  readonly player: Player
}

/**
 * The prompt of a readiness check: the time left and a big button. Nothing if the check was over when the page opened.
 */
export function ReadinessPrompt({ competition, check, player }: ReadinessPromptProps) {
  const { open, left } = useCheckTime(check)
  const [wasOpen, setWasOpen] = useState(false)
  if (open && !wasOpen) setWasOpen(true)

  if (open) return <OpenCheck competition={competition} check={check} player={player} left={left} />
  return wasOpen && !isReady(player, check) ? <Missed name={competition.name} /> : null
}

function OpenCheck({ competition, check, player, left }: ReadinessPromptProps & { left: string }) {
  const { t } = useTranslation('readiness')
  const { id: competitionId, name } = competition
  const { checkId } = check
  const [confirm, confirming] = useConfirmReadinessMutation()
  const [confirmTeam, confirmingTeam] = useConfirmTeamReadinessMutation()
  const send = useSend()
  const ready = isReady(player, check) || confirming.isLoading || confirmingTeam.isLoading
  const remindedAt = player.reminded?.checkId === checkId ? player.reminded.at : null
  const { captain, teamId } = player
  return (
    <Box component="section" aria-label={t('title')} data-on-screen sx={bar}>
      {/* The sound is played for the check itself, and again for each reminder. */}
      {!ready && <CallSound key={remindedAt} />}
      <Box sx={row}>
        <Box role={ready ? 'status' : 'alert'} sx={{ minWidth: 0, flex: '1 1 220px' }}>
          <Typography sx={{ fontWeight: 700, display: 'flex', alignItems: 'center', gap: 1 }}>
            {ready && <CheckCircle color="success" fontSize="small" />}
            {ready ? t('youAreReady') : t(remindedAt === null ? 'areYouReady' : 'remindedYou')}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
        </Box>
        <Typography variant="score" component="span" role="timer" aria-label={t('timeLeft')} sx={timer}>
          {left}
        </Typography>
        {!ready && (
          <Button
            variant="contained"
            size="large"
            data-next-step="confirm-readiness"
            onClick={() => void send(confirm({ competitionId, checkId }))}
            sx={bigButton}
          >
            {t('ready')}
          </Button>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
          {captain && teamId !== null && !confirmingTeam.isSuccess && (
            <Button
              variant="outlined"
              color="inherit"
              loading={confirmingTeam.isLoading}
              onClick={() => void send(confirmTeam({ competitionId, checkId, teamId }), t('teamConfirmed'))}
              sx={{ minHeight: 44 }}
            >
              {t('teamReady')}
            </Button>
          )}
          {!ready && <SoundSwitch />}
        </Box>
      </Box>
    </Box>
  )
}

/** Plays the sound once. */
function CallSound() {
  useEffect(() => void playCall(), [])
  return null
}

/** Shown to players who saw the prompt and did not confirm. */
function Missed({ name }: { name: string }) {
  const { t } = useTranslation(['readiness', 'common'])
  const [closed, setClosed] = useState(false)
  if (closed) return null
  return (
    <Box component="section" aria-label={t('title')} data-on-screen sx={bar}>
      <Box sx={row}>
        <Box role="alert" sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 700 }}>{t('missed')}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {t('missedHint', { name })}
          </Typography>
        </Box>
        <IconButton aria-label={t('common:close')} onClick={() => setClosed(true)} sx={{ p: 1.25 }}>
          <Close />
        </IconButton>
      </Box>
    </Box>
  )
}

/** Stays visible while the page scrolls. */
const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  bgcolor: 'background.raised',
  borderBottom: '2px solid',
  borderColor: 'brand.main',
} as const

const row = {
  maxWidth: 'xl',
  mx: 'auto',
  px: { xs: 2, sm: 3 },
  py: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
} as const

const timer = {
  fontSize: '1.5rem',
  fontVariantNumeric: 'tabular-nums',
  minWidth: '3.2em',
  textAlign: 'end',
} as const

const bigButton = {
  minHeight: 56,
  fontSize: '1.125rem',
  flex: { xs: '1 0 100%', sm: '0 0 auto' },
  minWidth: 200,
} as const
