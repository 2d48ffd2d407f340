import Box from '@mui/material/Box'
import { mark } from '@upper-bracket/shared/preview/mark'

/** The logo and the name. The name is hidden on phones, and the surrounding link has a label. */
export function Logo() {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
      <Box
        component="svg"
        viewBox="0 0 64 64"
        aria-hidden="true"
        sx={{ width: 30, height: 30, flexShrink: 0 }}
      >
        <rect width="64" height="64" rx={mark.corner} fill={mark.ground} />
        {mark.lines.map(({ d, colour }) => (
          <path key={d} d={d} fill="none" stroke={colour} strokeWidth={mark.width} />
        ))}
        <path d={mark.tip.d} fill={mark.tip.colour} />
      </Box>
      <Box
        component="span"
        sx={{
          display: { xs: 'none', sm: 'inline' },
          fontFamily: 'h1.fontFamily',
          fontWeight: 700,
          fontSize: '0.95rem',
          letterSpacing: '-0.01em',
        }}
      >
        Upper Bracket
      </Box>
    </Box>
  )
}
