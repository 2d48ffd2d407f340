import axe from 'axe-core'
import type { Page } from 'playwright-core'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * What axe finds at fault on the page as it stands, by the rules of WCAG 2.2 AA: one line for each element, with the
 * rule, the element and what is wrong with it. `within`: a selector of the part to look at, the whole page without.
 * Call it on a page whose motion is reduced or over: what is half faded in has no contrast.
 */
export async function accessibilityFaults(page: Page, within?: string): Promise<readonly string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(
    async ({ standards, within }) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(within ?? document, {
        runOnly: { type: 'tag', values: standards },
        // Not among the rules of course yet: whoever speaks to the page says what they see.
        rules: { 'label-content-name-mismatch': { enabled: true } },
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)}: ${failureSummary}`),
      )
    },
    { standards, within },
  )
}
