import { expect, type Page } from '@playwright/test'

/** What keeps commands is loaded after the page. */
export async function untilReadyOffline(page: Page): Promise<void> {
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    )
  await expect
    .poll(loaded, { timeout: 45_000 })
    .toMatch(/(?=.*offlineQueueStore-)(?=.*OfflineQueueNotice-)(?=.*OfflineQueueSync-)/)
}
