import StarOutlined from '@mui/icons-material/StarOutlined'
import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { searchFrom } from '@upper-bracket/shared/balance/rosterView'
import { basisOfScale, type RankScale } from '@upper-bracket/shared/ranks/rankScale'
import { memo, useCallback, useDeferredValue, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerDocument } from '#documents/competition.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { plainSelect } from '#ui/format/plainSelect.ts'
import { PlayerLink } from '#ui/PlayerLink.tsx'
import { NamedRankBadge } from '#ui/ranks/NamedRankBadge.tsx'
import { matchesName } from '#ui/search/matchesName.ts'
import { SearchField } from '#ui/search/SearchField.tsx'
import { useOnPhone } from '#ui/useOnPhone.ts'
import { UserAvatar } from '#ui/UserAvatar.tsx'
import { panel } from '../panel.ts'
import { dimmedPicks, PickButton } from './PickButton.tsx'
import type { PreparedList } from './usePreparedList.ts'

const page = 60

/** The captain's list is shown in its own order, without everybody else. */
type Order = 'rank' | 'name' | 'listed'

interface DraftPoolProps {
  /** Best rank first. */
  readonly pool: readonly PlayerDocument[]
  readonly scale: RankScale
  readonly ownUid: string | null
  /** The viewer's list; null for viewers who are not captains. */
  readonly list: PreparedList | null
  readonly onShow: (uid: string) => void
  /** Null if the viewer cannot pick now. */
  readonly onPick: ((uid: string) => void) | null
  /** The captain for whom an organizer picks; null if the viewer picks for their own team. */
  readonly pickFor: string | null
  /** Whether a tap on a button picks: just after the turn has begun, it was meant for something else. */
  readonly isReady: boolean
}

