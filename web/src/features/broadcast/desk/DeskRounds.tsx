import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { playedOf } from '@upper-bracket/shared/bracket/model/playedGame'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import {
  chooseMap,
  type Counted,
  countRound,
  gameInPlay,
} from '@upper-bracket/shared/bracket/results/countGames'
import { useTranslation } from 'react-i18next'
import { MapField } from '#features/organizing/games/MapField.tsx'
import { controlBar, DeskPoint } from './DeskPoint.tsx'
import { deskKeys } from './deskKeys.ts'

interface DeskRoundsProps {
  /** A match of CS with the entered result, which does not decide it. */
  readonly match: Match
  readonly maps: readonly string[]
  readonly count: (counted: (before: Counted) => Counted | null) => void
  readonly whenSettled: (action: () => void) => () => void
}

/** Counts the rounds of the map in play. */
export function DeskRounds({ match, maps, count, whenSettled }: DeskRoundsProps) {
  const { t } = useTranslation('desk')
  const inPlay = gameInPlay(match, maps)
  if (inPlay === null) return <Typography color="textSecondary">{t('roundsNeedGames')}</Typography>
  const number = playedOf(inPlay.over).length + 1
  const { map = '', rounds } = inPlay.game
  const side = (of: Side) => (
    <DeskPoint
      match={match}
      side={of}
      what="round"
      code={of === 0 ? deskKeys.firstRound : deskKeys.secondRound}
      onCount={by =>
        countRound(match, of, by, maps) === null
          ? null
          : () => count(before => countRound({ ...match, ...before }, of, by, maps))
      }
      whenSettled={whenSettled}
    />
  )
  return (
    <Box role="group" aria-label={t('roundsOfMap', { number })} sx={controlBar}>
      {side(0)}
      <Box sx={middle}>
        <MapField
          number={number}
          map={map}
          onChange={chosen => count(before => chooseMap({ ...match, ...before }, chosen))}
        />
        <Typography variant="score" component="output" aria-live="off" sx={{ fontSize: '2rem' }}>
          {rounds.join(':')}
        </Typography>
      </Box>
      {side(1)}
    </Box>
  )
}

const middle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  minWidth: 0,
  '@media (max-width: 899.95px)': { gridRow: 1, gridColumn: '1 / -1' },
} as const
