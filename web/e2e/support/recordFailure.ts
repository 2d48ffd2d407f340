import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { cacheFolder } from '../../../scripts/folders.ts'

/** Writes a picture of each open page and the trace of a visitor whose test has failed, and prints where they are. */
export async function recordFailure(
  context: BrowserContext,
  test: string,
  complaints: readonly string[],
): Promise<void> {
  const folder = join(cacheFolder, 'e2e', `${Date.now()}-${randomUUID().slice(0, 4)}`)
  const trace = join(folder, 'trace.zip')
  const pages = context.pages()
  for (const [index, page] of pages.entries()) {
    // No picture can be taken of a page that hangs.
    await page.screenshot({ path: join(folder, `${index + 1}.png`), timeout: 5000 }).catch(() => undefined)
  }
  await context.tracing.stopChunk({ path: trace })
  console.error(
    [
      `Failed: ${test}`,
      ...pages.map((page, index) => `Page ${index + 1}: ${page.url()}`),
      `Console: ${complaints.join('; ') || 'no errors'}`,
      `Pictures: ${folder}`,
      `Trace (with the pages as they were, if E2E_SNAPSHOTS=1): npx playwright-core show-trace ${trace}`,
    ].join('\n'),
  )
}
