import Box from '@mui/material/Box'
import type { DrawnMatch } from '@upper-bracket/shared/preview/drawnBracket'

/** The height of a match with its margin, and of the picture, whatever it shows, so that nothing below it moves. */
const rowHeight = 62
const smallBracketHeight = 4 * rowHeight
const gap = 24

/** A small picture of a bracket, hidden from assistive technology: the text next to it says what is played. */
export function SmallBracket({ matches }: { matches: readonly DrawnMatch[] }) {
  const deepest = Math.max(0, ...matches.map(({ at }) => at?.depth ?? 0))
  const columns = matches.some(({ at }) => at === null) ? 2 : deepest + 1
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        alignContent: 'center',
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridAutoRows: rowHeight,
        columnGap: `${gap}px`,
        height: smallBracketHeight,
      }}
    >
      {matches.map(match => (
        <Box key={match.id} sx={{ ...cell, ...(match.at !== null && placeIn(match.at, deepest)) }}>
          <MatchBox {...match} />
        </Box>
      ))}
    </Box>
  )
}

function MatchBox({ sides, isRunning }: DrawnMatch) {
  return (
    <Box sx={{ ...box, borderColor: isRunning ? 'brand.main' : 'divider' }}>
      {sides.map(({ name, score, isOut }, index) => (
        <Box key={index === 0 ? 'upper' : 'lower'} sx={{ ...row, opacity: isOut ? 0.7 : 1 }}>
          <Box component="span" title={name} sx={nameStyle}>
            {name === '' ? '—' : name}
          </Box>
          <Box component="span" sx={{ fontWeight: 750, color: isRunning ? 'brand.main' : 'text.primary' }}>
            {score}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** Returns the place of a match in the grid, with the lines to the matches before and after it. */
function placeIn({ depth, place }: { readonly depth: number; readonly place: number }, deepest: number) {
  const span = 2 ** (deepest - depth)
  const line = '2px solid var(--mui-palette-divider)'
  const isUpper = place % 2 === 0
  const onward = {
    left: '100%',
    width: gap / 2,
    borderRight: line,
    ...(isUpper ? { top: '50%', bottom: 0, borderTop: line } : { top: 0, bottom: '50%', borderBottom: line }),
  }
  return {
    gridColumn: deepest - depth + 1,
    gridRow: `${place * span + 1} / span ${span}`,
    '&::before, &::after': { content: '""', position: 'absolute' },
    '&::before':
      depth === deepest
        ? { display: 'none' }
        : { content: '""', right: '100%', width: gap / 2, top: '50%', borderTop: line },
    '&::after': depth === 0 ? { display: 'none' } : { content: '""', ...onward },
  }
}

const cell = { position: 'relative', display: 'grid', alignItems: 'center', minWidth: 0 } as const

const box = {
  minWidth: 0,
  border: '1px solid',
  borderRadius: 1,
  bgcolor: 'background.raised',
  fontSize: '0.8125rem',
  lineHeight: '24px',
} as const

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 0.5,
  px: 1,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const

const nameStyle = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
} as const
