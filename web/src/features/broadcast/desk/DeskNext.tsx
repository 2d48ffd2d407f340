import Box from '@mui/material/Box'
import { isOver, type Match } from '@upper-bracket/shared/bracket/model/match'
import { hasQueue } from '@upper-bracket/shared/bracket/broadcast/matchOnAir'
import { queuedMatches } from '@upper-bracket/shared/live/broadcastQueue'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import QueueEditor from '../queue/QueueEditor.tsx'
import type { useBroadcastQueue } from '../queue/useBroadcastQueue.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { DeskButton } from './DeskButton.tsx'
import { deskKeys } from './deskKeys.ts'

interface DeskNextProps {
  readonly competition: CompetitionDocument
  /** The match on air; null if there is none. */
  readonly match: Match | null
  readonly stream: number
  readonly queueing: ReturnType<typeof useBroadcastQueue>
  /** Whether the match has been on air for a moment. */
  readonly isSettled: () => boolean
  /** Takes the match on air off the queue. */
  readonly onNext: () => void
}

/** The queue of the stream, and the control that puts its next match on air. */
export function DeskNext({ competition, match, stream, queueing, isSettled, onNext }: DeskNextProps) {
  const { t } = useTranslation('desk')
  const texts = useMatchTexts()
  /** The match that the dialog is about; null while it is closed. */
  const [askedId, setAskedId] = useState<string | null>(null)
  if (askedId !== null && askedId !== match?.id) setAskedId(null)
  const { broadcastQueue, bracketId } = competition
  const isQueued = queuedMatches(broadcastQueue, bracketId).some(({ matchId }) => matchId === match?.id)
  const isLeftOver = match !== null && isOver(match) && !hasQueue(competition)
  const next = () => {
    if (!isSettled()) return
    if (match?.status === 'running') setAskedId(match.id)
    else onNext()
  }
  const confirm = () => {
    // The dialog can still be pressed while it closes.
    if (askedId === null) return
    setAskedId(null)
    onNext()
  }
  return (
    <Box sx={panel}>
      <DeskButton code={deskKeys.next} onPress={isQueued || isLeftOver ? next : null}>
        {t('next')}
      </DeskButton>
      <QueueEditor key={stream} competition={competition} stream={stream} queueing={queueing} />
      <ConfirmDialog
        open={askedId !== null}
        title={t('nextTitle')}
        confirmLabel={t('nextConfirm')}
        onConfirm={confirm}
        onCancel={() => setAskedId(null)}
      >
        {t('nextText', { match: match === null ? '' : texts.teams(match) })}
      </ConfirmDialog>
    </Box>
  )
}

const panel = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  p: { xs: 1.5, sm: 2 },
  borderRadius: 2,
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const
