import Box from '@mui/material/Box'
import type { RankScale } from '@upper-bracket/shared/ranks/rankScale'
import type { PlayerDocument } from '#documents/competition.ts'
import { NamedRankBadge } from '#ui/ranks/NamedRankBadge.tsx'
import { UserAvatar } from '#ui/UserAvatar.tsx'

interface PickablePlayerProps {
  readonly player: Pick<PlayerDocument, 'displayName' | 'photoURL' | 'rankTier'>
  readonly scale: RankScale
  /** Shown next to the rank. */
  readonly note?: string
}

/** A player in a list to choose from: picture, name and rank. */
export function PickablePlayer({ player, scale, note }: PickablePlayerProps) {
  const { displayName, photoURL, rankTier } = player
  return (
    <>
      <UserAvatar name={displayName} photoURL={photoURL} size={32} />
      <Box component="span" sx={{ minWidth: 0, fontWeight: 600 }}>
        {displayName}
      </Box>
      <Box component="span" sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 1, flexShrink: 0 }}>
        {note !== undefined && (
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem', whiteSpace: 'nowrap' }}>
            {note}
          </Box>
        )}
        <NamedRankBadge scale={scale} tier={rankTier} />
      </Box>
    </>
  )
}
