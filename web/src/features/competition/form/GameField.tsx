import Box from '@mui/material/Box'
import { type Game, games } from '@upper-bracket/shared/games/game'
import { useTranslation } from 'react-i18next'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { GameBackdrop } from '#ui/game/GameBackdrop.tsx'

interface GameFieldProps {
  readonly value: Game
  readonly onChange: (value: Game) => void
  readonly disabled: boolean
  readonly error?: string | undefined
  /** Why it can no longer be changed, unless the page says so elsewhere. */
  readonly lockedText?: string | undefined
}

export function GameField({ value, onChange, disabled, error, lockedText }: GameFieldProps) {
  const { t } = useTranslation(['competition', 'common'])
  return (
    <div>
      <ChoiceCards
        legend={t('game')}
        value={value}
        onChange={onChange}
        disabled={disabled}
        error={error}
        choices={games.map(game => ({
          value: game,
          label: (
            <Box component="span" sx={{ typography: 'h3', color: `${game}.main` }}>
              {t(`common:game_${game}`)}
            </Box>
          ),
          text: t(`gameText_${game}`),
          picture: <GameBackdrop game={game} strength={0.5} />,
        }))}
      />
      {lockedText !== undefined && (
        <Box sx={{ mt: 1, color: 'text.secondary', fontSize: '0.875rem' }}>{lockedText}</Box>
      )}
    </div>
  )
}
