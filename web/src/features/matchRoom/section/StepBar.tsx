import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import Typography from '@mui/material/Typography'
import { createContext, type ReactNode, type RefObject, useContext, useId } from 'react'
import { useRoomForToasts } from '#ui/useRoomForToasts.ts'
import { TimeLeft } from './TimeLeft.tsx'

/** What the bar offers in every step: on a phone, the conversation. */
export const StepBarAsideContext = createContext<ReactNode>(null)

interface StepBarProps {
  readonly title: string
  readonly hint?: ReactNode
  /** Receives the focus when the pressed control has disappeared. */
  readonly hintRef?: RefObject<HTMLParagraphElement | null>
  /** When the step ends; its clock is shown until then. */
  readonly deadline?: number | null
  /** The server's time; null while it is unknown. */
  readonly now?: number | null
  /** Whether the viewer has to act. */
  readonly urgent?: boolean
  /** The controls, if the viewer has any. */
  readonly children?: ReactNode
}

/**
 * The step that a match waits for, with its clock and the viewer's controls. On a phone it stays at the lower edge of
 * the window, within reach of the thumb; on a desktop it follows the teams and stays at the upper edge.
 */
export function StepBar({
  title,
  hint,
  hintRef,
  deadline = null,
  now = null,
  urgent = false,
  children,
}: StepBarProps) {
  const id = useId()
  const aside = useContext(StepBarAsideContext)
  const hasControls = Boolean(children)
  const isHeld = hasControls || aside !== null
  const bar = useRoomForToasts<HTMLElement>(isHeld)
  const isTimed = deadline !== null && (now === null || now < deadline)
  return (
    <Box
      ref={bar}
      component="section"
      aria-labelledby={id}
      data-step-bar
      sx={[box, isHeld && held, { borderColor: urgent ? 'brand.main' : 'divider' }]}
    >
      {isHeld && <GlobalStyles styles={focusBelowBar} />}
      <Typography id={id} variant="h3" component="h3" sx={{ gridArea: 'title', overflowWrap: 'break-word' }}>
        {title}
      </Typography>
      {hint !== undefined && (
        <Typography
          ref={hintRef}
          role="status"
          tabIndex={-1}
          variant="body2"
          color="textSecondary"
          sx={{ gridArea: 'hint', mt: 0.25, overflowWrap: 'anywhere', outline: 'none' }}
        >
          {hint}
        </Typography>
      )}
      <Box sx={{ gridArea: 'aside', display: 'flex', alignItems: 'center', gap: 1 }}>
        {isTimed && <TimeLeft until={deadline} now={now} />}
        {aside}
      </Box>
      {hasControls && <Box sx={controls}>{children}</Box>}
    </Box>
  )
}

const wide = '@media (min-width: 900px)'
const narrow = '@media (max-width: 899.95px)'

const box = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'center',
  gridTemplateColumns: 'minmax(min-content, 1fr) auto',
  gridTemplateAreas: '"title aside" "hint hint" "controls controls"',
  p: { xs: 1.5, sm: 2 },
  borderRadius: 2,
  border: '1px solid',
  bgcolor: 'background.paper',
  [wide]: {
    px: 3,
    gridTemplateColumns: 'minmax(16rem, 1fr) auto auto',
    gridTemplateAreas: '"title aside controls" "hint aside controls"',
  },
} as const

const held = {
  position: 'sticky',
  zIndex: 3,
  boxShadow: 8,
  // Below the tabs, which stay at the upper edge as well.
  [wide]: { top: 60, boxShadow: 'none' },
  // After everything else, so that it never covers the end of the page.
  [narrow]: { order: 1, bottom: 'calc(8px + env(safe-area-inset-bottom))' },
} as const

const controls = {
  gridArea: 'controls',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  '& .MuiButton-root': { minHeight: 48, whiteSpace: 'normal', overflowWrap: 'anywhere' },
  [narrow]: { mt: 1.5, '& .MuiButton-root': { flex: '1 1 auto' } },
} as const

/** Keeps a focused control from being scrolled behind the tabs, and behind the bar where it is below them. */
const focusBelowBar = { html: { scrollPaddingTop: '120px' } } as const
