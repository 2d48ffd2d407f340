import { defineConfig } from 'vitest/config'
import FileOrder from './scripts/test/fileOrder.ts'
import { workersFor } from './scripts/test/workers.ts'

// Components use libraries as they are shipped, but for React: an eighth less CPU time than with their development builds.
process.env['NODE_ENV'] = 'production'
/** In all other tests, libraries complain as they do in development. */
const env = { NODE_ENV: 'test' }

const setupFiles = ['scripts/test/propertySeed.ts']

/** Laws compute for seconds, and dialogs with many fields take some to draw: longer on a busy machine. */
const patient = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } }

/** For tests that wait, which a busy machine can fail; the summary names those that passed only after a retry. */
const retried = { retry: 1 }

/**
 * The tests wait for the emulators more than they compute. On a busy machine a call can be refused with `try-again`.
 */
const sideBySide = {
  env,
  ...retried,
  maxWorkers: workersFor('function tests'),
  // Vitest runs no group whose projects differ in their workers.
  sequence: { groupOrder: 1 },
  ...patient,
} as const

/**
 * `shared`, `web`, `components` and `scripts` need no emulators. The others need running emulators, which `npm test`
 * provides (see `scripts/test`), except for `whole-product`, which starts whole products itself.
 *
 * `functions` calls the functions like browsers; each test has its own people and competitions, so that files run in
 * parallel. `calls` makes calls whose triggers do not matter in this process, which takes half the CPU time. `in-process` delivers events and calls directly, each file in its own database. `serial` counts documents
 * of the whole database, or keeps the functions so busy that others would notice. `consistency` checks what all of them
 * have left in the common database. `deep` is too long for `npm test` and belongs to `npm run test:deep`.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: FileOrder },
    // What a file of `components` leaves behind is freed with its thread only, whose heap would overflow in the end.
    vmMemoryLimit: '1200MB',
    projects: [
      {
        test: {
          name: 'shared',
          ...patient,
          setupFiles,
          env,
          include: ['shared/src/**/*.test.ts'],
          // The domain keeps nothing between calls: its files need no process each.
          isolate: false,
          pool: 'threads',
        },
      },
      {
        test: {
          name: 'web',
          ...patient,
          ...retried,
          setupFiles: [...setupFiles, 'web/testing/serviceCodes.ts'],
          env,
          include: ['web/{src,plugin}/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          name: 'components',
          ...patient,
          ...retried,
          setupFiles: [
            ...setupFiles,
            'web/testing/developmentReact.ts',
            'web/testing/inlineStyles.ts',
            'web/testing/waiting.ts',
            'web/testing/cleanUp.ts',
            'web/testing/ownerStacks.ts',
            'web/testing/serviceCodes.ts',
          ],
          include: ['web/src/**/*.test.tsx'],
          // A context of its own for each file, without compiling React and MUI for each: half the CPU time.
          pool: 'vmThreads',
        },
      },
      {
        test: {
          name: 'scripts',
          ...patient,
          ...retried,
          env,
          isolate: false,
          include: ['scripts/**/*.test.ts', 'tools/**/*.test.ts', 'functions/test/deployed/*.test.ts'],
          exclude: ['scripts/whole-product/**'],
        },
      },
      {
        test: {
          name: 'functions',
          setupFiles,
          include: ['functions/test/*.test.ts'],
          ...sideBySide,
          // The files share clients of the emulators, whose modules take a second of CPU to load.
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
      {
        test: {
          name: 'calls',
          setupFiles: [
            ...setupFiles,
            'functions/test/in-process/support/ownProject.ts',
            'functions/test/calls/support/functionsEnvironment.ts',
            'functions/test/calls/support/consistentAfterwards.ts',
          ],
          include: ['functions/test/calls/*.test.ts'],
          alias: ['call', 'person'].map(name => ({
            find: new RegExp(`^(.*/testing|\\.)/${name}\\.ts$`),
            replacement: `${import.meta.dirname}/functions/test/calls/support/${name}.ts`,
          })),
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
          // The same tests with a database of their own.
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
          env,
          include: ['functions/test/consistency/*.test.ts'],
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'whole-product',
          env,
          include: ['scripts/whole-product/*.test.ts'],
          ...patient,
          testTimeout: 300_000,
          hookTimeout: 900_000,
        },
      },
    ],
  },
})
