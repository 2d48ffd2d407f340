import ScoreboardOutlined from '@mui/icons-material/ScoreboardOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { winnerOf } from '@upper-bracket/shared/bracket/model/series'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueueButton } from '#features/broadcast/queue/QueueButton.tsx'
import { ScoreEditor } from '../match/ScoreEditor.tsx'
import { useMatchControls } from '../match/useMatchControls.ts'
import { useOpenMatch } from '#features/bracket/state/useBracketAddress.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'

const GamesDialog = lazy(() => import('../games/GamesDialog.tsx'))

interface AgendaControlsProps {
  readonly match: Match
  /** The notes next to the teams. */
  readonly notes: readonly [string | undefined, string | undefined]
  readonly heading: ReactNode
  /** Whether the action is the next step on the page. */
  readonly urgent: boolean
}

/** The next action and the score of a match within the list. Rarer actions are in its panel. */
export function AgendaControls({ match, notes, heading, urgent }: AgendaControlsProps) {
  const { t } = useTranslation(['bracket', 'games'])
  const texts = useMatchTexts()
  const openMatch = useOpenMatch()
  const [outdated, setOutdated] = useState(false)
  const [entersGames, setEntersGames] = useState(false)
  const controls = useMatchControls(match, { setOutdated, onMoreToUndo: () => openMatch(match.id) })
  const { shown, outcome, finishing } = controls
  const teams = texts.teams(match)
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        {heading}
        <QueueButton match={match} />
        {(match.status === 'ready' || match.status === 'running') && (
          <IconButton
            aria-label={t('games:byGameOf', { teams })}
            aria-haspopup="dialog"
            title={t('games:byGame')}
            onClick={() => setEntersGames(true)}
            sx={{ flexShrink: 0, width: 44, height: 44 }}
          >
            <ScoreboardOutlined fontSize="small" />
          </IconButton>
        )}
        {match.status === 'ready' && (
          <Button
            {...(urgent ? nextStep('start') : later)}
            aria-label={t('startOf', { teams })}
            onClick={controls.start}
            sx={action}
          >
            {t('startShort')}
          </Button>
        )}
        {outcome !== null && match.bestOf > 1 && (
          <Button
            {...(urgent ? nextStep('finish') : later)}
            aria-label={texts.finishing(match, outcome)}
            loading={finishing}
            onClick={controls.finish}
            sx={action}
          >
            {t('finishShort')}
          </Button>
        )}
      </Box>
      <ScoreEditor
        match={shown}
        leader={outcome === null ? null : winnerOf(outcome)}
        onCount={controls.count}
        onWin={controls.win}
        dense={{ notes }}
      />
      {entersGames && (
        <Suspense>
          <GamesDialog match={shown} onRecord={controls.record} onClose={() => setEntersGames(false)} />
        </Suspense>
      )}
      {outdated && (
        <Alert severity="warning" variant="outlined" onClose={() => setOutdated(false)}>
          {t('changedMeanwhile', { state: texts.recorded(match) })}
        </Alert>
      )}
    </>
  )
}

/** The one filled button of the page. */
const nextStep = (kind: string) => ({ variant: 'contained', 'data-next-step': kind }) as const
const later = { variant: 'outlined' } as const

const action = { minHeight: 44, flexShrink: 0 } as const
