import { expect, type Page } from '@playwright/test'

/** The code that queues commands is loaded after the page, and so are the steps of an organizer. */
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
    .toMatch(/(?=.*offlineQueueStore-)(?=.*OfflineQueueNotice-)(?=.*OfflineQueueSync-)(?=.*OrganizerSteps-)/)
}
