import axe from 'axe-core'

/** The rules of WCAG 2.2 AA. */
export const axeOptions: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // Not on by default: people who use voice control say what they see.
  rules: { 'label-content-name-mismatch': { enabled: true } },
}

/** What has to be measured: only a browser can. */
const measured = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } }

/** What axe finds in a part of the rendered page: one line per element, with the rule and the element. */
export async function axeFaults(within: Element = document.body): Promise<readonly string[]> {
  const { violations } = await axe.run(within, {
    ...axeOptions,
    rules: { ...axeOptions.rules, ...measured },
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}
