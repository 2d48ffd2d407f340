import Button from '@mui/material/Button'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FinalScoreCards } from './FinalScoreCards.tsx'
import { GamesFields } from './GamesFields.tsx'
import type { GamesEntry } from './useGamesEntry.ts'

interface SeriesFieldsProps {
  readonly match: Match
  readonly entry: GamesEntry
  /** What else is asked about each game, by its place in the series. */
  readonly afterGame?: (index: number) => ReactNode
}

/** Asks how a series ended: by its score and, where they are known, by its games. */
export function SeriesFields({ match, entry, afterGame }: SeriesFieldsProps) {
  const { t } = useTranslation('games')
  return (
    <>
      <FinalScoreCards match={match} value={entry.result?.score ?? null} onChange={entry.chooseScore} />
      {entry.hasGames ? (
        <GamesFields {...entry.fields} isReport afterGame={afterGame} />
      ) : (
        <Button
          color="inherit"
          onClick={entry.enterGames}
          sx={{ minHeight: 44, justifySelf: 'start', ml: -1 }}
        >
          {t(`title_${entry.fields.game}`)}
        </Button>
      )}
    </>
  )
}
