import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { languages } from '@upper-bracket/shared/profile/profile'
import { root } from '../../../scripts/folders.ts'
import { stored } from '../../../testing/database.ts'
import { test } from '../support/fixtures.ts'
import { signIn } from '../support/signIn.ts'
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
  /** The kind of another step, which is due at the same time. */
  readonly besides?: string
  /** The selector of what a reader without a step came for. */
  readonly sees?: string
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
  'open-called': {
    ...on('open', 'teams'),
    as: 'called',
    // A readiness check calls on every page.
    step: 'confirm-readiness',
    besides: 'answer-request',
  },
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
  'running-bracket': { ...played('eight', 'bracket'), step: null, sees: ':is([data-agenda], [data-match])' },
  'running-bracket-owner': { ...played('eight', 'bracket'), as: 'owner', step: 'start' },
  'running-bracket-player': { ...played('eight', 'bracket'), as: 'player', step: 'match' },
  'over-player': { ...played('over', 'bracket'), as: 'player', step: null },
  'over-owner': { ...played('over', 'bracket'), as: 'owner', step: null },
  'about-stranger': { ...on('open', 'about'), step: 'join' },
  'self-run-bracket': {
    at: of => of.selfService.bracket,
    step: null,
    sees: ':is([data-agenda], [data-match])',
  },
  'self-run-bracket-player': { at: of => of.selfService.bracket, as: 'player', step: 'match' },
  'self-run-bracket-owner': { at: of => of.selfService.bracket, as: 'owner', step: 'dispute' },
  'match-check-in-owner': { at: of => of.selfService.checkIn, as: 'owner', step: null },
  'match-reported-captain': { at: of => of.selfService.reported, as: 'player', step: 'confirm' },
  'match-disputed-owner': { at: of => of.selfService.disputed, as: 'owner', step: 'dispute' },
  'match-disputed': { at: of => of.selfService.disputed, step: null },
  'match-veto-captain': { at: of => of.veto.own, as: 'player', step: 'veto' },
  // The captain plays in two competitions at once.
  'home-captain': { at: () => '/', as: 'player', step: 'confirm' },
  'home-owner': { at: () => '/', as: 'owner', step: 'decide' },
  'home-newcomer': { at: () => '/', as: 'newcomer', step: 'find' },
  'home-stranger': { at: () => '/', step: 'create' },
}

for (const language of languages)
  for (const [name, { at, as, step, besides, sees }] of Object.entries(rows))
    test(`the next step is on the first screen: ${name} in ${language}`, async ({ newVisitor }) => {
      const { page } = await newVisitor({ language })
      if (as !== undefined) {
        await stored.profile(seed.people[as].uid).update({ lang: language })
        await signIn(page, seed.people[as])
      }
      for (const size of sizes) {
        await page.setViewportSize(size)
        await page.goto(at(seed))
        await settled(page)
        const next = page.locator('[data-next-step]').filter({ visible: true })
        const kinds = [step, besides].flatMap(kind => (kind ? [expect.stringMatching(kind)] : []))
        const shown = () =>
          next.evaluateAll(steps => steps.map(each => (each as HTMLElement).dataset['nextStep']))
        await expect.poll(shown).toEqual(kinds)
        const due =
          step !== null
            ? next.first()
            : sees === undefined
              ? null
              : page.locator(sees).filter({ visible: true }).first()
        const box = (await due?.boundingBox()) ?? { y: 0, height: 0 }
        const bottom = Math.round(box.y + box.height)
        await page.screenshot({ path: join(folder, `${name}-${size.width}-${language}.png`) })
        await appendFile(
          join(folder, 'positions.tsv'),
          `${[name, size.width, language, bottom].join('\t')}\n`,
        )
        if (step !== null) expect.soft(box.height).toBeGreaterThanOrEqual(44)
        if (due !== null) await expect.soft(due).toBeVisible()
        expect.soft(bottom).toBeLessThanOrEqual(size.height)
        const filled = page.locator('main .MuiButton-contained').filter({ visible: true })
        expect.soft(await filled.count()).toBeLessThanOrEqual(1)
      }
    })

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
  await page.locator('main h1').filter({ visible: true }).first().waitFor()
  // Below the first screen of home, a stranger's list loads once it comes into view.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.MuiSkeleton-root, early-page')].every(
      each => each.getBoundingClientRect().top >= innerHeight,
    ),
  )
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
}
