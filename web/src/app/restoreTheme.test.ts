import { expect, test } from 'vitest'
import { restoreTheme, themeData } from './restoreTheme.ts'
import { isSkippedVariable } from './skippedVariables.ts'
import { theme as made, themeOptions } from './theme.ts'

const theme = made()
const restored = restoreTheme(themeOptions, JSON.parse(JSON.stringify(themeData(theme))))

test('a restored theme has the values of the theme', () => {
  const { vars: _, ...values } = theme
  expect(JSON.parse(JSON.stringify(restored))).toMatchObject(kept(JSON.parse(JSON.stringify(values))))
  expect(restored.generateThemeVars()).toEqual(theme.generateThemeVars())
  // Prerendered styles are reused only where the browser's are the same.
  expect(JSON.stringify(restored.generateStyleSheets())).toBe(JSON.stringify(theme.generateStyleSheets()))
})

test('and the functions, with the variables that a page has', () => {
  const original = { ...theme, vars: theme.generateThemeVars() }
  original.spacing = original.generateSpacing()
  const colour = 'var(--mui-palette-primary-main)'
  for (const amount of [0, 1, 1.5, -2, 'auto'])
    expect(restored.spacing(amount, 1)).toBe(original.spacing(amount, 1))
  expect(restored.breakpoints.up('md')).toBe(original.breakpoints.up('md'))
  expect(restored.applyStyles('light', { colour })).toEqual(original.applyStyles('light', { colour }))
  expect(restored.alpha(colour, 0.5)).toBe(original.alpha(colour, 0.5))
  const sx = { p: 2, color: 'primary.main' }
  expect(restored.unstable_sx(sx)).toEqual(original.unstable_sx(sx))
  expect(restored.palette.getContrastText('#000')).toBe(original.palette.getContrastText('#000'))
  const unused = ['colorSpace', 'getCssVar', 'generateSpacing', 'shouldSkipGeneratingVar']
  expect(Object.keys(original).filter(key => !(key in restored))).toEqual(unused)
})

/** A theme or one of its schemes without what no variable is made of because no page uses it. */
function kept<T>(value: T, path: readonly string[] = []): T {
  if (typeof value !== 'object' || value === null || path[0] === 'shadows') return value
  const below = (key: string) =>
    path[0] === 'colorSchemes' && path.length < 2 ? ['colorSchemes', key] : [...path, key]
  const entries = Object.entries(value).flatMap(([key, each]) => {
    const inner = below(key)
    const named = inner[0] === 'colorSchemes' ? inner.slice(2) : inner
    return isSkippedVariable(named) ? [] : [[key, kept(each, inner)] as const]
  })
  return (Array.isArray(value) ? value : Object.fromEntries(entries)) as T
}
