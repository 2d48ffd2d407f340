import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { axeOptions } from '../../testing/axeFaults.ts'

/**
 * What axe finds on the page by the rules of WCAG 2.2 AA: one line per element, with the rule, the element and what is
 * wrong. `within`: a selector of the part to check; the whole page if left out. Call it when no animation is running:
 * what is half faded in lacks contrast.
 */
export async function accessibilityFaults(page: Page, within?: string): Promise<readonly string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(
    async ({ options, within }) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(within ?? document, options)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)}: ${failureSummary}`),
      )
    },
    { options: axeOptions, within },
  )
}
