import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined'
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { RankScale } from '@upper-bracket/shared/ranks/rankScale'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerDocument } from '#documents/competition.ts'
import { dragAndDrop } from '#ui/dragAndDrop.ts'
import { PlayerLink } from '#ui/PlayerLink.tsx'
import { NamedRankBadge } from '#ui/ranks/NamedRankBadge.tsx'
import { listPanel } from '../panel.ts'
import { dimmedPicks, PickButton } from './PickButton.tsx'
import type { PreparedList } from './usePreparedList.ts'

const drag = dragAndDrop('player')

interface PreparedListSectionProps {
  readonly pool: readonly PlayerDocument[]
  readonly scale: RankScale
  readonly list: PreparedList
  readonly onShow: (uid: string) => void
  /** Null if the viewer cannot pick now, or picks in the pool next to the list. */
  readonly onPick: ((uid: string) => void) | null
  /** Whether a tap on a button picks. */
  readonly isReady: boolean
}

/** A captain's list, put in order by dragging or with buttons. Those who are taken stay in it out of sight. */
export default function PreparedListSection(props: PreparedListSectionProps) {
  const { pool, scale, list, onShow, onPick, isReady } = props
  const { t } = useTranslation('draft')
  const id = useId()
  const players = new Map(pool.map(player => [player.uid, player]))
  const shown = list.uids.flatMap(uid => players.get(uid) ?? [])

  /** Puts a player before the one who is at a place of the shown list, or after the last one. */
  const move = (uid: string, to: number) => {
    const others = shown.filter(each => each.uid !== uid)
    const next = others[to]
    const rest = list.uids.filter(each => each !== uid)
    const at = next === undefined ? rest.length : rest.indexOf(next.uid)
    list.change(rest.toSpliced(at, 0, uid))
  }
  return (
    <Box component="section" aria-labelledby={id} sx={listPanel}>
      <Typography id={id} variant="h3" component="h3">
        {t('list')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t(shown.length === 0 ? 'listEmpty' : 'listHint')}
      </Typography>
      <Box component="ol" aria-busy={onPick !== null && !isReady} sx={[rows, dimmedPicks]}>
        {shown.map(({ uid, displayName, rankTier }, at) => (
          <Box
            component="li"
            key={uid}
            {...drag.source(uid)}
            {...drag.target(dropped => dropped !== uid && move(dropped, at))}
            sx={row}
          >
            <Box component="span" aria-hidden sx={{ minWidth: 22, color: 'text.secondary' }}>
              {at + 1}.
            </Box>
            <PlayerLink uid={uid} name={displayName} onShow={onShow} />
            <Box component="span" sx={{ ml: 'auto', display: 'flex', alignItems: 'center', flexShrink: 0 }}>
              <NamedRankBadge scale={scale} tier={rankTier} size={28} />
              {/* A phone has no room for both. */}
              {onPick === null ? (
                <>
                  <IconButton
                    aria-label={t('moveUp', { player: displayName })}
                    disabled={at === 0}
                    onClick={() => move(uid, at - 1)}
                    sx={control}
                  >
                    <ArrowUpwardOutlined fontSize="small" />
                  </IconButton>
                  <IconButton
                    aria-label={t('moveDown', { player: displayName })}
                    disabled={at === shown.length - 1}
                    onClick={() => move(uid, at + 1)}
                    sx={control}
                  >
                    <ArrowDownwardOutlined fontSize="small" />
                  </IconButton>
                  <IconButton
                    aria-label={t('removeFromList', { player: displayName })}
                    onClick={() => list.change(list.uids.filter(each => each !== uid))}
                    sx={control}
                  >
                    <CloseOutlined fontSize="small" />
                  </IconButton>
                </>
              ) : (
                <PickButton
                  player={{ uid, displayName }}
                  pickFor={null}
                  onPick={uid => isReady && onPick(uid)}
                />
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const rows = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 } as const

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  minWidth: 0,
  borderRadius: 1,
  cursor: 'grab',
  '&[data-over]': { bgcolor: 'background.raised' },
} as const

const control = { width: 40, height: 44 } as const
