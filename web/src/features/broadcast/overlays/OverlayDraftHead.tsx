import Box from '@mui/material/Box'
import type { Draft } from '@upper-bracket/shared/draft/draft'
import type { DraftView } from '@upper-bracket/shared/draft/draftView'
import type { TimeLeft } from '@upper-bracket/shared/draft/turn'
import { draftState, draftTeamName } from '@upper-bracket/shared/wording/draftState'
import { useTranslation } from 'react-i18next'
import type { StoredPlayer } from '#documents/competition.ts'
import { remainingTime } from '#ui/time/remainingTime.ts'
import { UserAvatar } from '#ui/UserAvatar.tsx'

interface OverlayDraftHeadProps {
  readonly draft: Draft
  readonly view: DraftView<StoredPlayer>
  /** Null without a clock, and until the server's time is known. */
  readonly left: TimeLeft | null
  readonly height: number
}

/** Whose turn it is and the clock, or how far the draft has got. */
export function OverlayDraftHead({ draft, view, left, height }: OverlayDraftHeadProps) {
  const { t } = useTranslation(['draft', 'live'])
  const [turn, next] = view.turns
  const nameOf = (team: number) => draftTeamName(t, view.teams, team)
  const captain = turn && view.teams[turn.team]?.members[0]
  const isPaused = draft.status === 'paused'
  const [label, title] =
    turn === undefined
      ? [t('title'), draftState(t, draft, view, nameOf).title]
      : [
          [t('live:draftRound', { count: turn.round }), ...(isPaused ? [t('paused')] : [])].join(' · '),
          nameOf(turn.team),
        ]
  const following = next && nameOf(next.team)
  return (
    <Box sx={head} style={{ height }}>
      {turn !== undefined && <UserAvatar name={title} photoURL={captain?.photoURL ?? null} size={112} />}
      <Box sx={{ minWidth: 0, lineHeight: 1.2 }}>
        <Box sx={{ fontSize: 28, color: 'text.secondary' }}>{label}</Box>
        <Box component="h2" title={title} sx={[text, { m: 0, fontSize: 64, fontWeight: 700 }]}>
          {title}
        </Box>
        {following !== undefined && (
          <Box title={following} sx={[text, { fontSize: 26, color: 'text.secondary' }]}>
            {t('next')}: {following}
          </Box>
        )}
      </Box>
      {turn !== undefined && <Clock draft={draft} team={turn.team} left={left} />}
    </Box>
  )
}

interface ClockProps extends Pick<OverlayDraftHeadProps, 'draft' | 'left'> {
  readonly team: number
}

function Clock({ draft: { clock, teams, status }, team, left }: ClockProps) {
  const { t } = useTranslation('draft')
  if (clock.pickSeconds === null) return null
  const reserveMs = left?.reserveMs ?? teams[team]?.reserveMs ?? 0
  const onReserve = left !== null && left.pickMs === 0 && reserveMs > 0
  const shownMs = onReserve ? reserveMs : left?.pickMs
  const isShort = shownMs !== undefined && shownMs <= shortMs
  return (
    <Box sx={{ textAlign: 'right', lineHeight: 1.1 }}>
      <Box
        role="timer"
        sx={{
          fontSize: 104,
          fontWeight: 700,
          lineHeight: 1,
          fontVariantNumeric: 'tabular-nums',
          letterSpacing: '-0.06em',
          color:
            status === 'paused'
              ? 'text.secondary'
              : isShort
                ? 'error.main'
                : onReserve
                  ? 'warning.main'
                  : 'inherit',
        }}
      >
        {shownMs === undefined ? '–:––' : remainingTime(shownMs, 0)}
      </Box>
      {clock.reserveSeconds > 0 && (
        <Box sx={{ fontSize: 26, color: onReserve ? 'warning.main' : 'text.secondary' }}>
          {onReserve ? t('onReserve') : t('reserveLeft', { time: remainingTime(reserveMs, 0) })}
        </Box>
      )}
    </Box>
  )
}

const shortMs = 10_000

const head = {
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '28px',
  px: '28px',
  borderRadius: 1,
  borderTop: '6px solid var(--overlay-accent)',
  bgcolor: 'background.paper',
} as const

const text = {
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  unicodeBidi: 'plaintext',
} as const
