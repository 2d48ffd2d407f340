import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { launchChromium } from '../browser/chromium.ts'
import { runCommand, withProduct } from '../commandLine.ts'
import { root } from '../folders.ts'
import { step } from '../progress.ts'
import { demonstrationPassword, organizer } from '../seed/demonstrators.ts'
import { sitePreviews } from './sitePreviews.ts'

const folder = join(root, 'docs', 'pictures')
const looks = [
  { device: 'desktop', language: 'ru', scheme: 'dark', viewport: { width: 1440, height: 900 } },
  { device: 'phone', language: 'en', scheme: 'dark', viewport: { width: 360, height: 740 } },
] as const
type Look = (typeof looks)[number]

/**
 * Draws the previews of our own pages, and takes the pictures of the README from the demonstration. `npm run gallery`
 * shows every page in every look.
 */
async function takePictures(_: readonly string[], stop: AbortSignal): Promise<number> {
  await mkdir(folder, { recursive: true })
  for (const [path, png] of await sitePreviews()) await writeFile(join(root, path), png)
  await withProduct(async port => {
    const { seedDemonstration } = await import('../seed/seedDemonstration.ts')
    await step('Filling in the demonstration', tell => seedDemonstration(tell, stop))
    await using browser = await launchChromium()
    for (const look of looks)
      await step(`Taking pictures on a ${look.device}`, () =>
        picturesIn(browser, `http://127.0.0.1:${port}`, look),
      )
  }, stop)
  return 0
}

async function picturesIn(browser: Browser, origin: string, look: Look): Promise<void> {
  const { device, language, scheme, viewport } = look
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    hasTouch: device === 'phone',
    colorScheme: scheme,
    timezoneId: 'Europe/Moscow',
  })
  await context.addCookies([{ name: 'locale', value: language, url: origin }])
  await context.addInitScript(mode => localStorage.setItem('mui-mode', mode), scheme)
  const page = await context.newPage()
  const suffix = device === 'phone' ? '-phone' : ''
  if (device === 'desktop') {
    await page.goto('/')
    await take(page, 'home', true)
  }
  await page.goto('/auth/signin')
  await page.locator('input[name=email]').fill(organizer.email)
  await page.locator('input[name=password]').fill(demonstrationPassword)
  await page.locator('input[name=password]').press('Enter')
  await page.waitForURL(url => !url.pathname.startsWith('/auth/'))
  // The page of a signed-in user follows the profile's language, which is stored a moment later.
  await page.getByRole('button', { name: language === 'en' ? 'English' : 'Русский' }).click()
  await page.locator(`html[lang=${language}]`).waitFor()
  await page.waitForTimeout(1500)
  if (device === 'desktop') {
    await page.goto('/')
    await take(page, 'dashboard', false)
    await page.goto('/competitions/demonstration-dota2-open/teams')
    await take(page, 'teams', true)
    await page.goto('/competitions/demonstration-csgo-swiss/bracket')
    await page.getByRole('main').locator('[data-match]').first().waitFor()
    await take(page, 'swiss', false)
    await page.goto('/competitions/demonstration-dota2-draft/draft')
    await take(page, 'draft', false)
  }
  await page.goto('/competitions/demonstration-csgo-running/bracket')
  await page.getByRole('main').locator('[data-agenda]').first().waitFor()
  await take(page, `agenda${suffix}`, false)
  // On a phone the matches of now are a round of their own.
  if (device === 'phone')
    await page.getByRole('navigation', { name: 'Rounds' }).getByRole('button').nth(2).click()
  const match = page.locator('[data-match]').first()
  await match.evaluate(card => card.scrollIntoView({ block: 'center' }))
  await take(page, `bracket${suffix}`, true)
  if (device === 'desktop') {
    const running = page.locator('[data-match][data-status=running]').first()
    const matchId = await running.getAttribute('data-match')
    await running.click()
    await take(page, 'match', false)
    await page.goto(`/competitions/demonstration-csgo-running/matches/${matchId}`)
    await page.getByRole('main').waitFor()
    await take(page, 'match-room', false)
  }
  await context.close()
}

async function take(page: Page, name: string, fullPage: boolean): Promise<void> {
  // The streams never become idle, so this waits until no skeleton is left.
  await page.waitForTimeout(500)
  await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' })
  await page.waitForTimeout(700)
  await page.screenshot({ path: join(folder, `${name}.jpg`), fullPage, type: 'jpeg', quality: 82 })
}

await runCommand(takePictures)