/** The players who can be picked. */
export function DraftPool(props: DraftPoolProps) {
  const { pool, scale, ownUid, list, onShow, onPick, pickFor, isReady } = props
  const { t } = useTranslation(['draft', 'teams'])
  const { language } = useLanguage()
  const id = useId()
  const onPhone = useOnPhone()
  const [typed, setTyped] = useState('')
  const [chosenOrder, setChosenOrder] = useState<Order>('rank')
  const [shown, setShown] = useState(page)
  const wanted = useDeferredValue(typed)
  const listed = useMemo(() => new Set(list?.uids), [list?.uids])
  // On a phone, the list is a section of its own.
  const orders: readonly Order[] = ['rank', 'name', ...(list === null || onPhone ? [] : ['listed' as const])]
  const order = orders.find(each => each === chosenOrder) ?? 'rank'
  const orderLabels = {
    rank: t('sort_rank', { context: basisOfScale(scale) }),
    name: t('sort_name'),
    listed: t('list'),
  }
  const ordered = useMemo(() => {
    if (order === 'rank') return pool
    if (order === 'listed') {
      const players = new Map(pool.map(player => [player.uid, player]))
      return [...listed].flatMap(uid => players.get(uid) ?? [])
    }
    const names = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
    return pool.toSorted((a, b) => names.compare(a.displayName, b.displayName))
  }, [pool, order, language, listed])
  const isSearching = wanted.trim() !== ''
  const found = ordered.filter(({ displayName }) => !isSearching || matchesName(displayName, wanted))
  const more = found.length - shown

  // Rows are drawn again only if their own parts have changed. A tap counts as soon as the buttons look ready.
  const latest = useRef({ list, isReady, onPick })
  useLayoutEffect(() => {
    latest.current = { list, isReady, onPick }
  }, [list, isReady, onPick])
  const star = useCallback((uid: string) => {
    const { list: prepared } = latest.current
    if (prepared === null) return
    const { uids, change } = prepared
    change(uids.includes(uid) ? uids.filter(each => each !== uid) : [...uids, uid])
  }, [])
  const pick = useCallback((uid: string) => {
    if (latest.current.isReady) latest.current.onPick?.(uid)
  }, [])

  return (
    <Box component="section" aria-labelledby={id} sx={box}>
      <Box sx={{ px: { xs: 1.5, sm: 2 }, pt: 1.25, pb: 1, display: 'grid', gap: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography id={id} variant="h3" component="h3" sx={{ flexGrow: 1 }}>
            {t('pool')}{' '}
            <Typography component="span" variant="score" sx={{ fontSize: '1.1rem' }}>
              {pool.length}
            </Typography>
          </Typography>
          <Box
            component="select"
            aria-label={t('sort')}
            value={order}
            onChange={event => setChosenOrder(orders.find(each => each === event.target.value) ?? 'rank')}
            sx={plainSelect}
          >
            {orders.map(each => (
              <option key={each} value={each}>
                {orderLabels[each]}
              </option>
            ))}
          </Box>
        </Box>
        {pool.length > searchFrom && (
          <SearchField label={t('playerSearch')} value={typed} onChange={setTyped} />
        )}
      </Box>
      {found.length === 0 && (
        <Box sx={{ px: 2, pb: 2, color: 'text.secondary' }}>
          {t(
            pool.length === 0
              ? 'poolEmpty'
              : order === 'listed' && !isSearching
                ? 'listEmpty'
                : 'playerNotFound',
          )}
        </Box>
      )}
      <Box component="ul" aria-busy={onPick !== null && !isReady} sx={[rows, dimmedPicks]}>
        {found.slice(0, shown).map(player => (
          <PoolRow
            key={player.uid}
            player={player}
            scale={scale}
            isOwn={player.uid === ownUid}
            isListed={list === null ? null : listed.has(player.uid)}
            pickFor={pickFor}
            onShow={onShow}
            onStar={star}
            onPick={onPick === null ? null : pick}
          />
        ))}
        {more > 0 && (
          <li>
            <Button fullWidth color="inherit" onClick={() => setShown(shown + page)} sx={moreButton}>
              {t('teams:showMore', { count: Math.min(more, page) })}
            </Button>
          </li>
        )}
      </Box>
    </Box>
  )
}

interface PoolRowProps {
  readonly player: PlayerDocument
  readonly scale: RankScale
  readonly isOwn: boolean
  /** Whether the player is in the viewer's list; null if the viewer has none. */
  readonly isListed: boolean | null
  readonly pickFor: string | null
  readonly onShow: (uid: string) => void
  readonly onStar: (uid: string) => void
  readonly onPick: ((uid: string) => void) | null
}

const PoolRow = memo(function PoolRow(props: PoolRowProps) {
  const { player, scale, isOwn, isListed, pickFor, onShow, onStar, onPick } = props
  const { t } = useTranslation(['draft', 'teams'])
  const { uid, displayName, photoURL, rankTier } = player
  return (
    <Box component="li" sx={row}>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'flex' } }}>
        <UserAvatar name={displayName} photoURL={photoURL} size={32} />
      </Box>
      <PlayerLink uid={uid} name={displayName} onShow={onShow} />
      {isOwn && (
        <Box component="span" sx={{ color: 'brand.main', fontWeight: 700, fontSize: '0.8125rem' }}>
          {t('teams:you')}
        </Box>
      )}
      <Box
        component="span"
        sx={{ ml: 'auto', display: 'flex', alignItems: 'center', flexShrink: 0, gap: 0.5 }}
      >
        <NamedRankBadge scale={scale} tier={rankTier} />
        {/* Plain buttons: hundreds of MUI buttons take several times as long to render. */}
        {isListed !== null && (
          <Box
            component="button"
            type="button"
            aria-pressed={isListed}
            aria-label={t(isListed ? 'removeFromList' : 'addToList', { player: displayName })}
            onClick={() => onStar(uid)}
            sx={[starButton, isListed && { color: 'brand.main' }]}
          >
            {isListed ? <StarOutlined fontSize="small" /> : <StarBorderOutlined fontSize="small" />}
          </Box>
        )}
        {onPick !== null && <PickButton player={player} pickFor={pickFor} onPick={onPick} />}
      </Box>
    </Box>
  )
})

const box = {
  ...panel,
  minWidth: 0,
} as const

const rows = {
  listStyle: 'none',
  m: 0,
  px: { xs: 0.5, sm: 1 },
  pb: 1,
  display: 'grid',
  gap: 0.25,
  // There may be hundreds, so the layout skips rows out of view.
  '& > li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 48px' },
} as const

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 48,
  minWidth: 0,
  px: 1,
  borderRadius: 1,
  '&:hover': { bgcolor: 'background.raised' },
} as const

const starButton = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 40,
  height: 44,
  p: 0,
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'text.secondary',
  cursor: 'pointer',
  '&:hover': { color: 'text.primary' },
} as const

const moreButton = { '&.Mui-focusVisible': { outlineOffset: -2 } } as const
