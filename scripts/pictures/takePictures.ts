import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { launchChromium } from '../browser/chromium.ts'
import { buildPage } from '../build/buildPage.ts'
import { emulatorNames } from '../emulators/emulatorName.ts'
import { root } from '../folders.ts'
import { freePage } from '../ports/freePorts.ts'
import { problemSentence } from '../problem.ts'
import { stopRequest } from '../processes/stopRequest.ts'
import { step } from '../progress.ts'
import { demonstrationPassword, organizer } from '../seed/demonstrators.ts'
import { seedDemonstration } from '../seed/seedDemonstration.ts'
import { startServices } from '../services/startServices.ts'

/**
 * Takes the pictures of the README anew, from the demonstration: each page in both languages, at desktop and phone
 * width, dark and light. `docs/pictures` holds those that the README shows, `.cache/pictures` all of them.
 */
async function takePictures(stop: AbortSignal): Promise<void> {
  await step('Building the page', () => buildPage(stop))
  const page = await freePage(5700)
  const emulators = await step('Starting the emulators', tell =>
    startServices({ page, only: emulatorNames, tell }, stop),
  )
  try {
    await step('Filling in the demonstration', tell => seedDemonstration(page, tell, stop))
    const browser = await launchChromium()
    try {
      await step('Taking pictures', tell => everyLook(browser, `http://127.0.0.1:${page}`, tell))
    } finally {
      await browser.close()
    }
  } finally {
    await step('Stopping the emulators', () => emulators.stop())
  }
}

const widths = { desktop: 1440, phone: 360 } as const
const looks = [
  { language: 'ru', scheme: 'dark', device: 'desktop' },
  { language: 'ru', scheme: 'light', device: 'phone' },
  { language: 'en', scheme: 'light', device: 'desktop' },
  { language: 'en', scheme: 'dark', device: 'phone' },
] as const
type Look = (typeof looks)[number]

const everything = join(root, '.cache', 'pictures')
const forReadme = join(root, 'docs', 'pictures')
const shown = new Set(['home', 'teams', 'bracket', 'match', 'bracket-phone', 'evening', 'evening-phone'])

async function everyLook(browser: Browser, origin: string, tell: (step: string) => void): Promise<void> {
  await rm(everything, { recursive: true, force: true })
  await mkdir(everything, { recursive: true })
  await mkdir(forReadme, { recursive: true })
  for (const look of looks) {
    const { language, scheme, device } = look
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: widths[device], height: device === 'phone' ? 740 : 900 },
      hasTouch: device === 'phone',
      colorScheme: scheme,
      timezoneId: 'Europe/Moscow',
    })
    await context.addCookies([{ name: 'locale', value: language, url: origin }])
    await context.addInitScript(mode => localStorage.setItem('mui-mode', mode), scheme)
    const page = await context.newPage()
    tell(Object.values(look).join(' '))
    await everyPage(page, look)
    await context.close()
  }
}

async function everyPage(page: Page, look: Look): Promise<void> {
  const take = (name: string, wholePage = true) => picture(page, name, look, wholePage)
  await page.goto('/')
  await take('home')
  for (const name of ['signin', 'signup', 'signin-by-link', 'reset-password', 'email/verification']) {
    await page.goto(`/auth/${name}`)
    await take(name.replace('/', '-'))
  }
  await page.goto('/no/such/page')
  await take('not-found')

  await page.goto('/auth/signin')
  await page.locator('input[name=email]').fill(organizer.email)
  await page.locator('input[name=password]').fill(demonstrationPassword)
  await page.locator('input[name=password]').press('Enter')
  await page.waitForURL(url => !url.pathname.startsWith('/auth/'))
  // Signed in, the page follows the profile's language, not the cookie.
  await page.getByRole('button', { name: look.language === 'en' ? 'English' : 'Русский' }).click()
  await page.locator(`html[lang=${look.language}]`).waitFor()
  // The profile is told of it a moment later, and leaving at once would break that off.
  await page.waitForTimeout(1500)
  await page.goto('/profile')
  await take('profile')
  await page.goto('/competitions/new')
  await take('new-competition')
  await page.goto('/tournaments')
  await take('tournaments')

  const links = page.getByRole('main').locator('a[href^="/competitions/"]:not([href$="/new"])')
  const addresses = await links.evaluateAll(found => found.map(link => link.getAttribute('href') ?? ''))
  for (const address of new Set(addresses)) {
    await page.goto(address)
    await page.waitForURL(/\/(teams|bracket)$/)
    if (page.url().endsWith('teams')) {
      await take('teams')
      await page.goto(`${address}/edit`)
      await take('edit-competition')
      continue
    }
    await page.getByRole('main').locator('[data-evening]').first().waitFor()
    await take(look.device === 'phone' ? 'evening-phone' : 'evening', false)
    await page
      .locator('[data-match]')
      .first()
      .evaluate(card => card.scrollIntoView({ block: 'center' }))
    await take(look.device === 'phone' ? 'bracket-phone' : 'bracket')
    await page.locator('[data-match][data-status=running]').first().click()
    await take('match', false)
  }
}

async function picture(page: Page, name: string, look: Look, fullPage: boolean): Promise<void> {
  // The streams never fall silent: what is awaited is that no skeleton is left.
  await page.waitForTimeout(500)
  await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' })
  await page.waitForTimeout(700)
  const { language, scheme, device } = look
  await page.screenshot({ path: join(everything, `${name}-${device}-${language}-${scheme}.png`), fullPage })
  const isReadmeLook =
    (device === 'desktop' && language === 'ru') || (device === 'phone' && language === 'en')
  if (shown.has(name) && isReadmeLook && (device === 'desktop') !== name.endsWith('phone')) {
    await page.screenshot({ path: join(forReadme, `${name}.jpg`), type: 'jpeg', quality: 82 })
  }
}

try {
  await takePictures(stopRequest())
} catch (error) {
  console.error(problemSentence(error) ?? error)
  process.exitCode = 1
}
