import type { Page } from '@playwright/test'

const key = 'counted-taps'

/** Counts the presses on a page from its next document on. Typing is not counted, nor the way to a field. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(name => {
    const count = ({ isTrusted, target }: Event) => {
      if (!isTrusted || (target instanceof Element && target.closest('input, textarea') !== null)) return
      sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name)) + 1))
    }
    addEventListener('click', count, true)
  }, key)
  return () => page.evaluate(name => Number(sessionStorage.getItem(name)), key)
}
