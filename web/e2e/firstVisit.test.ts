import { expect, type Page } from '@playwright/test'
import { bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { signUpAll } from '../../testing/person.ts'
import { seededCompetition } from '../../testing/seededCompetition.ts'
import { accessibilityFaults } from './support/accessibilityFaults.ts'
import { test } from './support/fixtures.ts'
import { origin } from './support/origin.ts'

test('home is English before its code is there, for a browser that prefers English', async ({
  newVisitor,
}) => {
  const { context, page } = await newVisitor({ language: 'en', fresh: true })
  await context.clearCookies()
  await page.route(/\/assets\/(?!inline-)[\w-]+\.js/, () => undefined)
  await page.goto('/?q=cup', { waitUntil: 'commit' })
  await page.getByRole('heading', { name: 'Tournaments from sign-up to champion' }).waitFor()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/en?q=cup')
})

test('a browser that prefers English never shows Russian on its first visit', async ({ newVisitor }) => {
  const { context, page } = await newVisitor({ language: 'en', fresh: true })
  await context.clearCookies()
  await page.goto('/auth/signin', { waitUntil: 'commit' })
  const seen = await page.evaluate(async () => {
    const texts: string[] = []
    // The page waits for its language for two seconds at most.
    while ((document.documentElement.lang !== 'en' || !texts.length) && performance.now() < 1900) {
      await new Promise(requestAnimationFrame)
      const heading = document.querySelector('h1')
      if (heading?.checkVisibility({ visibilityProperty: true })) texts.push(heading.innerText)
    }
    return texts.filter(text => /[а-я]/i.test(text))
  })
  expect(seen).toEqual([])
  await page.locator('html[lang=en]').waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
})

test("the cookie takes precedence over the browser's languages", async ({ newVisitor }) => {
  const { context, page } = await newVisitor({ language: 'en' })
  await context.clearCookies()
  await page.goto('/')
  await page.getByRole('button', { name: 'Русский' }).click()
  await page.locator('html[lang=ru]').waitFor()
  await page.reload()
  await page.getByRole('link', { name: 'Войти' }).first().waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('ru')
})

test('an unknown address is shown in full, in both languages, with one title and a link home', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor()
  const response = await page.goto('/no/such/page?a=1#b')
  expect(response?.status()).toBe(404)
  await page.getByRole('heading', { name: 'Страница не найдена: /no/such/page?a=1#b' }).waitFor()
  expect(await page.locator('title').allTextContents()).toEqual([
    'Страница не найдена: /no/such/page?a=1#b · Upper Bracket',
  ])
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { name: 'Page Not Found: /no/such/page?a=1#b' }).waitFor()
  expect.soft(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await page.waitForURL(url => url.pathname === '/')
})

test('an English address is English before any script, stays so, and is left for the Russian one', async ({
  newVisitor,
}) => {
  const { page, context, complaints } = await newVisitor({ fresh: true })
  const source = await (await context.request.get('/en')).text()
  expect(source).toMatch(
    /^<!DOCTYPE html><html lang="en">.*Tournaments from sign-up to champion.*<link rel="canonical"/s,
  )
  await page.goto('/en')
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
  await page.getByRole('heading', { name: 'Tournaments from sign-up to champion' }).waitFor()
  expect(complaints).toEqual([])
  await page.getByRole('button', { name: 'Русский' }).click()
  await page.waitForURL(url => url.pathname === '/')
  await page.reload()
  await page.getByRole('link', { name: 'Войти' }).first().waitFor()
})

for (const scheme of ['light', 'dark'] as const)
  test(`the colours are ${scheme} before any script where the system prefers them`, async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ fresh: true })
    await page.emulateMedia({ colorScheme: scheme })
    await page.route('**/assets/*.js', () => undefined)
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator(`html[data-mui-color-scheme=${scheme}]`).waitFor()
  })

test('a form waits for the scripts, and keeps what the browser has filled in before', async ({
  newVisitor,
}) => {
  const { page, loads, complaints } = await newVisitor({ fresh: true })
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await scripts.promise
    await route.continue()
  })
  // What was prerendered fits every address, even one that leads to a competition.
  const next = encodeURIComponent('/competitions/none/teams?join')
  await page.goto(`/auth/signin?next=${next}`, { waitUntil: 'commit' })
  const email = page.locator('input[name=email]')
  const send = page.getByRole('main').getByRole('button', { name: 'Войти', exact: true })
  const steam = page.getByRole('button', { name: 'Steam' })
  expect([await email.isEditable(), await send.isEnabled()]).toEqual([false, false])
  expect(await steam.isEnabled()).toBe(false)
  await email.evaluate(field => Object.assign(field, { value: 'wolf@example.org' }))

  scripts.resolve()
  await send.click()
  await page.locator('input[name=password][aria-invalid=true]').waitFor()
  expect(await email.inputValue()).toBe('wolf@example.org')
  expect(await email.getAttribute('aria-invalid')).not.toBe('true')
  expect(complaints.filter(each => each.includes('React error'))).toEqual([])
  expect(loads()).toBe(1)
})

/** Adds up how far what is shown moves by itself, and says what has moved. */
function shiftFromNow(page: Page) {
  return page.evaluateHandle(async () => {
    // The window has just been resized.
    await new Promise(requestAnimationFrame)
    await document.fonts.ready
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const begun = performance.now()
    const seen = { score: 0, moved: [] as unknown[] }
    new PerformanceObserver(list => {
      for (const entry of list.getEntries().filter(({ startTime }) => startTime > begun)) {
        const { value, sources } = entry.toJSON()
        seen.score += value
        seen.moved.push(sources)
      }
    }).observe({ type: 'layout-shift' })
    return seen
  })
}

