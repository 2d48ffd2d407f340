import type { Page } from '@playwright/test'
import { at, type GalleryPage, press, withoutCode } from './galleryPage.ts'

const members = `Wolf Legend 4
Медведь — титан
Кот Бегемот
Росомаха
Сова
Лис`

/** Whole teams as captains and organizers see them. */
export const wholeTeamPages: Readonly<Record<string, GalleryPage>> = {
  'enter-team': {
    ...at('whole', '/teams'),
    as: 'commentator',
    act: async page => {
      await press(/^(Записать команду|Enter a team)$/)(page)
      await fillMembers(page)
    },
  },
  'name-members': {
    ...at('whole', '/teams'),
    as: 'player',
    act: async page => {
      await press(/^(Собрать состав|Add players)$/)(page)
      await fillMembers(page)
    },
  },
  // On a phone, facts in the head that do not fit are cut on purpose.
  'early-teams': { ...at('whole', '/teams'), ...withoutCode, widths: [768, 1440] },
  'team-of-captain': { ...at('whole', '/teams'), as: 'player' },
  'team-of-captain-closed': { ...at('wholeClosed', '/about'), as: 'player' },
  'incomplete-teams': { ...at('wholeClosed', '/teams'), as: 'owner' },
  'incomplete-teams-next': { ...at('wholeClosed', '/about'), as: 'owner' },
  'fill-team': {
    ...at('wholeClosed', '/teams'),
    as: 'owner',
    act: async page => {
      await press(/^(Дополнить команду|Fill up team) .*Заречного/)(page)
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
  },
}

async function fillMembers(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.locator('textarea[name=members]').fill(members)
  await dialog.locator('textarea[name=substitutes]').fill('Рысь Легенда 5')
}
