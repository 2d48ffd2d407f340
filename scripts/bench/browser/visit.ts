import type { Browser, Page } from 'playwright-core'

const size = { width: 1440, height: 900 }

/** A page in a browser context of its own, for somebody who reads Russian; addresses begin at the port `page`. */
export async function visit(browser: Browser, page?: number): Promise<Page> {
  const context = await browser.newContext({
    ...(page === undefined ? {} : { baseURL: `http://127.0.0.1:${page}` }),
    viewport: size,
    locale: 'ru-RU',
  })
  context.setDefaultTimeout(30_000)
  return context.newPage()
}
