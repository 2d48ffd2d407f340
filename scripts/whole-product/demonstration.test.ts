import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../browser/chromium.ts'
import { root } from '../folders.ts'
import { freePage } from '../ports.ts'

// A start of the product, which `npm run test:deep` makes.
const isDeep = Boolean(process.env['KILLED_STARTS'])
let page = 0
let browser: Browser
let stop = async () => {}

beforeAll(async () => {
  if (!isDeep) return
  page = await freePage(5900)
  const script = ['scripts/run.mjs', 'scripts/start/start.ts', '--demo', '--port', String(page)]
  const data = await mkdtemp(join(tmpdir(), 'upper-bracket-data-'))
  const env = { ...process.env, UPPER_BRACKET_DATA: data }
  const child = spawn(process.execPath, script, { cwd: root, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGINT')
      await once(child, 'exit')
    }
    await rm(data, { recursive: true, force: true })
  }
  while (!output.includes('Stop: Ctrl-C')) {
    if (child.exitCode !== null) throw new Error(output)
    await pause(100)
  }
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await stop()
})

test.runIf(isDeep)(
  'a visitor runs a copy with one tap, sees what it would send, and takes another role',
  async () => {
    const context = await browser.newContext({
      locale: 'en-GB',
      baseURL: `http://127.0.0.1:${page}`,
      viewport: { width: 1440, height: 900 },
    })
    context.setDefaultTimeout(20_000)
    const tab = await context.newPage()
    await tab.goto('/en')
    await tab.getByRole('button', { name: 'I am an organizer' }).click()
    await tab.waitForURL(/\/competitions\/[^/]+\/bracket$/)
    const copy = tab.url()
    await tab.locator('[data-match][data-status="ready"]').first().click()
    const panel = tab.getByRole('dialog')
    await panel.getByRole('button', { name: 'Start match' }).click()
    const finish = panel.getByRole('button', { name: /^Finish: .* wins$/ })
    for (let games = 1; games <= 2; games += 1) {
      await panel
        .getByRole('button', { name: /: plus one$/ })
        .first()
        .click()
      await panel.getByRole('group', { name: new RegExp(`: ${games}$`) }).waitFor()
    }
    await finish.click()
    await panel.getByText('Result saved').waitFor()
    await panel.getByRole('button', { name: 'Close' }).click()

    await tab.getByRole('link', { name: 'Messages' }).click()
    await tab.getByText('Telegram group').first().waitFor()
    expect(await tab.getByRole('listitem').filter({ hasText: '2:0' }).count()).toBeGreaterThan(0)

    await tab.getByRole('link', { name: 'Another role' }).click()
    await tab.getByRole('button', { name: 'I am a captain' }).click()
    await tab.waitForURL(/\/matches\//)
    expect(tab.url()).not.toContain(copy.split('/')[4])
    await tab.getByRole('button', { name: 'We’re here' }).waitFor()
  },
  120_000,
)
