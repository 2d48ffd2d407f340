import { expect } from '@playwright/test'
import { freeDemonstrationPerson } from './freeDemonstrationPerson.ts'
import { chooseInWindow, openWindow } from './providerWindow.ts'
import type { Visitor } from './visitor.ts'

/** A protected page, and where it redirects visitors who are not signed in. */
export const wanted = '/tournaments/owner'
export const signInAddress = `/auth/signin?next=${encodeURIComponent(wanted)}`

/** What windows have left for the page that opened them; runs in the browser. */
export const leftAnswers = () =>
  Object.keys(localStorage).filter(key => key.startsWith('upper-bracket.sign-in'))

interface InWindow {
  readonly service: 'Discord' | 'Steam'
  /** The demonstration person, and how the service calls them. */
  readonly key: Parameters<typeof freeDemonstrationPerson>[0]
  readonly person: string
}

/** Signs in by a service's window, which leads to the requested page, in a language that is kept. */
export async function signInByWindow(
  { page, context, complaints, language }: Visitor,
  { service, key, person }: InWindow,
): Promise<void> {
  await freeDemonstrationPerson(key)
  await page.goto(wanted)
  await page.waitForURL(`**${signInAddress}`)
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
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language)
  await page.getByRole('button', { name: { ru: 'Выйти', en: 'Sign out' }[language] }).waitFor()
}
