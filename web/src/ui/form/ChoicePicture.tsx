import Box from '@mui/material/Box'

/** A sketch for a choice of `ChoiceCards`, drawn with one path in 80 by 70 units; decorative. */
export function ChoicePicture({ lines }: { readonly lines: string }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 80 70"
      aria-hidden
      focusable="false"
      sx={{ display: 'block', width: 96, height: 84, mb: 1, color: 'brand.main' }}
    >
      <path d={lines} fill="none" stroke="currentColor" strokeWidth="2.5" />
    </Box>
  )
}
