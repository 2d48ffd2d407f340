import Box from '@mui/material/Box'

interface TeamNameProps {
  readonly align?: 'left' | 'right'
  readonly isWinner?: boolean
  readonly children: string
}

/** Longer names than this take three lines of smaller letters. */
const maxShortName = 26

/** The name of a team, up to 40 letters, in the same height for every name. */
export function TeamName({ align = 'left', isWinner = false, children }: TeamNameProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        alignContent: 'center',
        height: 88,
        px: '28px',
        textAlign: align,
        color: isWinner ? 'brand.main' : 'inherit',
      }}
    >
      <Box component="span" title={children} sx={children.length > maxShortName ? longText : text}>
        {children}
      </Box>
    </Box>
  )
}

const text = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  fontSize: 34,
  fontWeight: 700,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
} as const
const longText = { ...text, WebkitLineClamp: '3', fontSize: 26, lineHeight: 1.1 } as const
