import LiveTv from '@mui/icons-material/LiveTv'
import IconButton from '@mui/material/IconButton'
import { isOver, type Match } from '@upper-bracket/shared/bracket/model/match'
import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import type { useBroadcastQueue } from './useBroadcastQueue.ts'

/** The queue that all buttons of a page change; null if the competition has no broadcast. */
export const BroadcastQueueContext = createContext<ReturnType<typeof useBroadcastQueue> | null>(null)

/** Adds a match to the end of the broadcast's queue, or removes it. */
export function QueueButton({ match }: { match: Match }) {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const queueing = useContext(BroadcastQueueContext)
  if (queueing === null || isOver(match)) return null
  const { queue, change } = queueing
  const others = queue.matches.filter(({ matchId }) => matchId !== match.id)
  const isQueued = others.length < queue.matches.length
  return (
    <IconButton
      aria-label={t('inBroadcastQueue', { teams: texts.teams(match) })}
      aria-pressed={isQueued}
      color={isQueued ? 'primary' : 'default'}
      sx={{ flexShrink: 0, width: 44, height: 44 }}
      onClick={() =>
        void change(isQueued ? others : [...others, { matchId: match.id, stream: 0, locked: false }])
      }
    >
      <LiveTv fontSize="small" />
    </IconButton>
  )
}
