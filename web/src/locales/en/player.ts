import type { player as ru } from '#locales/ru/player.ts'
import type { Translation } from '#locales/translation.ts'

export const player: Translation<typeof ru> = {
  rank: 'Rank',
  rank_rating: 'Rating',
  noRank: 'not set',
  team: 'Team',
  substituteOf: '{{team}}, substitute',
  noTeam: 'no team yet',
  captainOf: '{{team}}, captain',
  contacts: 'Contacts',
  contactsSeenBy: 'Only the organizers of this tournament and the player can see this.',
  contactsOwn: 'Only you and the organizers of this tournament can see this.',
  contactsEntered: 'An organizer entered them. Only the organizers of this tournament can see them.',
  contactsNamed: 'The captain entered them. Only the organizers of this tournament can see them.',
  email: 'E-mail',
  toProfile: 'Change it in your profile',
  realName: 'Real name',
  discordProfile: 'Open the profile',
  noContacts: 'The profile has no contacts.',
  statedAge: 'Age as stated by the player',
  statedAgeFrom: '{{age}} or older',
  guestNamed: 'The captain named this player, who has no account here.',
  guest: 'An organizer entered this player, who has no account here.',
  gone: 'No such player',
  goneText: 'This person does not take part in the tournament any more.',
}
