import { settingDefaults } from '@upper-bracket/shared/competition/settings/settings'
import { contactsOfGuest } from '@upper-bracket/shared/player/contacts'
import { stored } from '../../../../testing/database.ts'
import { seededCompetition } from '../../../../testing/seededCompetition.ts'
import { type GalleryPeople, madeUpPlayers, teamName } from './galleryPeople.ts'

/** Whole teams, of which one is full, one may play incomplete and one has a substitute. */
export async function wholeTeamsCompetition(
  { owner, player }: GalleryPeople,
  untilDeadline: number,
): Promise<{ readonly competitionId: string; readonly guest: string }> {
  const now = Date.now()
  const made = madeUpPlayers('dota', 16).map(
    each => ({ ...each, uid: `guest-${each.uid}`, guest: true, photoURL: null }) as const,
  )
  const named = made.map(each => ({ ...each, namedByCaptain: true }) as const)
  const { competitionId, teamId } = await seededCompetition({
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
      options: { ...settingDefaults.options, wholeTeams: true, substitutes: 2 },
      registrationDeadline: now + untilDeadline,
    },
  })
  await stored
    .player(competitionId, made[15]?.uid ?? '')
    .update({ substituteOf: teamId, namedByCaptain: true })
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
