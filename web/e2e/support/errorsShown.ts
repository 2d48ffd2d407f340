import type { Page } from 'playwright-core'

/** Collects from now on what the page shows as an error, however briefly; calling the answer tells what came. */
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
