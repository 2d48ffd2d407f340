import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { searchFrom } from '@upper-bracket/shared/balance/rosterView'
import type { RankScale } from '@upper-bracket/shared/ranks/rankScale'
import { isReady, type ReadinessCheck } from '@upper-bracket/shared/readiness/readinessCheck'
import { useDeferredValue, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerDocument } from '#documents/competition.ts'
import { matchesName } from '#ui/search/matchesName.ts'
import { SearchField } from '#ui/search/SearchField.tsx'
import type { BoardRights } from '../teamRights.ts'
import type { TeamActions } from '../useTeamActions.ts'
import { PlayerRow } from './PlayerRow.tsx'
import { playerTarget } from './playerDrag.ts'

interface PlayerPoolProps {
  readonly pool: readonly PlayerDocument[]
  readonly scale: RankScale
  readonly ownUid: string | null
  readonly rights: BoardRights
  /** The team of the viewer, its captain, that may ask players to join; null for other viewers. */
  readonly requestBy: string | null
  /** The captains of those who are in a team of an open draft, by the uids of the players. */
  readonly drafted: ReadonlyMap<string, string>
  readonly check: ReadinessCheck | null
  readonly busy: ReadonlySet<string>
  readonly actions: TeamActions
}

const page = 60

export function PlayerPool(props: PlayerPoolProps) {
  const { pool, scale, ownUid, rights, requestBy, drafted, check, busy, actions } = props
  const { t } = useTranslation('teams')
  const id = useId()
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState(page)
  const wanted = useDeferredValue(typed)
  const found =
    wanted.trim() === '' ? pool : pool.filter(({ displayName }) => matchesName(displayName, wanted))
  const more = found.length - shown
  const hasMenu = ({ uid, guest }: PlayerDocument) =>
    rights.move || rights.removeFromPool || (guest ? rights.correct : requestBy !== null && !drafted.has(uid))
  const noteOf = ({ uid, teamRequests }: PlayerDocument) => {
    const captain = drafted.get(uid)
    if (captain !== undefined) return t('inDraft', { captain })
    const state = requestBy === null ? undefined : teamRequests?.[requestBy]?.state
    return state === undefined || state === 'cancelled' ? undefined : t(`request_${state}`)
  }
  return (
    <Box
      component="section"
      aria-labelledby={id}
      {...(rights.move ? playerTarget(uid => actions.assign(uid, null)) : {})}
      sx={theme => ({
        position: { md: 'sticky' },
        top: { md: 16 },
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        maxHeight: { xs: '60vh', md: 'calc(100vh - 32px)' },
        bgcolor: 'background.paper',
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: 1,
        '&[data-over]': { borderColor: theme.vars.palette.brand.main },
      })}
    >
      <Box sx={{ px: 2, pt: 1.75, pb: 1, display: 'grid', gap: 1.25 }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1 }}>
          <Typography id={id} variant="h3" component="h2">
            {t('pool')}
          </Typography>
          <Typography component="span" variant="score" sx={{ fontSize: '1.1rem' }}>
            {pool.length}
          </Typography>
        </Box>
        {pool.length > searchFrom && (
          <SearchField label={t('poolSearch')} value={typed} onChange={setTyped} />
        )}
      </Box>
      {found.length === 0 && (
        <Box sx={{ px: 2, pb: 2, color: 'text.secondary' }}>
          {t(pool.length === 0 ? 'poolNobody' : 'poolNotFound')}
        </Box>
      )}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          px: 1,
          pb: 1,
          display: 'grid',
          gap: 0.25,
          overflowY: 'auto',
          minHeight: 0,
          // There may be hundreds, so the layout skips rows out of view.
          '& > li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 48px' },
        }}
      >
        {found.slice(0, shown).map(player => (
          <PlayerRow
            key={player.id}
            player={player}
            scale={scale}
            own={player.uid === ownUid}
            onShow={actions.show}
            onMenu={hasMenu(player) ? actions.openMenu : undefined}
            note={noteOf(player)}
            draggable={rights.move}
            busy={busy.has(player.uid)}
            ready={check === null ? undefined : isReady(player, check)}
          />
        ))}
        {more > 0 && (
          <li>
            <Button
              fullWidth
              color="inherit"
              onClick={() => setShown(shown + page)}
              // The row and the list clip overflowing content.
              sx={{ '&.Mui-focusVisible': { outlineOffset: -2 } }}
            >
              {t('showMore', { count: Math.min(more, page) })}
            </Button>
          </li>
        )}
      </Box>
    </Box>
  )
}
