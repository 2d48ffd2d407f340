import Box from '@mui/material/Box'

/** Mark and name. The name is hidden on phones; the link around the logo is labelled for everyone. */
export function Logo() {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
      <Box
        component="svg"
        viewBox="0 0 32 32"
        aria-hidden="true"
        sx={{ width: 30, height: 30, color: 'brand.main', flexShrink: 0 }}
      >
        <path d="M3 6h12v20H3M15 16h8" fill="none" stroke="currentColor" strokeWidth="4" />
        <path d="M22 9l7 7-7 7z" fill="currentColor" />
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
