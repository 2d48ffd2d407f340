import { beforeAll, expect, test } from 'vitest'
import { type Person, signUpAll } from '../../testing/person.ts'
import { seededCompetition } from '../../testing/seededCompetition.ts'
import { signIn } from './support/signIn.ts'
import { fillCredentials } from './support/signUpByForm.ts'
import { type Visitor, withBrowser } from './support/visitor.ts'

const newVisitor = withBrowser()
const patiently = { timeout: 30_000 }

let owner: Person
/** Whose profile keeps the other language. */
let english: Person

beforeAll(async () => {
  ;({ owner, english } = await signUpAll('owner', 'english'))
})

/** What each field that is marked as wrong says, and the name of the one in focus. */
function problemsOn({ page }: Visitor): Promise<{ wrong: string[]; focused: string | null | undefined }> {
  return page.evaluate(() => ({
    wrong: [...document.querySelectorAll('[aria-invalid="true"]')].map(
      field => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
    ),
    focused: document.activeElement?.getAttribute('name'),
  }))
}

const short = 'Слишком коротко: нужно хотя бы 3 символа'

test('a new competition hears everything that is wrong at once, again at each attempt', async () => {
  const visitor = await newVisitor()
  const { page } = visitor
  await signIn(page, owner)
  await page.goto('/competitions/new')
  const form = page.getByRole('form', { name: 'Создать турнир' })
  const start = form.locator('input[name=startDate]')
  expect(await start.inputValue()).toMatch(/^\d\d\.\d\d\.\d{4} 15:00$/)
  await start.fill('01.02.2020 19:00')
  await form.locator('input[name=registrationDeadline]').fill('31.02.2030 10:00')
  const submit = form.getByRole('button', { name: 'Создать турнир' })
  const said = {
    wrong: [
      short,
      'Это время уже прошло. Выберите будущее',
      'Такой даты не бывает. Напишите её так: 24.05.2027 19:00',
    ],
    focused: 'name',
  }
  for (let attempt = 0; attempt < 2; attempt++) {
    await submit.click()
    await expect.poll(() => problemsOn(visitor), patiently).toEqual(said)
  }
  await form.locator('input[name=name]').fill('Кубок')
  await submit.click()
  await expect.poll(async () => (await problemsOn(visitor)).focused, patiently).toBe('startDate')
})

test('so does a change of one, in English with its dates', async () => {
  const { competitionId } = await seededCompetition({ owner: english })
  const visitor = await newVisitor({ device: 'phone' })
  const { page } = visitor
  await signIn(page, english)
  await page.getByRole('button', { name: 'English' }).click()
  await page.locator('html[lang=en]').waitFor()
  await page.goto(`/competitions/${competitionId}/edit`)
  const form = page.getByRole('form', { name: 'Save tournament' })
  const start = form.locator('input[name=startDate]')
  await start.waitFor()
  expect(await start.inputValue()).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/)
  await form.locator('input[name=name]').fill('x')
  await start.fill('tomorrow')
  await form.getByRole('button', { name: 'Save tournament' }).click()
  await expect.poll(async () => (await problemsOn(visitor)).wrong, patiently).toHaveLength(2)
  expect((await problemsOn(visitor)).focused).toBe('name')
  expect(await start.inputValue()).toBe('tomorrow')
})

test('a team and a new account hear it too', async () => {
  const { competitionId } = await seededCompetition({ owner, players: [owner] })
  const visitor = await newVisitor()
  const { page } = visitor
  await page.goto('/auth/signup')
  await page.locator('input[name=confirmation]').fill('different')
  await page.locator('button[type=submit]').click()
  await expect.poll(async () => (await problemsOn(visitor)).wrong, patiently).toHaveLength(3)
  expect((await problemsOn(visitor)).focused).toBe('email')

  // Only the answer tells that there is such an account: the field at fault has the focus all the same.
  await fillCredentials(page, owner.email, 'password')
  await page.locator('input[name=confirmation]').fill('password')
  await page.locator('button[type=submit]').click()
  await expect.poll(async () => (await problemsOn(visitor)).wrong, patiently).toHaveLength(1)
  await expect.poll(async () => (await problemsOn(visitor)).focused, patiently).toBe('email')

  await signIn(page, owner)
  await page.goto(`/competitions/${competitionId}/teams`)
  await page.getByRole('button', { name: 'Создать команду' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=discordLink]').fill('nowhere')
  await dialog.getByRole('button', { name: 'Создать команду' }).click()
  await expect.poll(async () => (await problemsOn(visitor)).wrong, patiently).toHaveLength(2)
  await expect.poll(async () => (await problemsOn(visitor)).focused, patiently).toBe('name')
  await dialog.locator('input[name=name]').fill('Волки')
  expect((await problemsOn(visitor)).wrong).toHaveLength(1)
})
