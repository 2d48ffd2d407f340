import { getContrastRatio } from '@mui/material/styles'
import { describe, expect, test } from 'vitest'
import { theme } from './theme.ts'

describe.each(['dark', 'light'] as const)('in the %s scheme, on each background', scheme => {
  const palette = theme.colorSchemes[scheme]?.palette
  if (palette === undefined) throw new Error(`No ${scheme} scheme`)
  const { default: page, paper, raised, frame } = palette.background

  test.each([page, paper, raised])('%s', background => {
    // WCAG 2.2, 1.4.3 and 1.4.11.
    expect(getContrastRatio(palette.text.secondary, background)).toBeGreaterThanOrEqual(4.5)
    expect(getContrastRatio(frame, background)).toBeGreaterThanOrEqual(3)
  })
})
