import { reactRouter } from '@react-router/dev/vite'
import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import { localProjectId } from '@upper-bracket/shared/local/localProjectId'
import { defineConfig, type ProxyOptions } from 'vite'
import { guardRouteReload } from './guardRouteReload.ts'
import { ofEveryPage, ofTheApi } from './ofEveryPage.ts'

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
        sourcemap: true,
        rolldownOptions: {
          // @emotion/react imports it for what nobody here uses.
          treeshake: {
            moduleSideEffects: [{ test: /node_modules\/hoist-non-react-statics\//, sideEffects: false }],
          },
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'firebase',
                  // Storage, Analytics and App Check come with those who use them.
                  test: /node_modules\/(@firebase\/(?!storage|analytics|app-check|installations)|firebase\/(?!storage|analytics|app-check|node_modules)|idb\/)/,
                  priority: 3,
                },
                // What every page needs, in two pieces, which compress better than many: libraries change less often.
                { name: ofEveryPage('libraries'), priority: 2 },
                { name: ofEveryPage('frame'), priority: 1 },
                { name: ofTheApi() },
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
    '^/api/(competitions/.*/calendar\\.ics|calendars/)': to('calendarFeed'),
    '/api/competitions': to('competitionSnapshot'),
  }
}
