import { defineConfig } from 'vitest/config'

const setupFiles = ['scripts/test/propertySeed.ts']

/**
 * `shared`, `web` and `scripts` need nothing. `functions`, `rules` and `e2e` want running emulators,
 * which `npm test` provides (see `scripts/test.mjs`). `consistency` looks at what `functions` has left there,
 * and `mending` comes after it, since it mends that, too.
 * `wholes` starts whole products by itself.
 */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'shared', setupFiles, include: ['shared/src/**/*.test.ts'] } },
      { test: { name: 'web', setupFiles, include: ['web/src/**/*.test.{ts,tsx}'], testTimeout: 20_000 } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], exclude: ['scripts/wholes/**'] } },
      {
        test: {
          name: 'functions',
          setupFiles,
          include: ['functions/test/*.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'consistency',
          include: ['functions/test/consistency/database.test.ts'],
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'mending',
          include: ['functions/test/consistency/mending.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['functions/test/rules/*.test.ts'],
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['web/e2e/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'wholes',
          include: ['scripts/wholes/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
