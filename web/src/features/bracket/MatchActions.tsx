import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/match'
import { may, type Role } from '@upper-bracket/shared/competition/permissions'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toAppError } from '#platform/appError.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import type { MatchQuestion } from './MatchQuestions.tsx'
import { MatchResult } from './MatchResult.tsx'
import { OrganizerTools } from './OrganizerTools.tsx'
import { ScoreEditor } from './ScoreEditor.tsx'
import { useOfferUndo } from './undoOffer.ts'
import { useMatchCommands } from './useMatchCommands.ts'
import { useMatchTexts } from './useMatchTexts.ts'

const MatchQuestions = lazy(() => import('./MatchQuestions.tsx'))

interface MatchActionsProps {
  readonly match: Match
  readonly roles: ReadonlySet<Role>
}

/** What can be done is offered; for the rest the panel says what it waits for. */
export function MatchActions({ match, roles }: MatchActionsProps) {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const [outdated, setOutdated] = useState(false)
  const [question, setQuestion] = useState<MatchQuestion | null>(null)
  const showError = useShowError()
  const offerUndo = useOfferUndo()
  // What was done here is not offered to be undone on another match.
  useEffect(() => () => offerUndo(null), [offerUndo])

  const onTry = () => setOutdated(false)
  const onRefused = (error: unknown) => {
    if (toAppError(error).code === 'changed-meanwhile') setOutdated(true)
    else showError(error)
  }
  const onMoreToUndo = () => setQuestion({ kind: 'correct' })
  const commands = useMatchCommands(match, { onRefused, onMoreToUndo })
  const keepsScore = match.status === 'running' && may('setScore', roles)

  return (
    <>
      {outdated && (
        <Alert severity="warning" variant="outlined" onClose={onTry}>
          {t('changedMeanwhile', { state: texts.state(match) })}
        </Alert>
      )}
      {keepsScore ? (
        <ScoreEditor
          match={match}
          onTry={onTry}
          onRefused={onRefused}
          onFinished={() => commands.offerToReopen(t('finishDone'))}
        />
      ) : (
        <MatchResult match={match} />
      )}
      {match.status === 'ready' && may('startMatch', roles) && (
        <Button
          variant="contained"
          size="large"
          loading={commands.busy}
          onClick={() => {
            onTry()
            void commands.start()
          }}
        >
          {t('start')}
        </Button>
      )}
      {match.status === 'ready' && !may('startMatch', roles) && (
        <Typography color="textSecondary">{t('readyHint')}</Typography>
      )}
      {match.status === 'waiting' && <Typography color="textSecondary">{t('waitingHint')}</Typography>}
      {match.status === 'bye' && <Typography color="textSecondary">{t('byeHint')}</Typography>}
      {may('forfeitMatch', roles) && (
        <OrganizerTools
          match={match}
          busy={commands.busy}
          onForfeit={sides => {
            onTry()
            void commands.forfeit(sides)
          }}
          onAsk={setQuestion}
        />
      )}
      {question !== null && (
        <Suspense>
          <MatchQuestions
            question={question}
            match={match}
            onMoreToUndo={onMoreToUndo}
            onClose={() => setQuestion(null)}
          />
        </Suspense>
      )}
    </>
  )
}
