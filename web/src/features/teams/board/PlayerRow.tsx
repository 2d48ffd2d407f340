import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined'
import NoAccountsOutlined from '@mui/icons-material/NoAccountsOutlined'
import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined'
import Box from '@mui/material/Box'
import { gameOfScale, type RankScale } from '@upper-bracket/shared/ranks/rankScale'
import { type MouseEvent, memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerDocument } from '#documents/competition.ts'
import { PlayerLink } from '#ui/PlayerLink.tsx'
import { NamedRankBadge } from '#ui/ranks/NamedRankBadge.tsx'
import { UserAvatar } from '#ui/UserAvatar.tsx'
import { ReadinessMark } from '../readiness/ReadinessMark.tsx'
import { draggedPlayer } from './playerDrag.ts'

interface PlayerRowProps {
  readonly player: PlayerDocument
  readonly scale: RankScale
  readonly own: boolean
  /** Opens this player's card. */
  readonly onShow: (uid: string) => void
  /** Opens this player's menu; absent if it would be empty. */
  readonly onMenu?: ((uid: string, anchor: HTMLElement) => void) | undefined
  readonly draggable: boolean
  readonly busy: boolean
  /** Whether the player has confirmed in the readiness check; absent if there is none to show. */
  readonly ready?: boolean | undefined
  /** Shown next to the rank. */
  readonly note?: string | undefined
}

/** A player: picture, name, rank. Memoized, because a list has hundreds. */
export const PlayerRow = memo(function PlayerRow(props: PlayerRowProps) {
  const { player, scale, own, onShow, onMenu, draggable, busy, ready, note } = props
  const { t } = useTranslation('teams')
  const { uid, displayName, photoURL, rankTier, captain } = player
  return (
    <Box
      component="li"
      {...(draggable ? draggedPlayer(uid) : {})}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 48,
        minWidth: 0,
        px: 1,
        borderRadius: 1,
        opacity: busy ? 0.5 : 1,
        cursor: draggable ? 'grab' : 'default',
        '&:hover': { bgcolor: 'background.raised' },
      }}
    >
      <UserAvatar name={displayName} photoURL={photoURL} size={32} />
      <PlayerLink uid={uid} name={displayName} onShow={onShow} />
      {own && (
        <Box component="span" sx={{ color: 'brand.main', fontWeight: 700, fontSize: '0.8125rem' }}>
          {t('you')}
        </Box>
      )}
      {player.guest && (
        <NoAccountsOutlined
          titleAccess={t('guest')}
          sx={{ fontSize: 18, color: 'text.disabled', flexShrink: 0 }}
        />
      )}
      {captain && (
        <WorkspacePremiumOutlined
          titleAccess={t('captain')}
          sx={{ fontSize: 20, color: `${gameOfScale(scale)}.main`, flexShrink: 0 }}
        />
      )}
      <Box component="span" sx={{ ml: 'auto', display: 'flex', alignItems: 'center', flexShrink: 0 }}>
        {note !== undefined && (
          <Box component="span" sx={noteBox}>
            {note}
          </Box>
        )}
        {ready !== undefined && <ReadinessMark ready={ready} />}
        <NamedRankBadge scale={scale} tier={rankTier} />
        {/* A plain button: hundreds of MUI buttons take several times as long to render. */}
        {onMenu !== undefined && (
          <Box
            component="button"
            type="button"
            aria-label={t('playerMenu', { player: displayName })}
            aria-haspopup="menu"
            disabled={busy}
            onClick={(event: MouseEvent<HTMLButtonElement>) => onMenu(uid, event.currentTarget)}
            sx={menuButton}
          >
            <MoreVertOutlined fontSize="small" />
          </Box>
        )}
      </Box>
    </Box>
  )
})

const noteBox = {
  maxWidth: 84,
  mr: 1,
  color: 'text.secondary',
  fontSize: '0.8125rem',
  lineHeight: 1.2,
  textAlign: 'right',
  overflowWrap: 'anywhere',
} as const

const menuButton = {
  display: 'inline-flex',
  p: 0.625,
  ml: 0.5,
  mr: -0.5,
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'text.secondary',
  cursor: 'pointer',
  '&:hover': { color: 'text.primary' },
} as const