test('a bracket can be read before its code is there', async ({ newVisitor }) => {
  const { owner } = await signUpAll('owner')
  const { competitionId } = await bracketedCompetition(
    { owner },
    { teams: 4, played: { 'main-1-1': 'running' } },
  )
  const { page, complaints } = await newVisitor({ device: 'phone', language: 'en', fresh: true })
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await scripts.promise
    await route.continue()
  })
  const snapshots: string[] = []
  page.on('request', request => {
    // What the document has preloaded is not asked for again.
    const isOwn = request.resourceType() !== 'other'
    if (isOwn && request.url().endsWith('/snapshot')) snapshots.push(request.url())
  })
  // What people share, which leads to the bracket.
  await page.goto(`/competitions/${competitionId}`, { waitUntil: 'commit' })
  const early = page.locator('early-page')
  await early.getByRole('heading', { name: 'Matches now' }).waitFor()
  const sides = early.locator('.now b')
  for (const width of [1440, 900, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(sides.filter({ visible: true })).toHaveText(['Team 1', 'Team 4', 'Team 2', 'Team 3'])
  }
  expect(await early.getByRole('navigation').getByRole('link').last().getAttribute('href')).toBe(
    `/competitions/${competitionId}/about`,
  )
  expect(await page.getByRole('main').count()).toBe(1)

  const shift = await shiftFromNow(page)
  scripts.resolve()
  await early.waitFor({ state: 'detached' })
  await page.locator('[data-agenda="main-1-1"]').waitFor()
  const { score, moved } = await shift.jsonValue()
  expect(score, JSON.stringify(moved)).toBeLessThan(0.005)
  expect(snapshots).toEqual([])
  for (const width of [1440, 900, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const team of ['Team 1', 'Team 4', 'Team 2', 'Team 3'])
      await page.locator('[data-agenda]').getByText(team, { exact: true }).waitFor()
  }
  expect(complaints).toEqual([])

  const withoutScripts = await page.context().browser()?.newContext({ javaScriptEnabled: false })
  const reader = await withoutScripts?.newPage()
  await reader?.goto(`${origin}/competitions/${competitionId}`)
  await reader?.getByText('Team 4', { exact: true }).filter({ visible: true }).first().waitFor()
  await reader?.getByRole('link', { name: /Команды|Teams/ }).click()
  await reader?.getByRole('heading', { name: 'Team 4', exact: true }).waitFor()
  await withoutScripts?.close()
})

test('home shows the list before its code is there, and does not ask for it again', async ({
  newVisitor,
}) => {
  const { owner } = await signUpAll('owner')
  await bracketedCompetition({ owner }, { teams: 4, played: { 'main-1-1': 'running' } })
  const { page, complaints } = await newVisitor({ device: 'phone', language: 'ru', fresh: true })
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await scripts.promise
    await route.continue()
  })
  const asked: string[] = []
  page.on('request', request => {
    if (/\/api\/competitions/.test(request.url())) asked.push(request.url())
  })
  await page.goto('/', { waitUntil: 'commit' })
  const early = page.locator('early-part')
  await expect(early).toHaveCount(2)
  await early.first().getByRole('region', { name: 'Играют сейчас' }).getByRole('link').waitFor()
  const shift = await shiftFromNow(page)
  scripts.resolve()
  const known = early.first().getByRole('link').first()
  await known.focus()
  await page.getByRole('link', { name: 'Войти' }).first().waitFor()
  await expect(early).toHaveCount(2)
  await page.keyboard.press('Shift')
  await expect(early).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href')))
    .toMatch(/^\/comp/)
  const { score, moved } = await shift.jsonValue()
  expect(score, JSON.stringify(moved)).toBeLessThan(0.005)
  expect(asked).toEqual([])
  expect(complaints).toEqual([])
})

test('who has chosen another language than the browser has does not see what the edge has put into the page', async ({
  newVisitor,
}) => {
  const { owner } = await signUpAll('owner')
  const { competitionId } = await bracketedCompetition({ owner }, { teams: 4 })
  const { context, page } = await newVisitor({ language: 'ru', fresh: true })
  await context.addCookies([{ name: 'locale', value: 'en', url: origin }])
  await page.route('**/assets/*.js', () => undefined)
  await page.goto(`/competitions/${competitionId}/bracket`, { waitUntil: 'commit' })
  const early = page.locator('early-page[lang=ru]')
  await early.waitFor({ state: 'attached' })
  await page.locator('html[data-reads=en]').waitFor({ state: 'attached' })
  expect(await early.isVisible()).toBe(false)
})

for (const [who, cookies, isShown] of [
  ['a visitor who was signed in', [{ name: 'userid', value: 'somebody', url: origin }], true],
  ['nobody else', [], false],
] as const)
  test(`the list begins before its code is there, for ${who}`, async ({ newVisitor }) => {
    const { context, page } = await newVisitor({ language: 'en', fresh: true })
    await context.addCookies([...cookies])
    await page.route('**/assets/*.js', () => undefined)
    await seededCompetition({ owner: (await signUpAll('owner')).owner })
    await page.goto('/tournaments', { waitUntil: 'commit' })
    await page.locator('early-page[lang=en]').waitFor({ state: 'attached' })
    await page.locator('html[data-reads=en]').waitFor({ state: 'attached' })
    const early = page.locator('early-page')
    for (const shown of [
      early.getByRole('heading', { name: 'Tournaments', exact: true }),
      early.locator('a.cup').first(),
    ])
      await expect.poll(() => shown.isVisible()).toBe(isShown)
  })
