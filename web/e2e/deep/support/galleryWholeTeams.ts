import { settingDefaults } from '@upper-bracket/shared/competition/settings/settings'
import { contactsOfGuest } from '@upper-bracket/shared/player/contacts'
import type { Page } from '@playwright/test'
import { stored } from '../../../../testing/database.ts'
import { seededCompetition } from '../../../../testing/seededCompetition.ts'
import { at, type GalleryPage, press } from './galleryPage.ts'
import { type GalleryPeople, madeUpPlayers, teamName } from './galleryPeople.ts'

/** Whole teams, of which one is full and one may play incomplete, and a player without one. */
export async function wholeTeamsCompetition(
  { owner, player }: GalleryPeople,
  untilDeadline: number,
): Promise<{ readonly competitionId: string; readonly guest: string }> {
  const now = Date.now()
  const made = madeUpPlayers('dota', 15).map(
    each => ({ ...each, uid: `guest-${each.uid}`, guest: true, photoURL: null }) as const,
  )
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
  const contacts = [
    { email: 'wolf@example.org', discord: 'wolf_77', telegram: 'wolf_anna_example' },
    { email: 'bear@example.org', steam: 'https://steamcommunity.com/id/bear_of_the_north' },
    { discord: 'полярная сова на сервере лиги' },
    { email: 'an.address.that.is.as.long.as.some.are@students.university.example.org' },
  ]
  await Promise.all(
    contacts.map(async (entered, index) => {
      const { uid = '' } = named[index] ?? {}
      const contact = contactsOfGuest(uid, { contacts: entered })
      if (contact !== null) await stored.contacts(competitionId, uid).set(contact)
    }),
  )
  return { competitionId, guest: named[0]?.uid ?? '' }
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
