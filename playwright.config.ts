import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './scripts/browser/chromium.ts'
import { cacheFolder } from './scripts/folders.ts'
import { workersFor } from './scripts/test/workers.ts'
import type { JourneyOptions } from './web/e2e/support/fixtures.ts'
import { origin } from './web/e2e/support/origin.ts'

const report = process.env['JOURNEY_REPORT']
const chromium = await findChromium(process.env)

/** Journeys in a browser, against running emulators: `npm test` plays the project `e2e`, `npm run test:deep` the others. */
export default defineConfig<JourneyOptions>({
  testDir: 'web/e2e',
  testMatch: '**/*.test.ts',
  outputDir: join(cacheFolder, 'e2e'),
  reporter: [
    ['list'],
    ['html', { open: 'never', outputFolder: join(cacheFolder, 'e2e-report') }],
    ...(report === undefined ? [] : [['json', { outputFile: report }] as const]),
  ],
  workers: workersFor(chromium.isPackaged ? 'journeys' : 'journeys in a complete browser'),
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: origin,
    timezoneId: 'Europe/Moscow',
    colorScheme: 'dark',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    launchOptions: { executablePath: chromium.path, args: chromiumArguments },
    screenshot: 'only-on-failure',
    // Recording slows all journeys down, so only those that have failed are recorded.
    trace: 'on-first-retry',
  },
  projects: [
    // One hiccup in thousands of clicks is named in the summary, but fails nothing.
    { name: 'e2e', testIgnore: '**/deep/**', retries: 2 },
    { name: 'deep-e2e', testMatch: '**/deep/*.test.ts', workers: workersFor('long journeys') },
    { name: 'swap-device', grep: /@swappable/, use: { swapDevice: true } },
    { name: 'swap-language', grep: /@swappable/, use: { swapLanguage: true } },
    { name: 'swap-both', grep: /@swappable/, use: { swapDevice: true, swapLanguage: true } },
  ],
})
