import { profileLimits } from '@upper-bracket/shared/profile/profileLimits'
import { getAuth } from 'firebase-admin/auth'
import { expect, it } from 'vitest'
import { stored } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import { signUp } from '../../testing/person.ts'
import { firebaseApp } from '../src/platform/firebase.ts'
import { ensureProfile } from '../src/profiles/ensureProfile.ts'

async function profileOf(uid: string) {
  return eventually(async () => {
    const profile = (await stored.profile(uid).get()).data()
    if (profile === undefined) throw new Error(`No profile of ${uid}`)
    return profile
  })
}

it('gives a new account its e-mail for a name and one of five pictures', async () => {
  const person = await signUp('fresh')
  expect(await profileOf(person.uid)).toEqual({
    displayName: person.email.slice(0, profileLimits.displayNameMax),
    photoURL: expect.stringMatching(/^\/avatars\/avatar[0-4]\.svg$/),
    lang: 'ru',
    activeCompetitionID: null,
    dota: { RankTier: null, rating: null },
    cs: { RankTier: null, rating: null },
    steamNickname: '',
    realName: '',
    steamProfileURL: '',
    messagingURL: '',
    channels: { push: true, telegram: true, email: true },
    channelChoices: {},
    steamID: null,
    discordID: null,
    telegramConnected: false,
    visit: null,
    acceptedTerms: { at: expect.any(Number), version: expect.stringMatching(/^[0-9a-f]{16}$/), minAge: 16 },
    pushDeviceIds: [],
  })
})

it('takes no picture over that was set at the account before the profile was made', async () => {
  const account = await getAuth(firebaseApp()).createUser({ photoURL: 'https://example.org/watching.png' })
  await ensureProfile(account.uid)
  expect((await profileOf(account.uid)).photoURL).toMatch(/^\/avatars\/avatar[0-4]\.svg$/)
})
