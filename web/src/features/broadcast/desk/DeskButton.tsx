import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import { type ReactNode, useContext } from 'react'
import { type DeskKey, DeskKeysContext, keyLabel } from './deskKeys.ts'
import { useDeskKey } from './useDeskKey.ts'

interface DeskButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'loading' | 'aria-pressed' | 'sx'> {
  readonly code: DeskKey
  /** Null while there is nothing to do: the button keeps its place and the focus. */
  readonly onPress: (() => void) | null
  readonly children: ReactNode
}

/** A button with a key of its own. */
export function DeskButton({ code, onPress, children, sx, ...button }: DeskButtonProps) {
  const areOn = useContext(DeskKeysContext)
  useDeskKey(code, button.loading ? null : onPress)
  return (
    <Button
      variant="outlined"
      color="inherit"
      {...button}
      {...(areOn && { 'aria-keyshortcuts': keyLabel(code) })}
      aria-disabled={onPress === null}
      onClick={() => onPress?.()}
      onKeyDown={event => event.repeat && event.preventDefault()}
      sx={[look, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <Box component="span" sx={label}>
        {children}
      </Box>
      {areOn && <Kbd code={code} />}
    </Button>
  )
}

function Kbd({ code }: { readonly code: DeskKey }) {
  return (
    <Box component="kbd" aria-hidden sx={kbd}>
      {keyLabel(code)}
    </Box>
  )
}

const look = {
  gap: 1,
  minWidth: 0,
  minHeight: 44,
  px: 1.5,
  justifyContent: 'space-between',
  '&[aria-disabled=true]': { opacity: 0.45, cursor: 'default' },
} as const

const label = {
  minWidth: 0,
  textAlign: 'start',
  lineHeight: 1.2,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const

const kbd = {
  flexShrink: 0,
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 24,
  height: 24,
  px: 0.5,
  border: '1px solid currentColor',
  borderRadius: 0.75,
  font: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 700,
  lineHeight: 1,
  // Phones have no keys.
  '@media (pointer: coarse)': { display: 'none' },
} as const
