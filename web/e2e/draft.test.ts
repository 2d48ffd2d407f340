import { expect } from '@playwright/test'
import { swappable, test } from './support/fixtures.ts'
import { playDraft } from './support/playDraft.ts'

test(
  'three captains draft, one of them offline for a while, and a stranger and an overlay follow',
  swappable,
  async ({ newVisitor }) => {
    const { spectator, overlay, delays } = await playDraft(newVisitor, {
      captains: 3,
      pool: 6,
      clock: { pickSeconds: 60, reserveSeconds: 0 },
      devices: ['phone', 'desktop'],
      languages: ['ru', 'en'],
      watchedOn: 'phone',
      offline: { 2: [0, 1] },
    })
    console.info('From the pick to the pixels, in milliseconds:', delays)
    await expect(
      spectator.getByRole('heading', { name: /^(Команды созданы|The teams are made)$/ }),
    ).toBeVisible()
    await expect(
      overlay.getByRole('heading', { name: /^(Команды созданы|The teams are made)$/ }),
    ).toBeVisible()
  },
)
