import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles'
import deepmerge from '@mui/utils/deepmerge'

type Values = { [name: string]: string | number | Values }

/** Those of a light scheme, which make no variables. */
const noOverlays = { overlays: [] as unknown as Values }

/** The part of a theme with CSS variables that JSON can carry and that takes long to compute. */
export interface ThemeData
  extends Pick<Theme, 'colorSchemeSelector' | 'cssVarPrefix' | 'defaultColorScheme' | 'rootSelector'> {
  /** The style sheets, with the variables of each selector as a tree. */
  sheets: readonly Record<string, Values>[]
  /** What no variable is made of. */
  schemes: Record<string, object>
}

/** Returns what `restoreTheme` needs of a theme. */
export function themeData(theme: Theme): ThemeData {
  const { colorSchemes, colorSchemeSelector, cssVarPrefix, defaultColorScheme, rootSelector } = theme
  const sheets: readonly Record<string, Values>[] = theme.generateStyleSheets()
  return {
    colorSchemeSelector,
    cssVarPrefix,
    defaultColorScheme,
    rootSelector,
    sheets: sheets.map(sheet =>
      Object.fromEntries(Object.entries(sheet).map(([selector, css]) => [selector, treeOf(theme, css)])),
    ),
    schemes: Object.fromEntries(
      Object.entries(colorSchemes).map(([name, { palette }]) => {
        const { mode, contrastThreshold, tonalOffset } = palette
        return [name, { mode, contrastThreshold, tonalOffset }]
      }),
    ),
  }
}

function treeOf(theme: Theme, css: Values): Values {
  const root: Values = {}
  const prefix = `--${theme.cssVarPrefix}-`
  for (const [name, value] of Object.entries(css)) {
    if (value === undefined) continue
    const path = name.startsWith(prefix) ? name.slice(prefix.length).split('-') : [name]
    const last = path.pop() ?? ''
    let at = root
    for (const key of path) {
      // Shadows and overlays are lists.
      at[key] ??= at === root && Array.isArray(Reflect.get(theme, key)) ? ([] as unknown as Values) : {}
      at = at[key] as Values
    }
    at[last] = value
  }
  return root
}

/** Returns the theme of these options, in a third of the time because its colours and variables are known. */
export function restoreTheme(options: ThemeOptions, data: ThemeData): Theme {
  const { colorSchemes: _, cssVariables: __, defaultColorScheme: ___, ...rest } = options
  const { sheets: trees, schemes, ...known } = data
  const vars: Values = {}
  const values: Values = {}
  const colorSchemes: Record<string, Values> = {}
  const sheets = trees.map(sheet => {
    const flat: Record<string, Values> = {}
    for (const [selector, { colorScheme, ...tree }] of Object.entries(sheet)) {
      flat[selector] = colorScheme === undefined ? {} : { colorScheme }
      flatten(tree, `--${data.cssVarPrefix}-`, flat[selector], vars)
      const name = Object.keys(schemes).find(each => selector.includes(`"${each}"`))
      if (name === undefined) Object.assign(values, tree)
      else colorSchemes[name] = deepmerge(colorSchemes[name] ?? noOverlays, tree)
    }
    return flat
  })
  for (const [name, fixed] of Object.entries(schemes))
    Object.assign(colorSchemes[name]?.['palette'] ?? {}, fixed)
  const shown = colorSchemes[data.defaultColorScheme]
  const theme = createTheme({
    ...rest,
    palette: shown?.['palette'] as unknown as Theme['palette'],
    spacing: `var(--${data.cssVarPrefix}-spacing)`,
  })
  const { augmentColor, getContrastText } = theme.palette
  for (const { palette } of Object.values(colorSchemes))
    Object.assign(palette ?? {}, { augmentColor, getContrastText })
  return Object.assign(theme, known, shown, {
    colorSchemes,
    font: values['font'],
    vars,
    generateThemeVars: () => vars,
    generateStyleSheets: () => sheets,
    getColorSchemeSelector: (scheme: string) => `[${data.colorSchemeSelector}="${scheme}"] &`,
  })
}

/** Adds the variables of a tree to `css`, and to `vars` how they are used. */
function flatten(tree: Values, prefix: string, css: Values, vars: Values): void {
  for (const [key, value] of Object.entries(tree)) {
    const name = `${prefix}${key}`
    // A list without one of its variables.
    if (value === null) continue
    if (typeof value === 'object') {
      vars[key] ??= Array.isArray(value) ? ([] as unknown as Values) : {}
      flatten(value, `${name}-`, css, vars[key] as Values)
    } else {
      css[name] = value
      vars[key] = `var(${name})`
    }
  }
}
