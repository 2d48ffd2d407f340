import { expect, type Route } from '@playwright/test'
import { stored } from '../../testing/database.ts'
import { signUpAll } from '../../testing/person.ts'
import { seededCompetition } from '../../testing/seededCompetition.ts'
import { test } from './support/fixtures.ts'
import { origin } from './support/origin.ts'

test('a page whose code is gone after a deployment is reloaded once, and then says that it failed', async ({
  newVisitor,
}) => {
  const { page, loads } = await newVisitor({ fresh: true })
  await page.goto('/')
  await page.route('**/assets/SignInPage-*', route => route.fulfill({ status: 404 }))
  const heading = page.getByRole('heading', { name: 'Что-то пошло не так' })

  // No other build: the chunk is out of reach, and a reload would not help.
  await page.getByRole('link', { name: 'Войти' }).first().click()
  await heading.waitFor()
  expect(loads()).toBe(1)

  await page.goto('/')
  await page.route('**/builds/latest.json', route => route.fulfill({ json: { id: 'next', timestamp: '' } }))
  await page.getByRole('link', { name: 'Войти' }).first().click()
  await expect.poll(loads).toBe(3)
  // What the reload has brought still names the chunk, which is gone.
  await page.goto('/')
  await page.getByRole('link', { name: 'Войти' }).first().click()
  await heading.waitFor()
  expect(loads()).toBe(4)
})

const failures: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['is gone', route => route.fulfill({ status: 404 })],
  ['does not arrive', route => route.abort()],
  ['fails', route => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' })],
]

for (const [how, fail] of failures)
  test(`a prerendered page whose own code ${how} says so and reports it`, async ({ newVisitor }) => {
    const { page } = await newVisitor({ fresh: true })
    await page.route('**/assets/SignInPage-*.js', fail)
    const reports: unknown[] = []
    page.on(
      'request',
      request => request.url().endsWith('/api/errors') && reports.push(request.postDataJSON()),
    )
    await page.goto('/auth/signin')
    await page.getByRole('heading', { name: 'Что-то пошло не так' }).waitFor()
    const { id: build } = await (await fetch(`${origin}/builds/latest.json`)).json()
    await expect.poll(() => reports).toMatchObject([{ page: '/auth/signin', build }])
    await page.unroute('**/assets/SignInPage-*.js')
    await page.getByRole('button', { name: 'Обновить' }).click()
    await page.getByRole('heading', { name: 'Вход' }).waitFor()
  })

test('a form is saved even when every file of its build is gone by then', async ({ newVisitor }) => {
  const { owner } = await signUpAll('owner')
  const { competitionId } = await seededCompetition({ owner })
  const { page } = await newVisitor({ as: owner })
  await Promise.all([
    page.goto(`/competitions/${competitionId}/edit`),
    ...['functions', 'readDraft'].map(name => page.waitForResponse(`**/assets/${name}-*.js`)),
  ])
  const name = page.getByRole('textbox', { name: 'Название' })
  await page.route('**/assets/*', route => route.fulfill({ status: 404 }))
  await name.fill('Кубок двух сборок')
  await page.getByRole('button', { name: 'Сохранить' }).first().click()
  await expect
    .poll(async () => (await stored.competition(competitionId).get()).data()?.name)
    .toBe('Кубок двух сборок')
})
