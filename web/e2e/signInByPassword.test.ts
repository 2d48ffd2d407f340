import { expect } from '@playwright/test'
import type { LatestBuild } from '#platform/builds/buildMeta.ts'
import { accessibilityFaults } from './support/accessibilityFaults.ts'
import { test } from './support/fixtures.ts'
import { origin } from './support/origin.ts'
import { fillCredentials, password, signUpByForm } from './support/signUpByForm.ts'

test('a prerendered page is hydrated: its links work without loading a document', async ({ newVisitor }) => {
  const { page, loads, complaints } = await newVisitor()
  const payloads: string[] = []
  page.on('request', request => {
    if (request.url().includes('_payload.json')) payloads.push(request.url())
  })
  const canonical = page.locator('link[rel=canonical]')
  await page.goto('/')
  expect(new URL((await canonical.getAttribute('href')) ?? '').pathname).toBe('/')
  await page
    .getByRole('navigation', { name: 'Основная навигация' })
    .getByRole('link', { name: 'Турниры' })
    .click()
  await page.waitForURL('**/auth/signin**')
  await page.getByRole('heading', { name: 'Вход' }).waitFor()
  await expect.poll(async () => (await canonical.getAttribute('href')) ?? '').toMatch(/\/auth\/signin$/)
  expect(loads()).toBe(1)
  const { id }: LatestBuild = await (await page.request.get('/builds/latest.json')).json()
  expect(payloads).toEqual([`${origin}/auth/signin/_payload.json?${id}`])
  expect(complaints).toEqual([])
})

test('protected pages lead to signing in, and back to the requested page', async ({ newVisitor }) => {
  const { page } = await newVisitor()
  for (const protectedPath of ['/profile', '/tournaments', '/tournaments/owner', '/tournaments/player']) {
    await page.goto(protectedPath)
    await page.waitForURL('**/auth/signin**')
  }
  await page.goto('/tournaments/owner')
  await page.waitForURL('**/auth/signin**')
  await page.getByRole('main').getByRole('link', { name: 'Зарегистрироваться' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect.soft(await accessibilityFaults(page)).toEqual([])
  const email = await signUpByForm(page, 'guest')
  await page.waitForURL('**/tournaments/owner')
  await page.getByRole('heading', { name: 'Вы ещё не проводили турниров' }).waitFor()

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Выйти' }).click()
  await page.waitForURL('**/auth/signin**')
  await page.goto('/auth/signin?next=%2F%2Fevil.example%2Fprofile')
  await page.locator('input[name=password]').waitFor()
  expect.soft(await accessibilityFaults(page)).toEqual([])
  await fillCredentials(page, email, password)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.waitForURL(url => !url.pathname.startsWith('/auth/'))
  expect(new URL(page.url()).origin).toBe(origin)
})
