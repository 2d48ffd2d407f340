import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef } from 'react'
import { useWindowSize } from './useWindowSize.ts'

/**
 * The CSS pixels of a screen before it is enlarged to fill the window. In a window of 1920 pixels, a text of 12 has 24.
 */
const [width, height] = [960, 540]
const margin = 12
const gap = 8
const pageMs = 12_000

interface OverlayScreenProps {
  /** The number of panels next to each other. */
  readonly columns: number
  /** The width of a column at most. */
  readonly columnWidth: number
  readonly children: ReactNode
}

/** Panels in columns, as large as the window allows. Columns for which there is no room take turns. */
export function OverlayScreen({ columns, columnWidth, children }: OverlayScreenProps) {
  const [windowWidth, windowHeight] = useWindowSize()
  const panels = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const timer = setInterval(() => showNextPage(panels.current), pageMs)
    return () => clearInterval(timer)
  }, [])
  const zoom = Math.min(windowWidth / width, windowHeight / height)
  const wanted = columns * columnWidth + (columns - 1) * gap
  return (
    <Box sx={{ display: 'grid', placeContent: 'center', height: '100vh' }}>
      <Panels
        ref={panels}
        style={{ zoom, columnCount: columns, width: Math.min(wanted, width - 2 * margin) }}
      >
        {children}
      </Panels>
    </Box>
  )
}

function showNextPage(panels: HTMLElement | null): void {
  if (panels === null) return
  const next = panels.scrollLeft + panels.clientWidth + gap
  panels.scrollLeft = next < panels.scrollWidth ? next : 0
}

const Panels = styled('div')(({ theme }) => ({
  // Hidden texts stay within the part that is shown.
  position: 'relative',
  maxHeight: height - 2 * margin,
  overflow: 'hidden',
  columnGap: gap,
  '.panel': {
    marginBottom: gap,
    padding: '8px 10px',
    breakInside: 'avoid',
    borderRadius: theme.shape.borderRadius,
    background: theme.vars.palette.background.default,
  },
  h2: { margin: 0, fontSize: 15, fontWeight: 700 },
  ...compactCards,
}))

/** Cards without number, status and seeds. The rules of cards themselves are less specific. */
const compactCards = {
  '& button[data-match]': { gridTemplateRows: '1fr 1fr' },
  '& button .caption, & button .seed': { display: 'none' },
  '& button .slot': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  '& button .team': {
    display: 'block',
    fontSize: 13,
    marginLeft: 6,
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
  '& button .score': { minWidth: 22, padding: '0 4px', fontSize: 15 },
  '& button .mark': { padding: '0 4px' },
} as const
