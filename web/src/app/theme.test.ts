import { decomposeColor, getContrastRatio, hexToRgb } from '@mui/material/styles'
import { describe, expect, test } from 'vitest'
import { theme } from './theme.ts'

describe.each(['dark', 'light'] as const)('in the %s scheme, on each background', scheme => {
  const { palette, opacity } = theme().colorSchemes[scheme] ?? {}
  if (palette === undefined || opacity === undefined) throw new Error(`No ${scheme} scheme`)
  const { default: page, paper, raised, frame } = palette.background

  test.each([page, paper, raised])('%s', background => {
    // WCAG 2.2, 1.4.3 and 1.4.11.
    expect(getContrastRatio(palette.text.secondary, background)).toBeGreaterThanOrEqual(4.5)
    expect(getContrastRatio(frame, background)).toBeGreaterThanOrEqual(3)
    const placeholder = over(background, palette.text.primary, opacity.inputPlaceholder)
    expect(getContrastRatio(placeholder, background)).toBeGreaterThanOrEqual(4.5)
    const track = over(background, palette.common.onBackground, opacity.switchTrack)
    expect(getContrastRatio(track, background)).toBeGreaterThanOrEqual(3)
  })
})

/** What a colour that lets the background through looks like. */
function over(background: string, colour: string, opacity: number): string {
  const [below, above] = [background, colour].map(each => decomposeColor(hexToRgb(each)).values)
  return `rgb(${above?.map((value, index) => value * opacity + (below?.[index] ?? 0) * (1 - opacity)).join(', ')})`
}
