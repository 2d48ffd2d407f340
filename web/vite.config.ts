import { reactRouter } from '@react-router/dev/vite'
import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { localProjectId } from '@upper-bracket/shared/local/localProjectId'
import { defineConfig, type ProxyOptions } from 'vite'
import { guardRouteReload } from './guardRouteReload.ts'

export default defineConfig({
  plugins: [reactRouter(), guardRouteReload()],
  // Without the app's own files a cold development server answers the first page with '504 Outdated Optimize Dep'.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.*'] },
  server: {
    watch: { ignored: ['**/build/**'] },
    proxy: functionsAt(Number(process.env['UPPER_BRACKET_PORT'])),
  },
  build: { manifest: true, target: 'es2023' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'firebase',
                  // Storage, Analytics and App Check come with those who use them.
                  test: /node_modules\/(@firebase\/(?!storage|analytics|app-check|installations)|firebase\/(?!storage|analytics|app-check|node_modules)|idb\/)/,
                  priority: 3,
                },
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
                  priority: 2,
                },
                {
                  name: 'state',
                  test: /node_modules\/(@reduxjs|redux|redux-thunk|reselect|immer|react-redux|use-sync-external-store|i18next|react-i18next)\//,
                  priority: 2,
                },
                // What every page draws with; a dialog or a menu stays with the page that opens it.
                {
                  name: 'ui',
                  test: /node_modules\/(@emotion|stylis|clsx|@mui\/(system|styled-engine|private-theming|utils)|@mui\/material\/(styles|colors|utils|Avatar|Box|Button|ButtonBase|CircularProgress|Container|CssBaseline|GlobalStyles|IconButton|Link|OverridableComponent|Paper|Skeleton|Stack|SvgIcon|Typography|InitColorSchemeScript))\//,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
})

/** What Hosting rewrites to a function elsewhere, the development server does here. */
function functionsAt(page: number): Record<string, ProxyOptions> {
  if (Number.isNaN(page)) return {}
  const to = (name: string): ProxyOptions => ({
    target: `http://127.0.0.1:${emulatorPorts(page).functions}`,
    rewrite: path => `/${localProjectId}/${functionsRegion}/${name}${path}`,
  })
  return {
    '/api/auth': to('signIn'),
    '/api/telegram': to('telegramWebhook'),
    '/api/errors': to('browserErrors'),
    '/api/competitions': to('competitionSnapshot'),
  }
}
