import type { Page } from '@playwright/test'
import { at, bracketOf, type GalleryPage, press, withoutCode } from './galleryPage.ts'

/** Logos, sponsors, rules, and the pages of organizers. */
export const facePages: Readonly<Record<string, GalleryPage>> = {
  organizer: { at: ({ organizer }) => `/organizers/${organizer}` },
  'organizer-early': { at: ({ organizer }) => `/organizers/${organizer}`, ...withoutCode },
  'organizer-follower': { at: ({ organizer }) => `/organizers/${organizer}`, as: 'player' },
  'organizer-editor': { at: () => '/profile/organizer', as: 'owner' },
  'organizer-new': { at: () => '/profile/organizer', as: 'newcomer' },
  'organizer-missing': { at: () => '/organizers/nobody', says: /status of 404/ },
  rules: at('open', '/rules'),
  sponsors: {
    ...at('open', '/rules'),
    act: async page => page.getByRole('region', { name: /^(Спонсоры|Sponsors)$/ }).scrollIntoViewIfNeeded(),
  },
  'sponsors-edit': {
    ...at('open', '/edit'),
    as: 'owner',
    act: async page => page.getByRole('region', { name: /^(Спонсоры|Sponsors)$/ }).scrollIntoViewIfNeeded(),
  },
  'sponsor-new': {
    ...at('empty', '/edit'),
    as: 'owner',
    act: async page => {
      await press(/^(Добавить спонсора|Add a sponsor)$/)(page)
      await submit(page)
    },
  },
  'sponsor-edit': { ...at('open', '/edit'), as: 'owner', act: press(/^(Изменить|Edit).*Nordlicht/) },
  'organizer-follow': {
    at: ({ organizer }) => `/organizers/${organizer}`,
    as: 'called',
    act: press(/^(Подписаться|Follow)/),
  },
  'rules-none-owner': { ...at('empty', '/rules'), as: 'owner' },
  'teams-logos': bracketOf('eight', '/teams'),
  'team-logo': {
    ...bracketOf('eight', '/teams'),
    as: 'owner',
    act: press(/^(Изменить команду|Edit (the )?team)/),
  },
}

/** Sends the form of the open dialog, which then shows what is missing. */
async function submit(page: Page): Promise<void> {
  await page.getByRole('dialog').locator('button[type=submit]').click()
}
