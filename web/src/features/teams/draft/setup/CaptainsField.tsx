import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined'
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined'
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { basisOfScale, type RankScale } from '@upper-bracket/shared/ranks/rankScale'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerDocument } from '#documents/competition.ts'
import { NamedRankBadge } from '#ui/ranks/NamedRankBadge.tsx'
import { PickerDialog } from '#ui/search/PickerDialog.tsx'
import { searchFrom } from '@upper-bracket/shared/balance/rosterView'
import { UserAvatar } from '#ui/UserAvatar.tsx'

interface CaptainsFieldProps {
  readonly captains: readonly PlayerDocument[]
  readonly pool: readonly PlayerDocument[]
  readonly scale: RankScale
  /** Whether the organizer puts them in order. */
  readonly isOrdered: boolean
  readonly disabled: boolean
  readonly onChange: (uids: readonly string[]) => void
}

/** The captains of a draft, each of whom can be exchanged. */
export function CaptainsField(props: CaptainsFieldProps) {
  const { captains, pool, scale, isOrdered, disabled, onChange } = props
  const { t } = useTranslation('draft')
  const id = useId()
  const [swapped, setSwapped] = useState<PlayerDocument | null>(null)
  const uids = captains.map(({ uid }) => uid)
  const move = (from: number, to: number) => {
    const moved = uids[from]
    if (moved !== undefined) onChange(uids.toSpliced(from, 1).toSpliced(to, 0, moved))
  }
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h3" sx={{ fontWeight: 650 }}>
        {t('captains')}
      </Typography>
      <Typography color="textSecondary" sx={{ fontSize: '0.875rem', mb: 1 }}>
        {t('captainsHint', { context: basisOfScale(scale) })}
      </Typography>
      <Box component={isOrdered ? 'ol' : 'ul'} sx={list}>
        {captains.map((captain, at) => (
          <Box component="li" key={captain.uid} sx={row}>
            {isOrdered && (
              <Box component="span" aria-hidden sx={{ minWidth: 24, color: 'text.secondary' }}>
                {at + 1}.
              </Box>
            )}
            <Candidate player={captain} scale={scale} />
            {isOrdered && (
              <>
                <IconButton
                  aria-label={t('moveUp', { player: captain.displayName })}
                  disabled={disabled || at === 0}
                  onClick={() => move(at, at - 1)}
                  sx={control}
                >
                  <ArrowUpwardOutlined fontSize="small" />
                </IconButton>
                <IconButton
                  aria-label={t('moveDown', { player: captain.displayName })}
                  disabled={disabled || at === captains.length - 1}
                  onClick={() => move(at, at + 1)}
                  sx={control}
                >
                  <ArrowDownwardOutlined fontSize="small" />
                </IconButton>
              </>
            )}
            <IconButton
              aria-label={t('swapCaptain', { player: captain.displayName })}
              title={t('swapCaptain', { player: captain.displayName })}
              disabled={disabled}
              onClick={() => setSwapped(captain)}
              sx={control}
            >
              <SwapHorizOutlined fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      {swapped !== null && (
        <PickerDialog
          title={t('swapTitle', { player: swapped.displayName })}
          empty={t('nobodyElse')}
          items={pool
            .filter(({ uid }) => !uids.includes(uid))
            .toSorted((a, b) => Number(b.wantsToCaptain ?? false) - Number(a.wantsToCaptain ?? false))
            .map(player => ({ id: player.uid, name: player.displayName, player }))}
          search={{ label: t('playerSearch'), notFound: t('playerNotFound'), fromItems: searchFrom }}
          onPick={({ id: uid }) => onChange(uids.with(uids.indexOf(swapped.uid), uid))}
          onClose={() => setSwapped(null)}
        >
          {({ player }) => <Candidate player={player} scale={scale} />}
        </PickerDialog>
      )}
    </Box>
  )
}

/** A player with everything that speaks for or against making them captain. */
function Candidate({ player, scale }: { readonly player: PlayerDocument; readonly scale: RankScale }) {
  const { t } = useTranslation('draft')
  const note = player.guest ? t('guestCaptain') : player.wantsToCaptain ? t('volunteer') : null
  return (
    <>
      <UserAvatar name={player.displayName} photoURL={player.photoURL} size={32} />
      <Box component="span" sx={{ minWidth: 0, flexGrow: 1, lineHeight: 1.25 }}>
        <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {player.displayName}
        </Box>
        {note !== null && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
            {note}
          </Box>
        )}
      </Box>
      <Box component="span" sx={{ flexShrink: 0, display: 'flex' }}>
        <NamedRankBadge scale={scale} tier={player.rankTier} />
      </Box>
    </>
  )
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 0.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
} as const

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 48,
  minWidth: 0,
  pl: 1,
  borderRadius: 1,
  bgcolor: 'background.raised',
} as const

const control = { width: 44, height: 44 } as const
