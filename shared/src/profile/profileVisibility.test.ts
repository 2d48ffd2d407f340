import { expect, test } from 'vitest'
import { games } from '../games/game.ts'
import { contactsOf } from '../player/contacts.ts'
import { publicCopy } from '../player/publicCopy.ts'
import { newProfile } from './newProfile.ts'
import type { Profile } from './profile.ts'
import { profileVisibility } from './profileVisibility.ts'

const wolf: Profile = {
  displayName: 'Wolf',
  photoURL: '/avatars/avatar0.svg',
  lang: 'ru',
  activeCompetitionID: 'cup',
  dota: { RankTier: 11 },
  cs: { RankTier: 1 },
  steamNickname: 'wolf_steam',
  realName: 'Anna Wolf',
  steamProfileURL: 'https://steamcommunity.com/id/wolf',
  messagingURL: 'https://t.me/wolf_anna',
  channels: { push: true, email: true, telegram: false },
  channelChoices: {},
  steamID: '76561197960287930',
  discordID: '80351110224678912',
  telegramConnected: true,
  pushDeviceIds: ['device'],
}
/** Different in every field. */
const bear: Profile = {
  ...newProfile({ email: null, displayName: 'Bear' }, 1),
  lang: 'en',
  dota: { RankTier: 80 },
  cs: { RankTier: 18 },
  channels: { push: true, email: false, telegram: true },
}

const seenByEveryone = (profile: Profile) => JSON.stringify(games.map(game => publicCopy(profile, game)))
const seenByOrganizers = (profile: Profile) => JSON.stringify(contactsOf('uid', profile))

test.each(Object.entries(profileVisibility))('%s is seen by: %s', (field, visibility) => {
  const changed = { ...wolf, [field]: bear[field as keyof Profile] }
  const isPublic = seenByEveryone(changed) !== seenByEveryone(wolf)
  const isContact = seenByOrganizers(changed) !== seenByOrganizers(wolf)
  expect(isPublic ? 'everyone' : isContact ? 'organizers' : 'owner').toBe(visibility)
})
