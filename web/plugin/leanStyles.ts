import type { Plugin } from 'vite'
import { themeData } from '../src/app/restoreTheme.ts'
import { theme } from '../src/app/theme.ts'

const ownTheme = /const (\w*[dD]efaultTheme) = createTheme\(\);/
const insertion =
  /const useInsertionEffectAlwaysWithSyncFallback = [^;]*;|var useInsertionEffectAlwaysWithSyncFallback = [^;]*;/

/**
 * Leaves out what Material UI and Emotion prepare when they are loaded and no page uses: themes for components outside
 * of a `ThemeProvider`, and a function for each HTML tag. Emotion inserts styles while React renders, in steps, instead
 * of all at once while it commits. Computes the colours and variables of the theme.
 */
export function leanStyles(): Plugin {
  const found = new Set<string>()
  return {
    name: 'upper-bracket-lean-styles',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      return source === '@emotion/styled' ? this.resolve('@emotion/styled/base', importer) : null
    },
    load(id) {
      if (id.endsWith('/src/app/builtTheme.ts')) {
        const data = JSON.stringify(JSON.stringify(themeData(theme())))
        return { code: `export const builtTheme = JSON.parse(${data})`, map: null }
      }
      if (!id.endsWith('/@mui/material/styles/createThemeWithVars.mjs')) return null
      found.add('variables')
      return { code: 'export const createGetCssVar = undefined; export default undefined', map: null }
    },
    transform(code, id) {
      if (/@emotion\/use-insertion-effect-with-fallbacks\//.test(id) && insertion.test(code)) {
        found.add('insertion')
        return {
          code: code.replace(insertion, 'var useInsertionEffectAlwaysWithSyncFallback = create => create();'),
          map: null,
        }
      }
      if (!/\/@mui\/(?:material|system)\/.*\.mjs$/.test(id) || !ownTheme.test(code)) return null
      found.add('theme')
      return { code: code.replace(ownTheme, 'const $1 = {};'), map: null }
    },
    buildEnd(error) {
      if (error === undefined && found.size < 3)
        this.error('Material UI or Emotion has changed: see web/plugin/leanStyles.ts')
    },
  }
}
