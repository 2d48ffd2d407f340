import type { Page } from '@playwright/test'

/** Collects every error that the page shows from now on, however briefly; the returned function reads them. */
export async function errorsShown(page: Page): Promise<() => Promise<readonly string[]>> {
  const shown = await page.evaluateHandle(() => {
    const texts: string[] = []
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll('[role="alert"]')) {
        const text = alert.textContent ?? ''
        if (text !== '' && text !== texts.at(-1)) texts.push(text)
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    return texts
  })
  return () => shown.jsonValue()
}
