import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { seriesWinner, winsNeeded } from '@upper-bracket/shared/bracket/model/series'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toAppError } from '#platform/errors/appError.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { useOfferUndo } from '../commands/undoOffer.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import type { MatchDialog } from './MatchDialogs.tsx'
import { nextControl } from './nextControl.ts'
import { OrganizerTools } from './OrganizerTools.tsx'
import { ScoreEditor } from './ScoreEditor.tsx'
import { useMatchCommands } from './useMatchCommands.ts'
import { useNextControlFocus } from './useNextControlFocus.ts'
import { useScoreEntry } from './useScoreEntry.ts'

const MatchDialogs = lazy(() => import('./MatchDialogs.tsx'))

interface MatchControlsProps {
  readonly match: Match
  /** The offer to undo the last command. */
  readonly undo: ReactNode
}

/**
 * An organizer's controls of a match. The score, the next action and the offer to undo keep their places in
 * every state, so that nothing moves from under a finger.
 */
export function MatchControls({ match, undo }: MatchControlsProps) {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const part = useRef<HTMLDivElement>(null)
  const [outdated, setOutdated] = useState(false)
  const [question, setQuestion] = useState<MatchDialog | null>(null)
  const showError = useShowError()
  const offerUndo = useOfferUndo()
  // The offer to undo does not outlive the panel of its match.
  useEffect(() => () => offerUndo(null), [offerUndo])

  const onRefused = (error: unknown) => {
    if (toAppError(error).code === 'changed-meanwhile') setOutdated(true)
    else showError(error)
  }
  const onMoreToUndo = () => setQuestion({ kind: 'revert' })
  const entry = useScoreEntry(match, onRefused)
  const commands = useMatchCommands(match, { onRefused, onMoreToUndo })
  const trying = (command: () => unknown) => () => {
    setOutdated(false)
    void command()
  }
  const shown = match.status === 'running' ? { ...match, score: entry.score } : match
  const leader = match.status === 'running' ? seriesWinner(match.bestOf, shown.score) : null
  useNextControlFocus(part, match.status, { paused: question !== null || entry.finishing })

  const count = (score: Match['score']) => {
    setOutdated(false)
    // An earlier command cannot be undone without the count that follows it.
    offerUndo(null)
    entry.count(score)
  }
  const finish = async () => {
    const recorded = entry.finish()
    commands.offerToReopen(recorded)
    if ((await recorded) === null) offerUndo(null)
  }
  return (
    <>
      <Box ref={part}>
        <ScoreEditor
          match={shown}
          leader={leader}
          onCount={count}
          onWin={(side: Side) => trying(() => commands.win(side))()}
        />
      </Box>
      <Box sx={nextThing}>
        {match.status === 'ready' && (
          <Button
            variant={match.bestOf === 1 ? 'outlined' : 'contained'}
            size="large"
            onClick={trying(commands.start)}
            {...nextControl('start')}
          >
            {t('start')}
          </Button>
        )}
        {match.status === 'running' && (leader === null || match.bestOf === 1) && (
          <Typography color="textSecondary">
            {match.bestOf === 1 ? t('winHint') : t('finishHint', { count: winsNeeded(match.bestOf) })}
          </Typography>
        )}
        {leader !== null && match.bestOf > 1 && (
          <Button
            variant="contained"
            size="large"
            loading={entry.finishing}
            onClick={trying(finish)}
            {...nextControl('finish')}
          >
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {t('finishWinner', { team: texts.slot(match, leader) })}
            </Box>
          </Button>
        )}
        {match.status === 'finished' && (
          <Button
            variant="outlined"
            color="inherit"
            size="large"
            onClick={() => setQuestion({ kind: match.forfeits.some(Boolean) ? 'revert' : 'correct' })}
          >
            {t('correct')}
          </Button>
        )}
        {match.status === 'waiting' && <Typography color="textSecondary">{t('waitingHint')}</Typography>}
        {match.status === 'bye' && <Typography color="textSecondary">{t('byeHint')}</Typography>}
      </Box>
      <Box role="status" sx={{ minHeight: 56 }}>
        {outdated ? (
          <Alert severity="warning" variant="outlined" role="none" onClose={() => setOutdated(false)}>
            {t('changedMeanwhile', { state: texts.state(match) })}
          </Alert>
        ) : (
          undo
        )}
      </Box>
      <OrganizerTools
        match={match}
        onUnstart={trying(() => commands.unstart(entry.settled()))}
        onAsk={setQuestion}
      />
      {question !== null && (
        <Suspense>
          <MatchDialogs
            question={question}
            match={match}
            onForfeit={sides => trying(() => commands.forfeit(sides, entry.settled()))()}
            onAsk={setQuestion}
            onClose={() => setQuestion(null)}
          />
        </Suspense>
      )}
    </>
  )
}

const nextThing = { display: 'grid', alignItems: 'center', minHeight: 56 } as const
