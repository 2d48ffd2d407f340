import { test } from '../support/fixtures.ts'
import { freeDemonstrationPerson } from '../support/freeDemonstrationPerson.ts'
import { origin } from '../support/origin.ts'
import { chooseInWindow, openWindow } from '../support/providerWindow.ts'
import { signInAddress, signInByWindow, wanted } from '../support/signInByWindow.ts'

test('Steam signs in, leads to the requested page and keeps the language', async ({ newVisitor }) => {
  const visitor = await newVisitor({ language: 'en', device: 'phone' })
  await signInByWindow(visitor, { service: 'Steam', key: 'falcon', person: 'falcon_77' })
})

test('a refusal and a closed window are reported, and the buttons can be used again at once', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor()
  await freeDemonstrationPerson('zarya')
  await page.goto(signInAddress)
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

test('it is reported after five minutes that the service did not respond', async ({ newVisitor }) => {
  const { page } = await newVisitor({ language: 'en', device: 'phone', fresh: true })
  await page.clock.install()
  await page.goto(signInAddress)
  await openWindow(page, 'Steam')
  await page.clock.fastForward('05:01')
  await page
    .getByRole('main')
    .getByText(/^The sign-in service did not respond/)
    .waitFor()
  await page.getByRole('button', { name: 'Steam', exact: true, disabled: false }).waitFor()
})

test('a blocked window is reported, and the buttons still work', async ({ newVisitor }) => {
  const { page } = await newVisitor()
  await page.goto(signInAddress)
  await page.evaluate(() => {
    window.open = () => null
  })
  await page.getByRole('button', { name: 'Steam' }).click()
  await page.getByRole('main').getByText('Браузер не дал открыть окно входа').waitFor()
  await page.getByRole('button', { name: 'Steam', disabled: false }).waitFor()
})

test('waiting for a window can be cancelled on the page', async ({ newVisitor }) => {
  const { page } = await newVisitor()
  await page.goto(signInAddress)
  const popup = await openWindow(page, 'Discord')
  const closed = popup.waitForEvent('close')
  await page.getByRole('button', { name: 'Отмена' }).click()
  await closed
  await page.getByRole('button', { name: 'Discord', disabled: false }).waitFor()
})

test('a return without an attempt signs nobody in and links back', async ({ newVisitor }) => {
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

test('a window that cannot close itself says what to do', async ({ newVisitor }) => {
  const { page } = await newVisitor()
  await page.goto('/')
  await page.goto(`/api/auth/discord?attempt=${'A'.repeat(22)}&purpose=sign-in`)
  await page.getByRole('button', { name: 'Кедр' }).click()
  await page.waitForURL('**/auth/discord/return**')
  // The page uses the language of the signed-in person, which other journeys change.
  await page.getByRole('heading', { name: /^(Готово|Done)$/ }).waitFor()
  await page.getByRole('link', { name: /^(На главную|Go to the home page)$/ }).click()
  await page.waitForURL(`${origin}/`)
})

test('it is reported when Google and Facebook cannot be reached', async ({ newVisitor }) => {
  const { page } = await newVisitor()
  await page.route('https://apis.google.com/**', route => route.abort())
  await page.goto(signInAddress)
  for (const service of ['Google', 'Facebook']) {
    await page.getByRole('button', { name: service }).click()
    await page.getByRole('main').getByText('До сервиса входа не достучаться').waitFor()
    await page.getByRole('button', { name: service, disabled: false }).waitFor()
  }
})
