import { defineConfig } from 'vitest/config'
import FileOrder from './scripts/test/fileOrder.ts'

const setupFiles = ['scripts/test/propertySeed.ts']

/** How long `expect.poll` waits: a second, which is Vitest's own, is too short on a busy machine. */
const pollsFor = (timeout: number) => ({ expect: { poll: { timeout } } })

/**
 * They wait for the emulators more than they compute. On a machine that is busy with other things a call can be told to
 * try again; the summary names what passed only when retried.
 */
const sideBySide = {
  maxWorkers: 4,
  // Vitest runs no group whose projects differ in their workers.
  sequence: { groupOrder: 1 },
  retry: 1,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  ...pollsFor(20_000),
} as const

/**
 * `shared`, `web`, `components` and `scripts` need nothing. The others want running emulators, which `npm test`
 * provides (see `scripts/test`), but for `whole-product`, which starts whole products by itself.
 *
 * `functions` calls the functions as browsers do; each test on people and competitions of its own, so that files run
 * side by side. `in-process` delivers events and calls by itself, each file in a database of its own. `serial` counts
 * what is in the whole database, or keeps the functions so busy that others would notice. `consistency` looks at what
 * all of them have left in the common database. `deep` is too long for `npm test`: it belongs to `npm run test:deep`.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: FileOrder },
    projects: [
      {
        test: {
          name: 'shared',
          setupFiles,
          include: ['shared/src/**/*.test.ts'],
          // Laws compute for seconds, and longer under load.
          testTimeout: 60_000,
          // The domain keeps nothing between calls: its files need no process each.
          isolate: false,
          pool: 'threads',
        },
      },
      {
        test: {
          name: 'web',
          setupFiles,
          include: ['web/src/**/*.test.ts'],
          testTimeout: 20_000,
          ...pollsFor(10_000),
          isolate: false,
        },
      },
      {
        test: {
          name: 'components',
          setupFiles: [...setupFiles, 'web/testing/inlineStyles.ts', 'web/testing/asyncTimeout.ts'],
          include: ['web/src/**/*.test.tsx'],
          testTimeout: 20_000,
          ...pollsFor(10_000),
          // A context of its own for each file, without compiling React and MUI for each: half the CPU time.
          pool: 'vmThreads',
        },
      },
      {
        test: {
          name: 'scripts',
          isolate: false,
          testTimeout: 20_000,
          ...pollsFor(10_000),
          include: ['scripts/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['scripts/whole-product/**'],
        },
      },
      {
        test: {
          name: 'functions',
          setupFiles,
          include: ['functions/test/*.test.ts'],
          ...sideBySide,
          // What they share are clients of the emulators, whose modules take a second of CPU to load.
          isolate: false,
        },
      },
      {
        test: {
          name: 'in-process',
          setupFiles: [...setupFiles, 'functions/test/in-process/support/ownProject.ts'],
          include: ['functions/test/in-process/*.test.ts'],
          isolate: false,
          ...sideBySide,
        },
      },
      { test: { name: 'rules', include: ['functions/test/rules/*.test.ts'], ...sideBySide } },
      {
        test: {
          name: 'serial',
          setupFiles,
          include: ['functions/test/serial/*.test.ts'],
          ...sideBySide,
          fileParallelism: false,
          isolate: false,
        },
      },
      {
        test: {
          // Many random inputs, or crowds: `npm run test:deep`.
          name: 'deep',
          setupFiles,
          include: ['functions/test/deep/*.test.ts'],
          ...sideBySide,
          retry: 0,
          isolate: false,
        },
      },
      {
        test: {
          // The same on a database of their own.
          name: 'deep-in-process',
          setupFiles: [...setupFiles, 'functions/test/in-process/support/ownProject.ts'],
          include: ['functions/test/deep/in-process/*.test.ts'],
          ...sideBySide,
          retry: 0,
          isolate: false,
        },
      },
      {
        test: {
          name: 'consistency',
          include: ['functions/test/consistency/*.test.ts'],
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'whole-product',
          include: ['scripts/whole-product/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          ...pollsFor(20_000),
        },
      },
    ],
  },
})
