import type { Page } from '@playwright/test'
import { tokenSignedInAt } from '../../../testing/signedInAt.ts'

/** From now on the page's tokens claim that the sign-in was an hour ago, until what is returned is called. */
export async function ageSignIn(page: Page): Promise<() => Promise<void>> {
  const refreshes = /securetoken\.googleapis\.com/
  await page.route(refreshes, async route => {
    const response = await route.fetch()
    const answer: unknown = await response.json()
    const token = String(Reflect.get(Object(answer), 'id_token'))
    const aged = tokenSignedInAt(token, Date.now() - 3_600_000)
    await route.fulfill({ response, json: { ...Object(answer), id_token: aged, access_token: aged } })
  })
  return () => page.unroute(refreshes)
}
