import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { type ReactNode, useContext } from 'react'
import { columnGap, StageBottom, stageSize } from './overlayStage.ts'

/** Cards and tables are made for pages, where their smallest text has 12 pixels. */
const zoom = 2
const [width, height] = [stageSize.width / zoom, stageSize.height / zoom]
const margin = 12
export const panelPadding = { block: 8, inline: 10 } as const
const accentHeight = 2
/** The border of the last cards. */
export const cardOverhang = 2

/** The room within a panel that fills the screen, above what stands at the bottom of the stage. */
export function screenRoom(bottom = 0) {
  return {
    width: width - 2 * margin - 2 * panelPadding.inline - cardOverhang,
    height: height - bottom / zoom - 2 * margin - 2 * panelPadding.block - accentHeight - columnGap,
  } as const
}

interface OverlayScreenProps {
  /** The number of panels next to each other. */
  readonly columns: number
  /** The width of a column at most. */
  readonly columnWidth: number
  readonly children: ReactNode
}

/** Panels in columns, as large as the stage allows. Columns for which there is no room are its next pages. */
export function OverlayScreen({ columns, columnWidth, children }: OverlayScreenProps) {
  const bottom = useContext(StageBottom)
  const wanted = columns * columnWidth + (columns - 1) * columnGap
  return (
    <Box sx={{ display: 'grid', placeContent: 'center', height: '100%' }}>
      <Panels
        data-pages
        style={{
          zoom,
          columnCount: columns,
          width: Math.min(wanted, width - 2 * margin),
          maxHeight: height - bottom / zoom - 2 * margin,
        }}
      >
        {children}
      </Panels>
    </Box>
  )
}

const Panels = styled('div')(({ theme }) => ({
  // Hidden texts stay within the part that is shown.
  position: 'relative',
  overflow: 'hidden',
  columnGap,
  '.panel': {
    marginBottom: columnGap,
    padding: `${panelPadding.block}px ${panelPadding.inline}px`,
    borderTop: `${accentHeight}px solid var(--overlay-accent)`,
    breakInside: 'avoid',
    WebkitBoxDecorationBreak: 'clone',
    borderRadius: theme.shape.borderRadius,
    background: theme.vars.palette.background.default,
  },
  // Chromium 103 draws what is positioned within a column elsewhere, unless its box hides what overflows.
  '.panel > div': { overflow: 'hidden', boxSizing: 'content-box', paddingRight: cardOverhang },
  h2: { margin: 0, fontSize: 15, fontWeight: 700 },
  ...compactCards,
}))

/** Cards without number, status and seeds. The rules of cards themselves are less specific. */
const compactCards = {
  '& button[data-match]': { gridTemplateRows: '1fr 1fr' },
  '& button .caption, & button .seed': { display: 'none' },
  // Items of a grid that is a button do not stretch by default in Chromium 103.
  '& button .slot': { alignSelf: 'stretch', gridTemplateColumns: 'minmax(0, 1fr) auto' },
  '& button .team': {
    display: 'block',
    fontSize: 13,
    marginLeft: 6,
    textAlign: 'left',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    // The end of a name is cut in any script.
    unicodeBidi: 'plaintext',
  },
  '& button .score': { minWidth: 22, padding: '0 4px', fontSize: 15 },
  '& button .mark': { padding: '0 4px' },
} as const
