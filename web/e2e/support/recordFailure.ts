import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { cacheFolder } from '../../../scripts/folders.ts'

interface Recorded {
  readonly complaints: readonly string[]
  /** Whether a trace is being recorded. */
  readonly traced: boolean
}

/** So much of a page's outline is printed: for those who see the output alone. */
const outlineLength = 3000

/**
 * Writes a picture of each open page of a visitor whose test has failed, and the trace, and prints where they are and
 * what the pages show.
 */
export async function recordFailure(
  context: BrowserContext,
  test: string,
  { complaints, traced }: Recorded,
): Promise<void> {
  const folder = join(cacheFolder, 'e2e', `${Date.now()}-${randomUUID().slice(0, 4)}`)
  const trace = join(folder, 'trace.zip')
  const pages = context.pages()
  const outlines: string[] = []
  for (const [index, page] of pages.entries()) {
    // No picture can be taken of a page that hangs.
    await page.screenshot({ path: join(folder, `${index + 1}.png`), timeout: 5000 }).catch(() => undefined)
    const outline = page.locator('body').ariaSnapshot({ timeout: 5000 })
    outlines.push((await outline.catch(() => 'hangs')).slice(0, outlineLength))
  }
  if (traced) await context.tracing.stop({ path: trace })
  console.error(
    [
      `Failed: ${test}`,
      ...pages.map((page, index) => `Page ${index + 1}: ${page.url()}\n${outlines[index]}`),
      `Console: ${complaints.join('; ') || 'no errors'}`,
      `Pictures: ${folder}`,
      ...(traced ? [`Trace: npx playwright-core show-trace ${trace}`] : []),
    ].join('\n'),
  )
}
