import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Draft } from '@upper-bracket/shared/draft/draft'
import { timeLeft } from '@upper-bracket/shared/draft/turn'
import { basisOfScale } from '@upper-bracket/shared/ranks/rankScale'
import { draftOutcome, draftProgress } from '@upper-bracket/shared/wording/draftState'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerDocument } from '#documents/competition.ts'
import { SoundSwitch } from '#ui/SoundSwitch.tsx'
import { useOnPhone } from '#ui/useOnPhone.ts'
import { TurnClock } from './TurnClock.tsx'
import type { ShownDraft } from './useDraftView.ts'
import { useTurnTexts } from './useTurnTexts.ts'

interface TurnBarProps {
  readonly draft: Draft
  readonly view: ShownDraft
  readonly isOwnTurn: boolean
  /** Whether the viewer is captain of a team of the draft. */
  readonly isCaptain: boolean
  /** Whether the time of the turn is over. */
  readonly isLate: boolean
  readonly isOffline: boolean
  readonly organizes: boolean
  /** Who joins the viewer's team if the time runs out; null if that is not to be said. */
  readonly clockTakes: PlayerDocument | null
  /** Whether that player is in the viewer's list. */
  readonly isListed: boolean
  /** The organizers' controls. */
  readonly children: ReactNode
}

/** Whose turn it is, the clock, and who picks next; stays below the tabs while the page scrolls. */
export function TurnBar(props: TurnBarProps) {
  const { draft, view, isOwnTurn, isCaptain, isLate, isOffline, organizes, clockTakes, isListed } = props
  const { t } = useTranslation('draft')
  const { title, captain } = useTurnTexts(draft, view, isOwnTurn)
  const [, ...next] = view.turns
  const onPhone = useOnPhone()
  const isRunning = draft.status === 'running'
  const hint = hintOf()
  const progress = draftProgress(t, draft, view)
  return (
    <Box component="section" aria-label={t('title')} sx={[bar, isOwnTurn && { borderColor: 'brand.main' }]}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          {progress !== null && (
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', lineHeight: 1.3 }}>{progress}</Box>
          )}
          <Typography
            component="h2"
            sx={{
              fontSize: { xs: '1.125rem', sm: '1.5rem' },
              fontWeight: 700,
              lineHeight: 1.2,
              overflowWrap: 'anywhere',
              ...(isOwnTurn && { color: 'brand.main' }),
            }}
          >
            {title}
          </Typography>
        </Box>
        <Clock draft={draft} view={view} />
      </Box>
      {hint !== null && (
        <Typography variant="body2" color={isOffline && isOwnTurn ? 'warning' : 'textSecondary'}>
          {hint}
        </Typography>
      )}
      {next.length > 0 && (
        <Box sx={line}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t('next')}:{' '}
          </Box>
          {next
            .slice(0, onPhone ? 3 : next.length)
            .map(({ team }) => view.teamName(team))
            .join(', ')}
        </Box>
      )}
      {(isCaptain || organizes) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          {props.children}
          {isCaptain && isRunning && <SoundSwitch />}
        </Box>
      )}
    </Box>
  )

  function hintOf(): string | null {
    if (captain === null) return draftOutcome(t, draft, view, { organizes })
    if (draft.status === 'paused') return t('pausedTurn', { captain })
    if (isOffline && isOwnTurn) return t('offline')
    if (isLate) return t('late')
    if (clockTakes === null) return null
    const player = clockTakes.displayName
    const why = isListed ? t('clockTakesNext') : t('clockTakesBest', { context: basisOfScale(view.scale) })
    return `${t('clockTakes', { player })}: ${why}`
  }
}

/** The clock of the current turn, also while it stands. */
function Clock({ draft, view }: { readonly draft: Draft; readonly view: ShownDraft }) {
  // Times since the epoch do not matter to a clock that stands.
  const at = draft.turnStartedAt ?? 0
  const left = timeLeft(draft, view.stored, at)
  if (left === null || (draft.status === 'running' && draft.turnStartedAt === null)) return null
  const pickEndsAt = at + left.pickMs
  return (
    <TurnClock
      pickEndsAt={pickEndsAt}
      deadline={pickEndsAt + left.reserveMs}
      stoppedAt={draft.status === 'paused' ? at : null}
    />
  )
}

const bar = {
  position: 'sticky',
  // Below the tabs.
  top: 49,
  zIndex: 2,
  display: 'grid',
  gap: 0.5,
  px: { xs: 1.5, sm: 2 },
  py: { xs: 1, sm: 1.5 },
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 4,
} as const

const line = { minWidth: 0, fontSize: '0.875rem', overflowWrap: 'anywhere' } as const
