import { describe, expect, test } from 'vitest'
import { freeDemonstrationPerson } from './support/freeDemonstrationPerson.ts'
import { chooseInWindow, openWindow } from './support/providerWindow.ts'
import { newVisitor, origin } from './support/visitor.ts'

const wanted = '/tournaments/owner'
const signIn = `/auth/signin?next=${encodeURIComponent(wanted)}`

const leftAnswers = () => Object.keys(localStorage).filter(key => key.startsWith('upper-bracket.sign-in'))

describe.each([
  { service: 'Discord', key: 'zarya', person: 'Заря', language: 'ru', device: 'desktop' },
  { service: 'Steam', key: 'falcon', person: 'falcon_77', language: 'en', device: 'phone' },
] as const)('$service, $language, on a $device', ({ service, key, person, language, device }) => {
  test('signs in, leads to the requested page and keeps the language', async () => {
    await freeDemonstrationPerson(key)
    const { page, context, complaints } = await newVisitor({ language, device })
    await page.goto(wanted)
    await page.waitForURL(`**${signIn}`)
    const popup = await openWindow(page, service)
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([600, 700])
    await chooseInWindow(popup, person)
    await page.waitForURL(`**${wanted}`)

    expect(await page.evaluate(leftAnswers)).toEqual([])
    expect(complaints).toEqual([])
    const cookie = (await context.cookies()).find(({ name }) => name === 'userid')
    expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/' })
    expect(cookie?.value).toMatch(/^[\w-]{20,}$/)

    await page.goto('/profile')
    await page.getByRole('main').getByText(person).first().waitFor()
    await context.clearCookies({ name: 'locale' })
    await page.reload()
    await expect.poll(() => page.locator('html').getAttribute('lang'), { timeout: 20_000 }).toBe(language)
    await page.getByRole('button', { name: { ru: 'Выйти', en: 'Sign out' }[language] }).waitFor()
  })
})

test('a refusal and a closed window are reported, and the buttons can be used again at once', async () => {
  const { page } = await newVisitor()
  await freeDemonstrationPerson('zarya')
  await page.goto(signIn)
  await chooseInWindow(await openWindow(page, 'Discord'), 'Cancel')
  await page.getByRole('alert').getByText('Вход отменён').waitFor()
  await page.getByRole('main').getByText('Вход отменён').waitFor()
  await (await openWindow(page, 'Discord')).close()
  await page
    .getByRole('main')
    .getByText(/^Окно входа закрыто/)
    .waitFor()
  await chooseInWindow(await openWindow(page, 'Discord'), 'Заря')
  await page.waitForURL(`**${wanted}`)
})

test('it is reported after five minutes that the service did not respond', async () => {
  const { page } = await newVisitor({ language: 'en', device: 'phone', fresh: true })
  await page.clock.install()
  await page.goto(signIn)
  await openWindow(page, 'Steam')
  await page.clock.fastForward('05:01')
  await page
    .getByRole('main')
    .getByText(/^The sign-in service did not respond/)
    .waitFor()
  await page.getByRole('button', { name: 'Steam', exact: true, disabled: false }).waitFor()
})

test('a blocked window is reported, and the buttons still work', async () => {
  const { page } = await newVisitor()
  await page.goto(signIn)
  await page.evaluate(() => {
    window.open = () => null
  })
  await page.getByRole('button', { name: 'Steam' }).click()
  await page.getByRole('main').getByText('Браузер не дал открыть окно входа').waitFor()
  await page.getByRole('button', { name: 'Steam', disabled: false }).waitFor()
})

test('a service that severs its window from the page still signs in', async () => {
  const { page, context } = await newVisitor()
  // Playwright does not intercept the target of a redirect, so the redirect is turned into a page.
  await context.route('**/api/auth/steam?**', async route => {
    const response = await route.fetch({ maxRedirects: 0 })
    const { location = '', 'set-cookie': cookie = '' } = response.headers()
    await route.fulfill({
      contentType: 'text/html',
      headers: { 'set-cookie': cookie },
      body: `<script>location.replace(${JSON.stringify(location)})</script>`,
    })
  })
  await context.route('**/openid/login?**', async route => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'cross-origin-opener-policy': 'same-origin' }
    await route.fulfill({ response, headers })
  })
  await page.goto(signIn)
  const popup = await openWindow(page, 'Steam')
  expect(await popup.evaluate(() => opener)).toBeNull()
  await popup.getByRole('button', { name: 'falcon_77' }).click()
  await page.waitForURL(`**${wanted}`)
  expect(await page.evaluate(leftAnswers)).toEqual([])
})

test('waiting for a window can be cancelled on the page', async () => {
  const { page } = await newVisitor()
  await page.goto(signIn)
  const popup = await openWindow(page, 'Discord')
  const closed = popup.waitForEvent('close')
  await page.getByRole('button', { name: 'Отмена' }).click()
  await closed
  await page.getByRole('button', { name: 'Discord', disabled: false }).waitFor()
})

test('a return without an attempt signs nobody in and links back', async () => {
  const { page } = await newVisitor()
  for (const service of ['discord', 'steam']) {
    await page.goto(`/auth/${service}/return?state=${'A'.repeat(43)}`)
    await page.getByRole('heading', { name: 'Войти не получилось' }).waitFor()
    await page.getByRole('link', { name: 'Ко входу' }).click()
    await page.getByRole('heading', { name: 'Вход' }).waitFor()
  }
  await page.goto('/auth/elsewhere/return')
  await page.getByRole('heading', { name: 'Страница не найдена: /auth/elsewhere/return' }).waitFor()
})

test('a window that cannot close itself says what to do', async () => {
  const { page } = await newVisitor()
  await page.goto('/')
  await page.goto(`/api/auth/discord?attempt=${'A'.repeat(22)}&purpose=sign-in`)
  await page.getByRole('button', { name: 'Кедр' }).click()
  await page.waitForURL('**/auth/discord/return**')
  // In the language of whoever has signed in, which other journeys change.
  await page.getByRole('heading', { name: /^(Готово|Done)$/ }).waitFor()
  await page.getByRole('link', { name: /^(На главную|Go to the home page)$/ }).click()
  await page.waitForURL(`${origin}/`)
})

test('it is reported when Google and Facebook cannot be reached', async () => {
  const { page } = await newVisitor()
  await page.route('https://apis.google.com/**', route => route.abort())
  await page.goto(signIn)
  for (const service of ['Google', 'Facebook']) {
    await page.getByRole('button', { name: service }).click()
    await page.getByRole('main').getByText('До сервиса входа не достучаться').waitFor()
    await page.getByRole('button', { name: service, disabled: false }).waitFor()
  }
})
