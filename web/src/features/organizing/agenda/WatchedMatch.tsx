import Box from '@mui/material/Box'
import type { AgendaMatch } from '@upper-bracket/shared/bracket/agenda/matchAgenda'
import { isOver } from '@upper-bracket/shared/bracket/model/match'
import { watchedState } from '@upper-bracket/shared/wording/watchedState'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenMatch } from '#features/bracket/state/useBracketAddress.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { TeamLines } from './TeamLines.tsx'

interface WatchedMatchProps extends Pick<AgendaMatch, 'match' | 'late'> {
  /** The minutes since the match started, or should have started; null if unknown. */
  readonly minutes: number | null
}

/** A match on the agenda of those who watch, at least 56 pixels high: its teams, scores and state. It opens the match. */
export const WatchedMatch = memo(function WatchedMatch({ match, late, minutes }: WatchedMatchProps) {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const openMatch = useOpenMatch()
  return (
    <Box
      component="li"
      data-agenda={match.id}
      data-status={match.status}
      sx={{ minWidth: 0, opacity: isOver(match) ? 0.75 : 1 }}
    >
      <Box
        component="button"
        type="button"
        aria-haspopup="dialog"
        onClick={() => openMatch(match.id)}
        sx={[matchButton, match.status === 'running' && running]}
      >
        <TeamLines match={match} />
        <Box component="span" sx={[stateText, match.status === 'running' && onText]}>
          {watchedState(t, texts, match, { late, minutes })}
        </Box>
      </Box>
    </Box>
  )
})

/** A row that opens the panel of its match. */
const matchButton = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 6.5rem)',
  alignItems: 'center',
  gap: 1,
  width: '100%',
  minHeight: 56,
  px: 1.25,
  font: 'inherit',
  fontSize: '0.9375rem',
  textAlign: 'left',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  cursor: 'pointer',
  '&:hover': { bgcolor: 'background.raised' },
} as const

const running = { borderColor: 'brand.main' } as const

const stateText = {
  fontSize: '0.8125rem',
  lineHeight: 1.25,
  textAlign: 'right',
  color: 'text.secondary',
} as const

const onText = { color: 'brand.main', fontWeight: 650 } as const
