import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { discarded, matchConflicts } from '@upper-bracket/shared/bracket/offlineQueue/offlineQueue'
import { waitingMatches } from '@upper-bracket/shared/bracket/offlineQueue/queuedCommand'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { ConflictingResult } from './ConflictingResult.tsx'
import { useChangeQueued } from './useChangeQueued.ts'
import { useSelectQueued } from '../commands/useSelectQueued.ts'

interface OfflineQueueNoticeProps {
  readonly competitionId: string
  readonly mayCorrect: boolean
  /** Null if the competition currently has no bracket. */
  readonly bracketId: string | null
}

/**
 * The offline queue of the viewer's commands on a bracket: how many commands wait for the network, and the conflicts to
 * resolve. Renders nothing if the queue is empty. Rendered inside the bracket scope, if there is one.
 */
export default function OfflineQueueNotice({
  competitionId,
  mayCorrect,
  bracketId,
}: OfflineQueueNoticeProps) {
  const { t } = useTranslation('bracket')
  const queue = useSelector(useSelectQueued(competitionId))
  const change = useChangeQueued(competitionId)
  const waiting = waitingMatches(queue, bracketId ?? '').size
  const conflict = matchConflicts(queue)
  const gone = conflict.filter(each => each.bracketId !== bracketId)
  const forget = () => change(before => gone.reduce((rest, address) => discarded(rest, address), before))

  return (
    <Box data-on-screen sx={{ mb: queue.length > 0 ? 3 : 0 }}>
      <Box role="status">
        {waiting > 0 && (
          <Alert severity="info" variant="outlined" role="none" sx={{ mt: 2 }}>
            {t('queuedWaiting', { count: waiting })}
          </Alert>
        )}
      </Box>
      {conflict
        .filter(each => each.bracketId === bracketId)
        .map(each => (
          <ConflictingResult
            key={each.matchId}
            conflict={each}
            queue={queue}
            mayCorrect={mayCorrect}
            onChange={change}
          />
        ))}
      {gone.length > 0 && (
        <Alert
          severity="warning"
          variant="outlined"
          sx={{ mt: 2 }}
          action={
            <Button color="inherit" size="small" onClick={forget}>
              {t('queuedForget')}
            </Button>
          }
        >
          {t('queuedGone', { matches: gone.length })}
        </Alert>
      )}
    </Box>
  )
}
