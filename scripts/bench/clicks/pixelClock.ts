import type { Page } from 'playwright-core'

declare global {
  interface Window {
    clickedAt: number
  }
}

/** When the text was in the page, and when the frame was made that shows it: milliseconds of `Date.now()`. */
export interface Shown {
  readonly written: number
  readonly framed: number
}

/**
 * Notes when the last click on a page was made. Both this and `whenShown` read `Date.now()`, the one clock of a
 * machine, whose step of a millisecond is small against what is measured.
 */
export async function noteClicks(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.addEventListener(
      'click',
      event => {
        // The event itself is older than its first handler.
        window.clickedAt = Date.now() - (performance.now() - event.timeStamp)
      },
      { capture: true },
    )
  })
}

export function clickedAt(page: Page): Promise<number> {
  return page.evaluate(() => window.clickedAt)
}

/** Settles once the page watches for `selector` to say `text`, or anything, so that nothing is clicked before. */
export async function whenShown(
  page: Page,
  selector: string,
  text?: string,
): Promise<{ readonly shown: Promise<Shown> }> {
  const watch = await page.evaluateHandle(
    ([selector, text]) => {
      const { promise, resolve } = Promise.withResolvers<Shown>()
      const look = () => {
        const said = document.querySelector(selector)?.textContent
        if (said === undefined || (text !== null && said !== text)) return
        observer.disconnect()
        const written = Date.now()
        // A message that is sent while a frame is being prepared arrives when it has been made.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve({ written, framed: Date.now() })
          port2.postMessage(null)
        })
      }
      const observer = new MutationObserver(look)
      observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      look()
      return { promise }
    },
    [selector, text ?? null] as const,
  )
  return { shown: watch.evaluate(({ promise }) => promise) }
}
