import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { forceResend } from '@upper-bracket/shared/bracket/offlineQueue/forceResend'
import {
  discarded,
  isResolved,
  type MatchConflict,
} from '@upper-bracket/shared/bracket/offlineQueue/offlineQueue'
import type { OfflineQueue } from '@upper-bracket/shared/bracket/offlineQueue/queuedCommand'
import { refuse } from '@upper-bracket/shared/errors/outcome'
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { AppErrorCode } from '#locales/appErrorCode.ts'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { appError } from '#platform/errors/appError.ts'
import { useErrorSentence } from '#platform/errors/errorSentence.ts'
import { cachedBracket } from '../commands/optimisticUpdate.ts'
import { useBracketScope, useMatch } from '../state/bracketScope.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import type { QueuedState } from '../commands/offlineQueueEndpoints.ts'

interface ConflictingResultProps {
  readonly conflict: MatchConflict
  readonly queue: OfflineQueue
  /** Whether the viewer may change a finished match. */
  readonly mayCorrect: boolean
  readonly onChange: (change: (queue: OfflineQueue) => OfflineQueue) => void
}

/** A conflict to resolve: the queued result next to the match as it is now. */
export function ConflictingResult({ conflict, queue, mayCorrect, onChange }: ConflictingResultProps) {
  const { t } = useTranslation('bracket')
  const id = useId()
  const texts = useMatchTexts()
  const sentence = useErrorSentence()
  const { competitionId, bracketId } = useBracketScope()
  const match = useMatch(conflict.matchId)
  const bracket = useSelector((state: QueuedState) => cachedBracket({ competitionId, bracketId }, state))
  const send = (before: OfflineQueue) =>
    bracket === null
      ? refuse('not-found')
      : forceResend(before, bracket, conflict, { competitionId, at: Date.now(), newId: newDocumentId })
  const sendMine = () =>
    onChange(before => {
      const outcome = send(before)
      return outcome.ok ? outcome.value : before
    })
  const tried = send(queue)
  const needsNoDecision = match !== null && tried.ok && isResolved(conflict, match)
  const resolve = useEffectEvent(sendMine)
  useEffect(() => {
    // A change of the queue in another tab runs the effect again.
    void queue
    if (needsNoDecision) resolve()
  }, [needsNoDecision, queue])
  if (match === null || needsNoDecision) return null

  // If the teams of the match have changed, their result is irrelevant.
  const hasOtherTeams = !tried.ok && tried.code === 'changed-meanwhile'
  const refusal = tried.ok ? conflict.refusal : tried.code
  const reason = hasOtherTeams
    ? t('queuedOtherTeams')
    : refusal === 'changed-meanwhile'
      ? null
      : sentence(appError(refusal as AppErrorCode))
  const { wanted } = conflict
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      data-conflict={conflict.matchId}
      sx={frame}
    >
      <Typography id={id} component="h2" variant="h4">
        {t('queuedConflict', { match: texts.number(match) })}
      </Typography>
      <Box sx={sides}>
        <Version title={t('queuedMine')}>
          <b>{texts.teams(wanted)}</b>
          <span>{texts.recorded(wanted)}</span>
        </Version>
        <Version title={t('queuedPresent')}>
          <b>{texts.teams(match)}</b>
          <span>{texts.recorded(match)}</span>
        </Version>
      </Box>
      {reason !== null && <Typography color="textSecondary">{reason}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {tried.ok && (mayCorrect || match.status !== 'finished') && (
          <Button variant="contained" sx={{ minHeight: 44 }} onClick={sendMine}>
            {t('queuedSend')}
          </Button>
        )}
        <Button
          variant="outlined"
          color="inherit"
          sx={{ minHeight: 44 }}
          onClick={() => onChange(before => discarded(before, conflict))}
        >
          {t('queuedDiscard')}
        </Button>
      </Box>
    </Paper>
  )
}

function Version({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="dl" sx={version}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {title}
      </Typography>
      <Typography component="dd" sx={{ display: 'grid', m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  )
}

const frame = { display: 'grid', gap: 1.5, p: 2, mt: 2, borderColor: 'warning.main' } as const
const sides = { display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const
const version = { m: 0, p: 1.5, borderRadius: 1, bgcolor: 'background.raised', minWidth: 0 } as const
