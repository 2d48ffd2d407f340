import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { root } from '../../../scripts/folders.ts'
import { stored } from '../../../testing/database.ts'
import { accessibilityFaults } from '../support/accessibilityFaults.ts'
import { test } from '../support/fixtures.ts'
import { signIn } from '../support/signIn.ts'
import { galleryPages } from './support/galleryPages.ts'
import { type GallerySeed, gallerySeed } from './support/gallerySeed.ts'
import { lookFaults } from './support/lookFaults.ts'

const looks = [
  ...[360, 768, 1280, 1440, 1920].flatMap(width =>
    (['dark', 'light'] as const).map(scheme => ({ width, scheme })),
  ),
  // What a window of 1280 pixels has at a zoom of 400 percent.
  { width: 320, scheme: 'dark' },
] as const
const defaultWidths: readonly number[] = [360, 768, 1440, 320]
/** What a reader may set (WCAG 2.2, 1.4.12). */
const widestSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`
const folder = join(root, '.cache', 'gallery')

let seed: GallerySeed

test.beforeAll(async () => {
  seed = await gallerySeed()
  await mkdir(folder, { recursive: true })
})

for (const language of ['ru', 'en'] as const)
  test.describe(`in ${language}`, () => {
    test.beforeAll(async () => {
      const everybody = Object.values(seed.people)
      await Promise.all(everybody.map(({ uid }) => stored.profile(uid).update({ lang: language })))
    })

    for (const [name, { at, as, before, act, says = /^$/, widths = defaultWidths }] of Object.entries(
      galleryPages,
    ))
      test(`${name} looks as it should`, async ({ newVisitor }) => {
        const { page, complaints } = await newVisitor({ language })
        await page.addInitScript(() => {
          // Not in the frames of others.
          if (window.top === window) localStorage.setItem('mui-mode', 'system')
        })
        if (as !== undefined) await signIn(page, seed.people[as])
        await before?.(page)
        await page.goto(await at(seed))
        await settled(page)
        await act?.(page, seed)
        // What is below the window would keep the colours of the scheme before.
        await addStyles(page, '* { content-visibility: visible !important }')
        const faults: string[] = []
        const picture = async (look: string) => {
          const path = join(folder, `${name}-${look}.png`)
          await page.screenshot({ path, fullPage: !(await page.getByRole('dialog').isVisible()) })
        }
        for (const { width, scheme } of looks) {
          if (!widths.includes(width)) continue
          await page.setViewportSize(windowOf(width))
          await page.emulateMedia({ colorScheme: scheme })
          // Without code it does not follow the scheme.
          if (before !== undefined) await page.reload()
          await settled(page)
          const found = [
            ...(await lookFaults(page)),
            ...(width === 768 || width === 320 ? [] : await accessibilityFaults(page)),
          ]
          faults.push(...found.map(fault => `${width} ${scheme}: ${fault}`))
          await picture(`${width}-${language}-${scheme}`)
        }
        await addStyles(page, widestSpacing)
        for (const width of [360, 1440]) {
          if (!widths.includes(width)) continue
          await page.setViewportSize(windowOf(width))
          await settled(page)
          // Between letters so far apart, a long word may be broken.
          const found = (await lookFaults(page)).filter(fault => !fault.startsWith('broken word'))
          faults.push(...found.map(fault => `${width} spaced: ${fault}`))
          await picture(`${width}-${language}-spaced`)
        }
        await page.context().setOffline(false)
        await page.setViewportSize({ width: 1440, height: 900 })
        faults.push(...complaints.filter(each => !says.test(each)))
        expect(faults, faults.join('\n')).toEqual([])
      })
  })

/** Also where the policy of the page allows no style elements. */
async function addStyles(page: Page, rules: string): Promise<void> {
  await page.evaluate(added => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(added)
    document.adoptedStyleSheets.push(sheet)
  }, rules)
}

function windowOf(width: number) {
  // Stream software has windows of 1280 × 720 and 1920 × 1080.
  const heights: Readonly<Record<number, number>> = { 1280: 720, 1920: 1080 }
  return { width, height: heights[width] ?? (width < 700 ? 740 : 900) }
}

/** What is awaited is that nothing is loading and the page has not changed for a moment. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isLoading = () =>
      document.querySelector('.MuiSkeleton-root, .MuiCircularProgress-indeterminate') !== null
    await document.fonts.ready
    let before = ''
    let calm = 0
    for (let waited = 0; waited < 60 && calm < 3; waited += 1) {
      const now = `${document.body.innerHTML.length} ${document.documentElement.scrollHeight}`
      calm = now === before && !isLoading() ? calm + 1 : 0
      before = now
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  })
}
