import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DragIndicator from '@mui/icons-material/DragIndicator'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { RankBasis } from '@upper-bracket/shared/ranks/rankBasis'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dragAndDrop } from '#ui/dragAndDrop.ts'
import type { Entrant } from './entrants.ts'

interface SeedOrderProps {
  readonly labelledBy: string
  readonly basis: RankBasis
  readonly order: readonly Entrant[]
  /** Null if the order cannot be changed manually. */
  readonly onMove: ((from: number, to: number) => void) | null
}

/** A team takes the seed of the team onto which it is dragged. */
const { source: draggedSeed, target: seedTarget } = dragAndDrop('seed')

/** The teams in seed order. With manual seeding they are dragged, or moved with buttons or Alt and the arrow keys. */
export function SeedOrder({ labelledBy, basis, order, onMove }: SeedOrderProps) {
  const { t } = useTranslation(['bracket', 'format'])
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const focused = useRef<{ readonly teamId: string; readonly up: boolean } | null>(null)

  // The buttons move with their row, so the focus stays with the team.
  useEffect(() => {
    if (focused.current === null) return
    const { teamId, up } = focused.current
    focused.current = null
    const row = list.current?.querySelector(`[data-team="${CSS.escape(teamId)}"]`)
    const buttons = [...(row?.querySelectorAll('button') ?? [])]
    const wanted = up ? buttons : buttons.toReversed()
    wanted.find(button => !button.disabled)?.focus()
  })

  const move = (team: Entrant, from: number, to: number) => {
    if (onMove === null || to < 0 || to >= order.length) return
    focused.current = { teamId: team.id, up: to < from }
    onMove(from, to)
    setAnnouncement(t('format:seedMoved', { team: team.name, seed: to + 1 }))
  }

  const placeOf = (teamId: string) => order.findIndex(({ id }) => id === teamId)

  return (
    <>
      <Box component="ol" ref={list} aria-labelledby={labelledBy} sx={onMove ? oneColumn : columns}>
        {order.map((team, index) => (
          <Box
            component="li"
            key={team.id}
            data-team={team.id}
            {...(onMove ? draggedSeed(team.id) : {})}
            {...(onMove ? seedTarget(dropped => onMove(placeOf(dropped), index)) : {})}
            onKeyDown={event => {
              if (onMove === null || !event.altKey) return
              const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
              if (by === 0) return
              event.preventDefault()
              move(team, index, index + by)
            }}
          >
            <Typography component="span" variant="score" sx={{ fontSize: '0.9rem', color: 'text.secondary' }}>
              {index + 1}
            </Typography>
            <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {team.name}
            </Box>
            <Typography component="span" variant="body2" color="textSecondary" noWrap>
              {t('rankSum', { sum: team.rankSum, context: basis })}
            </Typography>
            {onMove && (
              <Box component="span" sx={{ display: 'flex', alignItems: 'center' }}>
                <IconButton
                  size="small"
                  aria-label={t('format:seedUp', { team: team.name })}
                  disabled={index === 0}
                  onClick={() => move(team, index, index - 1)}
                >
                  <ArrowUpward fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={t('format:seedDown', { team: team.name })}
                  disabled={index === order.length - 1}
                  onClick={() => move(team, index, index + 1)}
                >
                  <ArrowDownward fontSize="small" />
                </IconButton>
                <DragIndicator
                  fontSize="small"
                  sx={{ color: 'text.secondary', cursor: 'grab' }}
                  aria-hidden
                />
              </Box>
            )}
          </Box>
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </>
  )
}

const row = {
  breakInside: 'avoid',
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: 1,
  py: 1,
  borderBottom: '1px solid var(--mui-palette-divider)',
} as const

const columns = {
  listStyle: 'none',
  m: 0,
  p: 0,
  columnWidth: '21rem',
  columnGap: 4,
  '& > li': row,
} as const

/** A single column, so that up and down match the visual order. */
const oneColumn = {
  ...columns,
  columnWidth: 'auto',
  maxWidth: 560,
  '& > li': {
    ...row,
    gridTemplateColumns: { xs: '2.25rem minmax(0, 1fr) auto', sm: '2.25rem minmax(0, 1fr) auto auto' },
    alignItems: 'center',
    py: 0.5,
    cursor: 'grab',
    '&:hover': { bgcolor: 'background.raised' },
    '&[data-over]': { boxShadow: 'inset 0 2px 0 var(--mui-palette-brand-main)' },
    '& > p, & > .MuiTypography-body2': { display: { xs: 'none', sm: 'inline' } },
  },
} as const
