import LiveTv from '@mui/icons-material/LiveTv'
import IconButton from '@mui/material/IconButton'
import { isOver, type Match } from '@upper-bracket/shared/bracket/model/match'
import { createContext, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { lazyDialog } from '#ui/lazyDialog.tsx'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { type useBroadcastQueue, withMatch, withoutMatch } from './useBroadcastQueue.ts'

const StreamMenu = lazyDialog(() => import('../streams/StreamMenu.tsx'))

interface Queueing extends ReturnType<typeof useBroadcastQueue> {
  readonly competition: CompetitionDocument
  readonly streamCount: number
}

/** The queue that all buttons of a page change; null if the competition has no broadcast. */
export const BroadcastQueueContext = createContext<Queueing | null>(null)

/** Adds a match to the end of a stream's queue, or removes it. With several streams it asks which. */
export function QueueButton({ match }: { match: Match }) {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const queueing = useContext(BroadcastQueueContext)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (queueing === null || isOver(match)) return null
  const { queue, change, competition, streamCount } = queueing
  const isQueued = queue.matches.some(({ matchId }) => matchId === match.id)
  const add = (stream: number) => void change(rows => withMatch(rows, match.id, stream))
  return (
    <>
      <IconButton
        aria-label={t('inBroadcastQueue', { teams: texts.teams(match) })}
        aria-pressed={isQueued}
        aria-haspopup={isQueued || streamCount === 1 ? undefined : 'menu'}
        color={isQueued ? 'primary' : 'default'}
        sx={{ flexShrink: 0, width: 44, height: 44 }}
        onClick={event => {
          if (isQueued) void change(rows => withoutMatch(rows, match.id))
          else if (streamCount === 1) add(0)
          else setAnchor(event.currentTarget)
        }}
      >
        <LiveTv fontSize="small" />
      </IconButton>
      {anchor !== null && (
        <StreamMenu
          competition={competition}
          anchor={anchor}
          except={null}
          onPick={add}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  )
}
