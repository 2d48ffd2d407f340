import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { useTranslation } from 'react-i18next'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import type { GameDraft } from './reportDraft.ts'

interface GamesFieldsProps {
  readonly match: Match
  readonly games: readonly GameDraft[]
  readonly onChange: (games: readonly GameDraft[]) => void
}

/** The maximum length that the callable accepts. */
const referenceMax = 300

/** Fields for the winner of each game, and for its reference. */
export function GamesFields({ match, games, onChange }: GamesFieldsProps) {
  const { t } = useTranslation('matchRoom')
  const texts = useMatchTexts()
  const set = (index: number, changes: Partial<GameDraft>) =>
    onChange(games.map((game, at) => (at === index ? { ...game, ...changes } : game)))
  return (
    <PlainList as="ol" sx={{ display: 'grid', gap: 2.5 }}>
      {games.map(({ winner, reference }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a game is its place in the series
        <Box component="li" key={index} sx={{ display: 'grid', gap: 1.5 }}>
          <ChoiceCards
            legend={t('gameWinner', { number: index + 1 })}
            choices={([0, 1] as const).map(side => ({ value: String(side), label: texts.slot(match, side) }))}
            value={winner === null ? '' : String(winner)}
            onChange={value => set(index, { winner: value === '0' ? 0 : 1 })}
          />
          <TextField
            size="small"
            fullWidth
            autoComplete="off"
            label={t('gameReference')}
            value={reference}
            onChange={event => set(index, { reference: event.target.value })}
            slotProps={{ htmlInput: { maxLength: referenceMax } }}
          />
        </Box>
      ))}
    </PlainList>
  )
}
