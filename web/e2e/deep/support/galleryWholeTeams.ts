import { settingDefaults } from '@upper-bracket/shared/competition/settings/settings'
import type { Page } from '@playwright/test'
import { seededCompetition } from '../../../../testing/seededCompetition.ts'
import { at, type GalleryPage, press } from './galleryPage.ts'
import { type GalleryPeople, madeUpPlayers, teamName } from './galleryPeople.ts'

/** Whole teams, of which one is full and one may play incomplete, and a player without one. */
export async function wholeTeamsCompetition(
  { owner, player }: GalleryPeople,
  untilDeadline: number,
): Promise<string> {
  const now = Date.now()
  const made = madeUpPlayers('dota', 15).map(each => ({ ...each, guest: true, photoURL: null }) as const)
  const named = made.map(each => ({ ...each, namedByCaptain: true }) as const)
  const { competitionId } = await seededCompetition({
    owner,
    players: [player, ...named.slice(0, 14), ...made.slice(14)],
    teams: [
      { name: teamName(1), players: [player, ...named.slice(0, 2)] },
      { name: teamName(0), players: named.slice(2, 7) },
      { name: teamName(5), players: named.slice(7, 11) },
      { name: teamName(2), players: named.slice(11, 14), playsIncomplete: true },
    ],
    competition: {
      name: 'Кубок готовых составов',
      options: { ...settingDefaults.options, wholeTeams: true },
      registrationDeadline: now + untilDeadline,
    },
  })
  return competitionId
}

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
    as: 'called',
    act: async page => {
      await press(/^(Записать команду|Enter a team)$/)(page)
      await fillMembers(page)
    },
  },
  'name-members': {
    ...at('whole', '/teams'),
    as: 'player',
    act: async page => {
      await press(/^(Назвать игроков|Name players)$/)(page)
      await fillMembers(page)
    },
  },
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
  await page.getByRole('dialog').locator('textarea:not([aria-hidden])').fill(members)
}
