import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TeamFace } from '#ui/TeamFace.tsx'
import { useMatchTexts } from '../texts/useMatchTexts.ts'

interface MatchSlotProps {
  readonly match: Match
  readonly side: Side
  /** On a phone the counter has its own line, in every state of the match. */
  readonly counted?: boolean
  /** Whether the slot is in a list, where the row is as low as its controls. */
  readonly dense?: boolean
  /** Replaces the seed. */
  readonly note?: string | undefined
  /** The score and its controls. */
  readonly children: ReactNode
}

/** A slot of a match in its panel: the team, and the score at the end of the row. */
export function MatchSlot({ match, side, counted = false, dense = false, note, children }: MatchSlotProps) {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const { teamId, text, seed, outcome } = texts.written(match, side)
  const facts = [seed === null ? [] : t('seed', { seed }), texts.fact(match, side) ?? []].flat()
  return (
    <Box sx={[row, dense && denseRow, counted && !dense && onTwoLines]}>
      <Box sx={named}>
        <TeamFace face={texts.face(teamId)} size={dense ? 20 : 32} />
        <Box sx={{ minWidth: 0 }}>
          {/* The weight is the same in every state, because a bolder name could wrap. */}
          <Typography
            sx={{ overflowWrap: 'anywhere', fontWeight: 650 }}
            color={teamId === null || outcome === 'lost' ? 'textSecondary' : 'textPrimary'}
          >
            {text}
          </Typography>
          {dense ? (
            note && (
              <Typography variant="body2" sx={{ color: 'warning.main', overflowWrap: 'anywhere' }}>
                {note}
              </Typography>
            )
          ) : (
            <Typography variant="body2" color="textSecondary" sx={{ minHeight: '1.43em' }}>
              {facts.join(' · ')}
            </Typography>
          )}
        </Box>
      </Box>
      {children}
    </Box>
  )
}

const named = { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 } as const

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 1,
  minHeight: 72,
  pl: 2,
  pr: 1,
  py: 1,
  borderRadius: 1,
  bgcolor: 'background.raised',
} as const

const denseRow = { minHeight: 36, pl: 1.5, pr: 0.5, py: 0.5 } as const

const onTwoLines = { '@media (max-width: 599.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' } } as const
