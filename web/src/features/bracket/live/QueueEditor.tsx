import Add from '@mui/icons-material/Add'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined'
import LockOutlined from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { openQueuedMatches } from '@upper-bracket/shared/bracket/rounds/matchOnAir'
import { maxQueuedMatches } from '@upper-bracket/shared/live/broadcastQueue'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { dragAndDrop } from '#ui/dragAndDrop.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { useBracketScope, useMatches } from '../state/bracketScope.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { QueuedLine } from './QueuedLine.tsx'
import { QueueMatchDialog } from './QueueMatchDialog.tsx'
import { useBroadcastQueue, withMatch, withMatchAt, withoutMatch } from './useBroadcastQueue.ts'

const drag = dragAndDrop('match')

interface QueueEditorProps {
  readonly competition: CompetitionDocument
  readonly stream: number
}

/** The queue of a stream for those who run it: its first match is on air. Rows are moved by buttons or dragged. */
export default function QueueEditor({ competition, stream }: QueueEditorProps) {
  const { t } = useTranslation('live')
  const texts = useMatchTexts()
  const { bracketId } = useBracketScope()
  const { queue, change } = useBroadcastQueue(competition, bracketId)
  const [isAdding, setAdding] = useState(false)
  const titleId = useId()
  const all = useMatches()
  const matches = openQueuedMatches({ bracketId, broadcastQueue: queue }, all, stream)
  const locked = new Set(queue.matches.flatMap(({ matchId, locked }) => (locked ? [matchId] : [])))
  const lock = (id: string, isLocked: boolean) =>
    void change(rows => rows.map(row => (row.matchId === id ? { ...row, locked: isLocked } : row)))
  const move = (id: string, to: number) => {
    const target = matches[to]
    if (target !== undefined && target.id !== id) void change(rows => withMatchAt(rows, id, target.id))
  }
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id={titleId} component="h2" variant="h3">
        {t('queue')}
      </Typography>
      {matches.length === 0 && <Typography color="textSecondary">{t('queueEmpty')}</Typography>}
      <PlainList sx={{ display: 'grid', gap: 0.5 }}>
        {matches.map((match, index) => (
          <Box
            key={match.id}
            component="li"
            {...drag.source(match.id)}
            {...drag.target(id => move(id, index))}
            sx={row}
          >
            <Box sx={teams}>
              <QueuedLine match={match} />
            </Box>
            <Box sx={{ display: 'flex' }}>
              {competition.selfService !== null && match.status !== 'running' && (
                <IconButton
                  aria-label={t('queueLock', { match: texts.teams(match) })}
                  aria-pressed={locked.has(match.id)}
                  color={locked.has(match.id) ? 'primary' : 'default'}
                  onClick={() => lock(match.id, !locked.has(match.id))}
                >
                  {locked.has(match.id) ? (
                    <LockOutlined fontSize="small" />
                  ) : (
                    <LockOpenOutlined fontSize="small" />
                  )}
                </IconButton>
              )}
              <IconButton
                aria-label={t('queueEarlier', { match: texts.teams(match) })}
                aria-disabled={index === 0}
                onClick={() => move(match.id, index - 1)}
              >
                <ArrowUpward fontSize="small" />
              </IconButton>
              <IconButton
                aria-label={t('queueLater', { match: texts.teams(match) })}
                aria-disabled={index === matches.length - 1}
                onClick={() => move(match.id, index + 1)}
              >
                <ArrowDownward fontSize="small" />
              </IconButton>
              <IconButton
                aria-label={t('queueRemove', { match: texts.teams(match) })}
                onClick={() => void change(rows => withoutMatch(rows, match.id))}
              >
                <Close fontSize="small" />
              </IconButton>
            </Box>
          </Box>
        ))}
      </PlainList>
      {queue.matches.length < maxQueuedMatches && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Add />}
          sx={{ justifySelf: 'start' }}
          onClick={() => setAdding(true)}
        >
          {t('queueAdd')}
        </Button>
      )}
      {isAdding && (
        <QueueMatchDialog
          queued={new Set(queue.matches.map(({ matchId }) => matchId))}
          onPick={matchId => void change(rows => withMatch(rows, matchId, stream))}
          onClose={() => setAdding(false)}
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
