import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // Without the app's own files a cold development server answers the first page with '504 Outdated Optimize Dep'.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.*'] },
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
                  test: /node_modules\/(@firebase\/(?!storage)|firebase\/(?!storage)|idb\/)/,
                  priority: 3,
                },
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
})
