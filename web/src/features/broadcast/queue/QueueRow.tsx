import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined'
import LockOutlined from '@mui/icons-material/LockOutlined'
import SwapHoriz from '@mui/icons-material/SwapHoriz'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { streamsOf } from '@upper-bracket/shared/live/streamsOf'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { dragAndDrop } from '#ui/dragAndDrop.ts'
import { lazyDialog } from '#ui/lazyDialog.tsx'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { QueuedLine } from './QueuedLine.tsx'

const StreamMenu = lazyDialog(() => import('../streams/StreamMenu.tsx'))

const drag = dragAndDrop('match')

interface QueueRowProps {
  readonly competition: CompetitionDocument
  readonly match: Match
  readonly stream: number
  readonly index: number
  readonly isLast: boolean
  readonly isLocked: boolean
  readonly commentators: readonly string[]
  readonly onMove: (matchId: string, to: number) => void
  readonly onLock: (isLocked: boolean) => void
  readonly onPickStream: (stream: number) => void
  readonly onRemove: () => void
}

/** A match of a stream's queue and what can be done with it. */
export function QueueRow(props: QueueRowProps) {
  const { competition, match, stream, index, isLast, isLocked, commentators } = props
  const { onMove, onLock, onPickStream, onRemove } = props
  const { t } = useTranslation('live')
  const texts = useMatchTexts()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const named = { match: texts.teams(match) }
  return (
    <Box component="li" {...drag.source(match.id)} {...drag.target(id => onMove(id, index))} sx={row}>
      <Box sx={teams}>
        <QueuedLine match={match} commentators={commentators} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end' }}>
        {competition.selfService !== null && match.status !== 'running' && (
          <Button
            size="small"
            color={isLocked ? 'primary' : 'inherit'}
            startIcon={isLocked ? <LockOutlined /> : <LockOpenOutlined />}
            aria-label={t(isLocked ? 'queueLockedOf' : 'queueLockOf', named)}
            onClick={() => onLock(!isLocked)}
            sx={{ mr: 'auto' }}
          >
            {t(isLocked ? 'queueLocked' : 'queueLock')}
          </Button>
        )}
        <IconButton
          aria-label={t('queueEarlier', named)}
          aria-disabled={index === 0}
          onClick={() => onMove(match.id, index - 1)}
        >
          <ArrowUpward fontSize="small" />
        </IconButton>
        <IconButton
          aria-label={t('queueLater', named)}
          aria-disabled={isLast}
          onClick={() => onMove(match.id, index + 1)}
        >
          <ArrowDownward fontSize="small" />
        </IconButton>
        {streamsOf(competition).length > 1 && (
          <IconButton
            aria-label={t('queueToStream', named)}
            aria-haspopup="menu"
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            <SwapHoriz fontSize="small" />
          </IconButton>
        )}
        <IconButton aria-label={t('queueRemove', named)} onClick={onRemove}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      {anchor !== null && (
        <StreamMenu
          competition={competition}
          anchor={anchor}
          except={stream}
          onPick={onPickStream}
          onClose={() => setAnchor(null)}
        />
      )}
    </Box>
  )
}

/** In a narrow column the buttons are below the teams. */
const teams = { flex: '1 1 320px', minWidth: 0, pr: 1 } as const

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minHeight: 48,
  pl: 1.25,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  cursor: 'grab',
  '&[data-over]': { borderColor: 'brand.main' },
  '& [aria-disabled=true]': { opacity: 0.4 },
} as const
