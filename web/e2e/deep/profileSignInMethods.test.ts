import { signUpAll } from '../../../testing/person.ts'
import { test } from '../support/fixtures.ts'
import { freeDemonstrationPerson } from '../support/freeDemonstrationPerson.ts'
import { mailedLink } from '../support/inbox.ts'
import { openProfile } from '../support/openProfile.ts'
import { chooseInWindow, openWindow } from '../support/providerWindow.ts'
import { row } from '../support/signInMethods.ts'
import { password } from '../support/signUpByForm.ts'

const free = () => freeDemonstrationPerson('iskra')
test.beforeEach(free)
test.afterAll(free)

test('an account created with Steam adds an e-mail and a password, confirms it and signs in with it', async ({
  newVisitor,
}) => {
  const { wolf } = await signUpAll('wolf')
  const { page } = await newVisitor()
  await page.goto('/auth/signin?next=/profile')
  await chooseInWindow(await openWindow(page, 'Steam'), 'Искра')
  await page.waitForURL('**/profile')
  await page.getByRole('button', { name: 'Привязать: Почта' }).click()
  const dialog = page.getByRole('dialog', { name: 'Вход по почте и паролю' })
  const submit = dialog.getByRole('button', { name: 'Привязать' })
  await submit.click()
  await dialog.getByText('Укажите почту').waitFor()
  await dialog.getByLabel('Почта').fill(wolf.email)
  await dialog.getByLabel('Пароль').fill('12345')
  await submit.click()
  await dialog.getByText('В пароле должно быть не меньше 6 символов').waitFor()
  await dialog.getByLabel('Пароль').fill(password)
  await submit.click()
  await dialog.getByText('Эта почта уже зарегистрирована').waitFor()
  const email = `new-${wolf.email}`
  await dialog.getByLabel('Почта').fill(email)
  await submit.click()
  await dialog.waitFor({ state: 'detached' })

  await row(page, 'Почта').getByRole('button', { name: 'Подтвердить' }).click()
  const mail = await page.context().newPage()
  await mail.goto(await mailedLink(email, 'verifyEmail'))
  await mail.getByRole('heading', { name: 'Почта подтверждена' }).waitFor()
  await mail.close()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await row(page, 'Почта').getByText('Почта подтверждена').waitFor()

  const elsewhere = await newVisitor()
  await openProfile(elsewhere.page, { ...wolf, email })
  await row(elsewhere.page, 'Steam').getByText('Привязан', { exact: true }).waitFor()
})
