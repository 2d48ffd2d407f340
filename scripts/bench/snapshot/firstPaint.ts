import type { Browser, Page } from 'playwright-core'
import type { LiveCup } from '../page/liveCup.ts'

/** A phone of the middle class on a slow mobile network, as Lighthouse has it. */
const phone = { width: 412, height: 823 }
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
const slowerCpu = 4

/** Milliseconds from the navigation until the frame that shows the first match, for somebody who was never here. */
export async function firstPaint(
  browser: Browser,
  { address, matchId }: LiveCup,
  { port, withSnapshot }: { readonly port: number; readonly withSnapshot: boolean },
): Promise<number> {
  const context = await browser.newContext({
    baseURL: `http://127.0.0.1:${port}`,
    viewport: phone,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'ru-RU',
  })
  try {
    const page = await context.newPage()
    if (!withSnapshot) await page.route('**/api/competitions/*/snapshot', route => route.abort())
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu })
    const { framed } = await watchFor(page, `[data-match="${matchId}"]`)
    await page.goto(address, { waitUntil: 'commit' })
    return await framed
  } finally {
    await context.close()
  }
}

/** Settles once every new document is watched; `framed` is in milliseconds since its navigation began. */
async function watchFor(page: Page, selector: string): Promise<{ readonly framed: Promise<number> }> {
  const { promise, resolve } = Promise.withResolvers<number>()
  await page.exposeFunction('tellFramed', resolve)
  await page.addInitScript(wanted => {
    const look = () => {
      if (document.querySelector(wanted) === null) requestAnimationFrame(look)
      else {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => Reflect.get(window, 'tellFramed')(performance.now())
          port2.postMessage(null)
        })
      }
    }
    requestAnimationFrame(look)
  }, selector)
  return { framed: promise }
}
