import { expect, test } from 'vitest'
import { contactsOf } from '../player/contacts.ts'
import { publicCopy } from '../player/publicCopy.ts'
import { rankScales } from '../ranks/rankScale.ts'
import { newProfile } from './newProfile.ts'
import type { Profile } from './profile.ts'
import { profileVisibility } from './profileVisibility.ts'
import { fullProfile } from './testing/fullProfile.ts'

const wolf = fullProfile
/** Different in every field. */
const bear: Profile = {
  ...newProfile({ email: null, displayName: 'Bear' }, 1),
  lang: 'en',
  dota: { RankTier: 80 },
  cs: { RankTier: 18 },
  channels: { push: true, email: false, telegram: true },
}

const seenByEveryone = (profile: Profile) =>
  JSON.stringify(rankScales.map(scale => publicCopy(profile, scale)))
const seenByOrganizers = (profile: Profile) => JSON.stringify(contactsOf('uid', profile))

test.each(Object.entries(profileVisibility))('%s is seen by: %s', (field, visibility) => {
  const changed = { ...wolf, [field]: bear[field as keyof Profile] }
  const isPublic = seenByEveryone(changed) !== seenByEveryone(wolf)
  const isContact = seenByOrganizers(changed) !== seenByOrganizers(wolf)
  expect(isPublic ? 'everyone' : isContact ? 'organizers' : 'owner').toBe(visibility)
})
