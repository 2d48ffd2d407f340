import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { ReportedResult } from '@upper-bracket/shared/matchRoom/matchRoom'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '#platform/toasts/useToast.ts'
import { FinalScoreCards } from '#features/organizing/games/FinalScoreCards.tsx'
import { GamesFields } from './GamesFields.tsx'
import {
  type ChosenScreenshot,
  type GameDraft,
  gamesOf,
  type ReportDraft,
  readGames,
  reportedGames,
} from './reportDraft.ts'
import { ScreenshotsField } from './ScreenshotsField.tsx'

interface ScoreChoiceProps {
  readonly match: Match
  /** The previous report of the viewer's team, to be changed. */
  readonly reported?: ReportedResult
  readonly busy: boolean
  readonly onSend: (draft: ReportDraft) => void
  readonly onCancel: () => void
}

/** Asks how a series ended. */
export function ScoreChoice({ match, reported, busy, onSend, onCancel }: ScoreChoiceProps) {
  const { t } = useTranslation(['matchRoom', 'common'])
  const [score, setScore] = useState<Match['score'] | null>(reported?.score ?? null)
  const [games, setGames] = useState<readonly GameDraft[]>(reported ? reportedGames(reported) : [])
  const [screenshots, setScreenshots] = useState<readonly ChosenScreenshot[]>(reported?.screenshots ?? [])
  const [hasDetails, setHasDetails] = useState(screenshots.length > 0 || (reported?.games.length ?? 0) > 0)
  const showError = useShowError()
  const send = () => {
    if (score === null) return
    const read = readGames(games, score)
    if (read === null) showError(t('gamesDiffer'))
    else onSend({ score, games: read, screenshots })
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FinalScoreCards
        match={match}
        value={score}
        onChange={chosen => {
          setScore(chosen)
          setGames(gamesOf(chosen))
        }}
      />
      {score !== null && !hasDetails && (
        <Button
          color="inherit"
          onClick={() => setHasDetails(true)}
          sx={{ minHeight: 44, justifySelf: 'start' }}
        >
          {t('addDetails')}
        </Button>
      )}
      {score !== null && hasDetails && (
        <>
          <GamesFields match={match} games={games} onChange={setGames} />
          <ScreenshotsField match={match} screenshots={screenshots} onChange={setScreenshots} />
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5 }}>
        <Button color="inherit" onClick={onCancel} sx={{ minHeight: 44 }}>
          {t('common:cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={score === null}
          loading={busy}
          onClick={send}
          sx={{ minHeight: 44 }}
        >
          {t('sendScore')}
        </Button>
      </Box>
    </Box>
  )
}
