import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { root } from '../../../scripts/folders.ts'
import { test } from '../support/fixtures.ts'
import type { GalleryRole } from './support/galleryPeople.ts'
import { type GallerySeed, gallerySeed } from './support/gallerySeed.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const
const folder = join(root, '.cache', 'next-steps')

let seed: GallerySeed

test.beforeAll(async () => {
  seed = await gallerySeed()
  await mkdir(folder, { recursive: true })
})

interface Row {
  readonly at: (seed: GallerySeed) => string
  readonly as?: GalleryRole
  /** The kind of the step; null if the reader has none here. */
  readonly step: string | null
}

const on = (name: 'open' | 'empty' | 'calling' | 'everybody', tab: string) => ({
  at: (of: GallerySeed) => `/competitions/${of[name]}/${tab}`,
})
const played = (name: 'eight' | 'over', tab: string) => ({
  at: (of: GallerySeed) => `/competitions/${of[name].competitionId}/${tab}`,
})

const rows: Readonly<Record<string, Row>> = {
  'open-stranger': { ...on('open', 'teams'), step: 'join' },
  'open-newcomer': { ...on('open', 'teams'), as: 'newcomer', step: 'join' },
  'open-called': { ...on('open', 'teams'), as: 'called', step: 'answer-request' },
  'open-player': { ...on('open', 'teams'), as: 'player', step: null },
  'open-owner': { ...on('open', 'teams'), as: 'owner', step: 'distribute' },
  'open-administrator': { ...on('open', 'bracket'), as: 'administrator', step: 'distribute' },
  'empty-owner': { ...on('empty', 'teams'), as: 'owner', step: 'add-players' },
  'calling-owner': { ...on('calling', 'teams'), as: 'owner', step: 'check-readiness' },
  'calling-called': { ...on('calling', 'teams'), as: 'called', step: 'confirm-readiness' },
  'running-player': { ...played('eight', 'teams'), as: 'player', step: 'match' },
  'running-owner': { ...played('eight', 'teams'), as: 'owner', step: 'run' },
  'running-live': { ...played('eight', 'live'), step: null },
  'running-commentators': { ...played('eight', 'commentators'), as: 'commentator', step: null },
  'running-bracket': { ...played('eight', 'bracket'), step: null },
  'running-bracket-player': { ...played('eight', 'bracket'), as: 'player', step: 'match' },
  'over-player': { ...played('over', 'bracket'), as: 'player', step: null },
  'over-owner': { ...played('over', 'bracket'), as: 'owner', step: null },
  'about-stranger': { ...on('open', 'about'), step: 'join' },
}

for (const [name, { at, as, step }] of Object.entries(rows)) {
  test(`the next step is on the first screen: ${name}`, async ({ newVisitor }) => {
    const { page } = await newVisitor({ ...(as && { as: seed.people[as] }) })
    for (const size of sizes) {
      await page.setViewportSize(size)
      await page.goto(at(seed))
      await settled(page)
      const next = page.locator('[data-next-step]')
      if (step !== null) {
        await expect(next.first()).toHaveAttribute('data-next-step', step)
        const box = await next.first().boundingBox()
        expect.soft((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height)
        expect.soft(box?.height).toBeGreaterThanOrEqual(44)
      }
      expect.soft(await next.count()).toBe(step === null ? 0 : 1)
      expect.soft(await page.locator('main .MuiButton-contained').count()).toBeLessThanOrEqual(1)
      await page.screenshot({ path: join(folder, `${name}-${size.width}.png`) })
    }
  })
}

test('switching tabs keeps the place', async ({ newVisitor }) => {
  const { page } = await newVisitor({ device: 'phone' })
  await page.goto(`/competitions/${seed.open}/teams`)
  await settled(page)
  const tabs = page.getByRole('navigation', { name: 'Разделы турнира' })
  const start = (await tabs.boundingBox())?.y ?? 0
  await tabs.getByRole('link', { name: 'О турнире' }).click()
  await page.getByText('Формат').waitFor()
  expect((await tabs.boundingBox())?.y).toBe(start)
  await tabs.getByRole('link', { name: /^Команды/ }).click()
  await page.getByRole('heading', { level: 3 }).first().waitFor()

  await page.evaluate(() => window.scrollTo(0, 1500))
  await expect.poll(async () => (await tabs.boundingBox())?.y).toBe(0)
  await tabs.getByRole('link', { name: 'О турнире' }).click()
  const first = page.getByText('Начало', { exact: true })
  await first.waitFor()
  await expect.poll(async () => (await tabs.boundingBox())?.y).toBe(0)
  const top = (await first.boundingBox())?.y ?? 0
  expect(top).toBeGreaterThan(48)
  expect(top).toBeLessThan(120)
})

async function settled(page: Page): Promise<void> {
  await page.locator('main h1').waitFor()
  await page.waitForFunction(() => document.querySelector('.MuiSkeleton-root, early-page') === null)
  await page.waitForTimeout(400)
}
