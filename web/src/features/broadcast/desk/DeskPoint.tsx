import Remove from '@mui/icons-material/Remove'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { useTranslation } from 'react-i18next'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { DeskButton } from './DeskButton.tsx'
import type { DeskKey } from './deskKeys.ts'
import { useIsFacing } from './useIsFacing.ts'

interface DeskPointProps {
  readonly match: Match
  readonly side: Side
  /** What is counted: a game of the series, which is a map in CS, or a round of the map in play. */
  readonly what: 'point' | 'map' | 'round'
  readonly code: DeskKey
  /** Returns the action that counts one more or less; null if that cannot be. */
  readonly onCount: (by: 1 | -1) => (() => void) | null
  readonly whenSettled: (action: () => void) => () => void
}

/** Counts for one side: a large button for one more, a small one for one less. */
export function DeskPoint({ match, side, what, code, onCount, whenSettled }: DeskPointProps) {
  const { t } = useTranslation(['desk', 'bracket'])
  const isFacing = useIsFacing()
  const team = useMatchTexts().slot(match, side)
  const [more, less] = [onCount(1), onCount(-1)]
  return (
    <Box sx={[pointRow, side === 1 && { flexDirection: 'row-reverse' }]}>
      <DeskButton code={code} onPress={more === null ? null : whenSettled(more)} sx={pointButton}>
        {isFacing ? (
          t(what, { team })
        ) : (
          <>
            <span style={visuallyHidden}>{team} </span>
            {t(`${what}Short`)}
          </>
        )}
      </DeskButton>
      <IconButton
        aria-label={t(what === 'round' ? 'roundDown' : 'bracket:scoreDown', { team })}
        aria-disabled={less === null}
        onClick={() => less?.()}
        sx={{ flexShrink: 0, '&[aria-disabled=true]': { opacity: 0.45 } }}
      >
        <Remove />
      </IconButton>
    </Box>
  )
}

/** The controls of both sides, with what is between them. On a phone that goes on a line of its own. */
export const controlBar = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)' },
} as const

const pointRow = { display: 'flex', alignItems: 'stretch', gap: 0.5, minWidth: 0 } as const
const pointButton = { flex: '1 1 0', minHeight: 64, fontSize: '1.0625rem' } as const
