import Box from '@mui/material/Box'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import type { ReactNode } from 'react'
import { TeamFace } from '#ui/TeamFace.tsx'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'

interface TeamLinesProps {
  readonly match: Match
  /** Shown in front of a team. */
  readonly mark?: (side: Side) => ReactNode
}

/** Both teams of a match with their scores, each on one line. */
export function TeamLines({ match, mark }: TeamLinesProps) {
  const texts = useMatchTexts()
  return (
    <Box component="span" sx={{ display: 'grid', minWidth: 0 }}>
      {([0, 1] as const).map(side => {
        const { teamId, text, outcome, mark: result } = texts.written(match, side)
        return (
          <Box key={side} component="span" sx={line}>
            {mark?.(side)}
            <TeamFace face={texts.face(teamId)} />
            <Box component="span" title={text} sx={[name, outcome === 'won' && won]}>
              {text}
            </Box>{' '}
            <Box component="span" sx={score}>
              {result}
            </Box>{' '}
          </Box>
        )
      })}
    </Box>
  )
}

const line = { display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0, lineHeight: '22px' } as const

const name = {
  flex: '1 1 0',
  minWidth: 0,
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

const won = { color: 'brand.main' } as const

const score = {
  minWidth: '1.4em',
  textAlign: 'center',
  fontWeight: 750,
} as const
