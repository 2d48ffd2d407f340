import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { isOver } from '@upper-bracket/shared/bracket/model/match'
import { openQueuedMatches } from '@upper-bracket/shared/bracket/broadcast/matchOnAir'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { useBracketScope, useMatches } from '#features/bracket/state/bracketScope.ts'
import { QueueMatchDialog } from './QueueMatchDialog.tsx'
import { QueueRow } from './QueueRow.tsx'
import { RefillRuleField } from './RefillRuleField.tsx'
import { type useBroadcastQueue, withMatch, withMatchNextTo, withoutMatch } from './useBroadcastQueue.ts'
import { useCommentatorNames } from '../streams/useCommentatorNames.ts'

interface QueueEditorProps {
  readonly competition: CompetitionDocument
  readonly stream: number
  readonly queueing: ReturnType<typeof useBroadcastQueue>
}

/** The queue of a stream for those who run it. Its rows are moved by buttons or dragged. */
export default function QueueEditor({ competition, stream, queueing }: QueueEditorProps) {
  const { t } = useTranslation('live')
  const { bracketId } = useBracketScope()
  const { queue, change, setRule } = queueing
  const commentatorsOf = useCommentatorNames(competition, stream)
  const [isAdding, setAdding] = useState(false)
  const titleId = useId()
  const all = useMatches()
  const matches = openQueuedMatches({ bracketId, broadcastQueue: queue }, all, stream)
  const locked = new Set(queue.matches.flatMap(({ matchId, locked }) => (locked ? [matchId] : [])))
  const openIds = new Set(all.flatMap(match => (isOver(match) ? [] : [match.id])))
  const openRows = queue.matches.filter(({ matchId }) => openIds.has(matchId))
  const rule = queue.refill?.[stream] ?? null
  const move = (id: string, to: number) => {
    const target = matches[to]
    if (target === undefined || target.id === id) return
    const side = matches.slice(0, to).some(match => match.id === id) ? 'after' : 'before'
    void change(rows => withMatchNextTo(rows, id, target.id, side))
  }
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id={titleId} component="h2" variant="h3">
        {t('queue')}
      </Typography>
      {matches.length === 0 && (
        <Typography color="textSecondary">{t(rule === null ? 'queueEmpty' : 'queueAwaiting')}</Typography>
      )}
      <PlainList sx={{ display: 'grid', gap: 0.5 }}>
        {matches.map((match, index) => (
          <QueueRow
            key={match.id}
            competition={competition}
            match={match}
            stream={stream}
            index={index}
            isLast={index === matches.length - 1}
            isLocked={locked.has(match.id)}
            commentators={commentatorsOf(match.id)}
            onMove={move}
            onLock={isLocked =>
              void change(rows =>
                rows.map(row => (row.matchId === match.id ? { ...row, locked: isLocked } : row)),
              )
            }
            onPickStream={to => void change(rows => withMatch(rows, match.id, to))}
            onRemove={() => void change(rows => withoutMatch(rows, match.id))}
          />
        ))}
      </PlainList>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Add />}
        sx={{ justifySelf: 'start' }}
        onClick={() => setAdding(true)}
      >
        {t('queueAdd')}
      </Button>
      <RefillRuleField rule={rule} onChange={chosen => void setRule(stream, chosen)} />
      {isAdding && (
        <QueueMatchDialog
          stream={stream}
          rows={openRows}
          onPick={(matchId, isQueued) =>
            void change(rows => (isQueued ? withoutMatch(rows, matchId) : withMatch(rows, matchId, stream)))
          }
          onClose={() => setAdding(false)}
        />
      )}
    </Box>
  )
}
