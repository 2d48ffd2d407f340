import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '#platform/toasts/useToast.ts'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { finalScores } from '../correction/finalScores.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { GamesFields } from './GamesFields.tsx'
import { type GameDraft, gamesOf, type ReportDraft, readGames } from './reportDraft.ts'
import { ScreenshotsField } from './ScreenshotsField.tsx'

interface ScoreChoiceProps {
  readonly match: Match
  readonly busy: boolean
  readonly onSend: (draft: ReportDraft) => void
  readonly onCancel: () => void
}

/** Asks how a series ended. */
export function ScoreChoice({ match, busy, onSend, onCancel }: ScoreChoiceProps) {
  const { t } = useTranslation(['room', 'bracket', 'common'])
  const texts = useMatchTexts()
  const name = useId()
  const [score, setScore] = useState<Match['score'] | null>(null)
  const [games, setGames] = useState<readonly GameDraft[]>([])
  const [screenshots, setScreenshots] = useState<readonly File[]>([])
  const [hasDetails, setHasDetails] = useState(false)
  const showError = useShowError()
  const send = () => {
    if (score === null) return
    const read = readGames(games, score)
    if (read === null) showError(t('gamesDiffer'))
    else onSend({ score, games: read, screenshots })
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {([0, 1] as const).map(side => (
        <ChoiceCards
          key={side}
          name={name}
          dense
          legend={t('bracket:winnerIs', { team: texts.slot(match, side) })}
          choices={finalScores(match.bestOf, side).map(each => ({
            value: each.join(),
            label: t('bracket:score', { one: each[0], other: each[1] }),
          }))}
          value={score?.join() ?? ''}
          onChange={value => {
            const [one = 0, other = 0] = value.split(',').map(Number)
            setScore([one, other])
            setGames(gamesOf([one, other]))
          }}
        />
      ))}
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
          <ScreenshotsField files={screenshots} onChange={setScreenshots} />
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="contained"
          size="large"
          disabled={score === null}
          loading={busy}
          onClick={send}
          sx={{ minHeight: 44 }}
        >
          {t('sendScore')}
        </Button>
        <Button color="inherit" onClick={onCancel} sx={{ minHeight: 44 }}>
          {t('common:cancel')}
        </Button>
      </Box>
    </Box>
  )
}
