import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { winnerOf, winsNeeded } from '@upper-bracket/shared/bracket/model/series'
import { may, type Role } from '@upper-bracket/shared/competition/permissions'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowUndo } from '#features/bracket/undo/undoOffer.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { PlayedGames } from '#features/bracket/match/PlayedGames.tsx'
import type { MatchDialog } from './MatchDialogs.tsx'
import { nextControl } from './nextControl.ts'
import { OrganizerTools } from './OrganizerTools.tsx'
import { ScoreEditor } from './ScoreEditor.tsx'
import { useMatchControls } from './useMatchControls.ts'
import { useNextControlFocus } from './useNextControlFocus.ts'

const MatchDialogs = lazy(() => import('./MatchDialogs.tsx'))

interface MatchControlsProps {
  readonly match: Match
  readonly roles: ReadonlySet<Role>
  /** The offer to undo the last command. */
  readonly undo: ReactNode
}

/**
 * The controls of a match for organizers, and for producers, who only start and score it, and take that back. The score,
 * the next action and the undo offer keep their places in every state, so that nothing moves under a finger.
 */
export function MatchControls({ match, roles, undo }: MatchControlsProps) {
  const { t } = useTranslation(['bracket', 'games'])
  const texts = useMatchTexts()
  const part = useRef<HTMLDivElement>(null)
  const [dialog, setDialog] = useState<MatchDialog | null>(null)
  const showUndo = useShowUndo()
  const organizes = may('runBracket', roles)
  // The undo offer disappears with the panel of its match.
  useEffect(() => () => showUndo(null), [showUndo])

  const [outdated, setOutdated] = useState(false)
  const controls = useMatchControls(match, {
    setOutdated,
    onMoreToUndo: organizes ? () => setDialog({ kind: 'revert' }) : undefined,
  })
  const { shown, outcome, finishing } = controls
  useNextControlFocus(part, match.status, { paused: dialog !== null || finishing })
  return (
    <>
      <Box ref={part}>
        <ScoreEditor
          match={shown}
          leader={outcome === null ? null : winnerOf(outcome)}
          onCount={controls.count}
          onWin={controls.win}
        />
      </Box>
      <PlayedGames match={match} />
      {(match.status === 'ready' || match.status === 'running') && (
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => setDialog({ kind: 'games' })}
          sx={{ minHeight: 44, justifySelf: 'start' }}
        >
          {t('games:byGame')}
        </Button>
      )}
      <Box sx={nextThing}>
        {match.status === 'ready' && (
          <Button
            variant={match.bestOf === 1 ? 'outlined' : 'contained'}
            size="large"
            onClick={controls.start}
            {...nextControl('start')}
            data-next-step="start"
          >
            {t('start')}
          </Button>
        )}
        {match.status === 'running' && (outcome === null || match.bestOf === 1) && (
          <Typography color="textSecondary">
            {match.bestOf === 1
              ? t('winHint')
              : match.bestOf === 2
                ? t('finishBothHint')
                : t('finishHint', { count: winsNeeded(match.bestOf) })}
          </Typography>
        )}
        {outcome !== null && match.bestOf > 1 && (
          <Button
            variant="contained"
            size="large"
            loading={finishing}
            onClick={controls.finish}
            {...nextControl('finish')}
            data-next-step="finish"
          >
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {texts.finishing(match, outcome)}
            </Box>
          </Button>
        )}
        {match.status === 'finished' && organizes && (
          <Button
            variant="outlined"
            color="inherit"
            size="large"
            onClick={() => setDialog({ kind: match.forfeits.some(Boolean) ? 'revert' : 'correct' })}
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
            {t('changedMeanwhile', { state: texts.recorded(match) })}
          </Alert>
        ) : (
          undo
        )}
      </Box>
      {organizes && <OrganizerTools match={match} onOpenDialog={setDialog} />}
      {dialog !== null && (
        <Suspense>
          <MatchDialogs
            dialog={dialog}
            match={shown}
            onForfeit={controls.forfeit}
            onUnstart={controls.unstart}
            onRecord={controls.record}
            onOpenDialog={setDialog}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </>
  )
}

const nextThing = { display: 'grid', alignItems: 'center', minHeight: 56 } as const
