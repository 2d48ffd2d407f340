import { readFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './plugin/chunkGroups.ts'
import { functionProxies } from './plugin/functionProxies.ts'
import { leanStyles } from './plugin/leanStyles.ts'
import { pages, servedComponents, servedEmbeds } from './plugin/plugin.ts'
import { withoutServer } from './plugin/withoutServer.ts'

const port = process.env['UPPER_BRACKET_PORT']
const firebaseJson = readFileSync(new URL('../firebase.json', import.meta.url), 'utf8')

export default defineConfig({
  plugins: [reactRouter(), withoutServer(), leanStyles(), pages(), servedEmbeds(), servedComponents()],
  // Without entries for the app's own files, a cold development server answers the first page with '504 Outdated
  // Optimize Dep'.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.*'] },
  server: {
    watch: { ignored: ['**/build/**'] },
    proxy: port === undefined ? {} : functionProxies(firebaseJson, Number(port)),
  },
  build: {
    manifest: true,
    target: ['es2023', 'chrome103'],
    // A font is loaded only where its characters are shown.
    assetsInlineLimit: file => (file.endsWith('.woff2') ? false : undefined),
    // Texts import nothing, and every page would list the files of all of them.
    modulePreload: { resolveDependencies: (file, needed) => (file.includes('/texts-') ? [] : needed) },
  },
  environments: {
    client: {
      build: {
        sourcemap: true,
        rolldownOptions: {
          // @emotion/react imports this module for a feature that is not used here.
          treeshake: {
            moduleSideEffects: [{ test: /node_modules\/hoist-non-react-statics\//, sideEffects: false }],
          },
          output: {
            codeSplitting: { groups: chunkGroups() },
          },
        },
      },
    },
  },
})
