import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { playedOf } from '@upper-bracket/shared/bracket/model/playedGame'
import type { ReportedResult } from '@upper-bracket/shared/matchRoom/matchRoom'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SeriesFields } from '#features/organizing/games/SeriesFields.tsx'
import { type EnteredResult, useGamesEntry } from '#features/organizing/games/useGamesEntry.ts'
import type { ChosenScreenshot, ReportDraft } from './reportDraft.ts'
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
  const entry = useGamesEntry(match, reported === undefined ? null : enteredResult(reported), {
    isOver: true,
  })
  const [screenshots, setScreenshots] = useState<readonly ChosenScreenshot[]>(reported?.screenshots ?? [])
  const [gameScreenshots, setGameScreenshots] = useState<ReportDraft['gameScreenshots']>(
    reported?.gameScreenshots ?? [],
  )
  const [hasScreenshots, setHasScreenshots] = useState(screenshots.length > 0)
  const { result } = entry
  const screenshotOfGame = (at: number) => {
    const chosen = gameScreenshots[at] ?? null
    return (
      <ScreenshotsField
        match={match}
        game={at + 1}
        screenshots={chosen === null ? [] : [chosen]}
        onChange={([added = null]) =>
          setGameScreenshots(before =>
            Array.from({ length: Math.max(before.length, at + 1) }, (_, game) =>
              game === at ? added : (before[game] ?? null),
            ),
          )
        }
      />
    )
  }
  const send = () => {
    if (!entry.isComplete) entry.showProblem()
    else if (result !== null) {
      const { score } = result
      const games = playedOf(result.games)
      onSend({
        score,
        games,
        screenshots,
        gameScreenshots: games.map((_, game) => gameScreenshots[game] ?? null),
      })
    }
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SeriesFields match={match} entry={entry} afterGame={screenshotOfGame} />
      {result !== null &&
        (hasScreenshots ? (
          <ScreenshotsField match={match} screenshots={screenshots} onChange={setScreenshots} />
        ) : (
          <Button
            color="inherit"
            onClick={() => setHasScreenshots(true)}
            sx={{ minHeight: 44, justifySelf: 'start', ml: -1 }}
          >
            {t('addScreenshot')}
          </Button>
        ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5 }}>
        <Button color="inherit" onClick={onCancel} sx={{ minHeight: 44 }}>
          {t('common:cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={result === null && entry.isComplete}
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

/** A report to be changed: it says nothing of the games rather than that there were none. */
function enteredResult({ score, games }: ReportedResult): EnteredResult {
  return games.length === 0 ? { score } : { score, games }
}
