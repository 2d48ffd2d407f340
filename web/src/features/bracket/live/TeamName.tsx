import Box from '@mui/material/Box'

interface TeamNameProps {
  readonly align?: 'left' | 'right'
  readonly isWinner?: boolean
  readonly children: string
}

/** The name of a team in two lines at most, whose height is the same for every name. */
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
      <Box component="span" title={children} sx={text}>
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
} as const
