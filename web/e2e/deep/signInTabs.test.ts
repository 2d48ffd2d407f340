import { expect } from '@playwright/test'
import { test } from '../support/fixtures.ts'
import { fillCredentials, password, signUpByForm } from '../support/signUpByForm.ts'

test('every sign-in page redirects somebody who is signed in', async ({ newVisitor }) => {
  const { page } = await newVisitor()
  await page.goto('/auth/signup')
  await signUpByForm(page, 'led-on')
  for (const path of ['/auth/signin', '/auth/signup', '/auth/signin-by-link']) {
    await page.goto(`${path}?next=%2Fprofile`)
    await page.waitForURL('**/profile')
  }
  await page.goto('/auth/signin?next=https%3A%2F%2Fevil.example%2F')
  await page.waitForURL(url => url.pathname === '/')
})

test('signing in and out in one tab does so in the other', async ({ newVisitor }) => {
  const { page: one, context } = await newVisitor()
  const userid = async () => (await context.cookies()).find(({ name }) => name === 'userid')
  const other = await context.newPage()
  await one.goto('/auth/signup')
  await other.goto('/auth/signin?next=%2Fprofile')
  expect(await userid()).toBeUndefined()

  const email = await signUpByForm(one, 'tabs')
  await other.waitForURL('**/profile')
  await expect.poll(userid).toMatchObject({ sameSite: 'Lax', path: '/' })

  // Still verifying the session when the other tab ends it.
  const verified = Promise.withResolvers<void>()
  const verifying = Promise.withResolvers<void>()
  await one.route('**/accounts:lookup**', async route => {
    verifying.resolve()
    await verified.promise
    await route.continue()
  })
  await one.goto('/tournaments')
  await verifying.promise
  await other.getByRole('button', { name: 'Выйти' }).click()
  await other.waitForURL('**/auth/signin**')
  verified.resolve()
  await one.waitForURL('**/auth/signin?next=%2Ftournaments')
  await expect.poll(userid).toBeUndefined()

  await fillCredentials(one, email, password)
  await one.getByRole('button', { name: 'Войти' }).click()
  await one.waitForURL('**/tournaments')
  await other.waitForURL('**/profile')
})
