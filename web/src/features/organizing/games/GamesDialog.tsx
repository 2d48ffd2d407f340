import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { type PlayedGame, playedOf } from '@upper-bracket/shared/bracket/model/playedGame'
import { scoreOfGames, seriesOutcome } from '@upper-bracket/shared/bracket/model/series'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DismissButton } from '#ui/DismissButton.tsx'
import { Form } from '#ui/form/Form.tsx'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { GamesFields } from './GamesFields.tsx'
import { useGamesEntry } from './useGamesEntry.ts'

interface GamesDialogProps {
  readonly match: Match
  readonly onRecord: (games: readonly PlayedGame[]) => void
  readonly onClose: () => void
}

/** Asks for the games of a match that is not over. The match ends with the game that decides it. */
export default function GamesDialog({ match: given, onRecord, onClose }: GamesDialogProps) {
  const { t } = useTranslation('games')
  const texts = useMatchTexts()
  const id = useId()
  // What is entered stays when somebody else scores the match meanwhile; sending it is refused then.
  const [match] = useState(given)
  const entry = useGamesEntry(match, { score: match.score, games: playedOf(match.games) }, { isOver: false })
  const games = entry.isComplete ? (entry.result?.games ?? []) : null
  const outcome = games === null ? null : seriesOutcome(match.bestOf, scoreOfGames(games), games)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{t(`title_${entry.fields.game}`)}</DialogTitle>
      <Form
        onSubmit={async () => {
          if (games === null) return entry.showProblem()
          onClose()
          onRecord(games)
        }}
        busy={false}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          <GamesFields {...entry.fields} />
        </DialogContent>
        <DialogActions>
          <DismissButton onClick={onClose} />
          <Button type="submit" variant="contained">
            {outcome === null ? t('save') : texts.finishing(match, outcome)}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
