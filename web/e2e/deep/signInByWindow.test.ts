import { test } from '../support/fixtures.ts'
import { freeDemonstrationPerson } from '../support/freeDemonstrationPerson.ts'
import { origin } from '../support/origin.ts'
import { chooseInWindow, openWindow } from '../support/providerWindow.ts'
import { signInAddress, wanted } from '../support/signInByWindow.ts'

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
