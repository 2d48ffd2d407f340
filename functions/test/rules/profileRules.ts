import { assertFails } from '@firebase/rules-unit-testing'
import { topics } from '@upper-bracket/shared/profile/channel'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import { profileLimits } from '@upper-bracket/shared/profile/profileLimits'
import { foreignPhotos, ownPhotos } from '@upper-bracket/shared/profile/testing/photos'
import { maxRatings } from '@upper-bracket/shared/ranks/maxRatings'
import firebase from 'firebase/compat/app'
import { beforeEach, describe, expect, test } from 'vitest'
import { type RulesProject, rulesProjectId } from './rulesProject.ts'
import { show } from './show.ts'
import { profile } from './testCompetition.ts'
import { noOne, testAttempts } from './verdict.ts'

const bucketOf = (projectId: string) => `/v0/b/${projectId}.appspot.com/o/avatars%2F`
const query = '?alt=media&token=0a1b2c3d-4e5f'
const production = 'https://firebasestorage.googleapis.com'

type ServerField = 'steamID' | 'discordID' | 'telegramConnected' | 'pushDeviceIds' | 'visit' | 'acceptedTerms'

/** What each field takes and what it refuses, of the profile of `player`. */
const fields: Record<
  Exclude<keyof Profile, ServerField>,
  { readonly takes: readonly unknown[]; readonly refuses: readonly unknown[] }
> = {
  displayName: {
    takes: ['Ярослава', 'a', 'x'.repeat(profileLimits.displayNameMax), 'wolf@example.com'],
    refuses: [
      '',
      ' ',
      '   ',
      'x'.repeat(profileLimits.displayNameMax + 1),
      null,
      7,
      ['Wolf'],
      { name: 'Wolf' },
    ],
  },
  steamNickname: {
    takes: ['', 'Волк 🐺', 'x'.repeat(profileLimits.steamNicknameMax)],
    refuses: [' ', 'x'.repeat(profileLimits.steamNicknameMax + 1), 'a\u202Eb', null, 7],
  },
  realName: {
    takes: ['', 'Анна-Мария О’Нил', 'x'.repeat(profileLimits.realNameMax)],
    refuses: [' ', 'x'.repeat(profileLimits.realNameMax + 1), 'a\u0000b', null, 7],
  },
  photoURL: {
    takes: [null, ...ownPhotos('player', rulesProjectId)],
    refuses: [7, [], ...foreignPhotos('player', rulesProjectId)],
  },
  lang: { takes: ['ru', 'en'], refuses: ['', 'de', 'RU', null, 1, ['ru']] },
  activeCompetitionID: {
    takes: [null, 'cup', 'A-Za-z_0-9-abcdefghij'],
    refuses: ['', 'a/b', '../x', 'x'.repeat(129), 7, false],
  },
  dota: {
    takes: [
      { RankTier: null },
      { RankTier: 35 },
      { RankTier: 80 },
      ...rated({ RankTier: 35 }, maxRatings.mmr).takes,
    ],
    refuses: [
      ...rated({ RankTier: 35 }, maxRatings.mmr).refuses,
      null,
      35,
      [],
      {},
      { rankTier: 35 },
      { RankTier: 35, MMR: 9000 },
      { RankTier: '35' },
      { RankTier: 35.5 },
    ],
  },
  cs: {
    takes: [
      { RankTier: null },
      { RankTier: 2 },
      { RankTier: 18 },
      ...rated({ RankTier: null }, maxRatings.premier).takes,
    ],
    refuses: [
      ...rated({ RankTier: 2 }, maxRatings.premier).refuses,
      null,
      2,
      [],
      {},
      { rank: 2 },
      { RankTier: 2, elo: 1 },
      { RankTier: '2' },
      { RankTier: 2.5 },
    ],
  },
  steamProfileURL: {
    takes: [
      '',
      'https://steamcommunity.com/id/wolf_-7',
      'https://steamcommunity.com/id/wolf/',
      'https://steamcommunity.com/profiles/76561197960287930',
      `https://steamcommunity.com/id/${'x'.repeat(32)}`,
    ],
    refuses: [
      null,
      7,
      'wolf',
      'http://steamcommunity.com/id/wolf',
      'https://steamcommunity.com/id/',
      'https://steamcommunity.com/groups/wolf',
      'https://steamcommunity.com/profiles/wolf',
      'https://steamcommunity.com.example.com/id/wolf',
      'https://steamcommunityXcom/id/wolf',
      'https://steamcommunity.com/id/wolf?next=https://example.com',
      'https://steamcommunity.com/id/wolf/\n',
      `https://steamcommunity.com/id/${'x'.repeat(200)}`,
    ],
  },
  channels: {
    takes: [
      { email: true, telegram: true },
      { email: false, telegram: true },
      { email: false, telegram: false },
      { push: false, email: false, telegram: false },
    ],
    refuses: [
      null,
      true,
      [],
      {},
      [true, false],
      { email: true },
      { telegram: true },
      { email: true, telegram: null },
      { email: 'yes', telegram: true },
      { email: 1, telegram: 0 },
      { email: true, telegram: true, sms: true },
      { email: true, telegram: true, push: null },
      { email: true, telegram: true, push: 'yes' },
    ],
  },
  channelChoices: {
    takes: [
      {},
      Object.fromEntries(topics.map(topic => [topic, { email: true, telegram: false }])),
      ...topics.map(topic => ({ [topic]: { email: false, telegram: false } })),
    ],
    refuses: [
      null,
      [],
      { weather: { email: true, telegram: true } },
      ...topics.flatMap(topic => [{ [topic]: null }, { [topic]: { email: true } }, { [topic]: true }]),
    ],
  },
  messagingURL: {
    takes: ['', 'https://t.me/wolf_anna', 'https://t.me/wolf/', `https://t.me/${'x'.repeat(32)}`],
    refuses: [
      null,
      7,
      '@wolf',
      'http://t.me/wolf_anna',
      'https://t.me/',
      'https://t.me/joinchat/AAAA',
      'https://txme/wolf_anna',
      'https://example.com/t.me/wolf_anna',
      'https://t.me/wolf?start=1',
      'javascript:alert(1)',
      `https://t.me/${'x'.repeat(200)}`,
    ],
  },
}

/** A rating in addition to the rank. */
function rated(rank: object, highest: number) {
  const ratings = (values: readonly unknown[]) => values.map(rating => ({ ...rank, rating }))
  return {
    takes: ratings([null, 1, highest]),
    refuses: [...ratings([0, -1, 3400.5, highest + 1, '3400', [3400], true]), { rating: 3400 }],
  }
}

const fieldNames = Object.keys(fields)
const serverFields = {
  steamID: null,
  discordID: null,
  telegramConnected: false,
  pushDeviceIds: [],
  visit: null,
  acceptedTerms: null,
} satisfies Pick<Profile, ServerField>
const serverOnly = [...Object.keys(serverFields), 'uid', 'isAdmin', 'createdAt']

/** Who reads and changes `profiles/{uid}`, and what its owner may write into each field. */
export function describeProfileRules(project: () => RulesProject): void {
  const mine = () => project().firestore('player').doc('profiles/player')
  const update = (change: object) => mine().update(change)

  describe('profiles', () => {
    beforeEach(() => project().seed({ 'profiles/player': profile }))

    describe('belong to their owner', () => {
      testAttempts<firebase.firestore.Firestore>(
        [
          ['reads it', db => db.doc('profiles/player').get(), ['player']],
          ['changes it', db => db.doc('profiles/player').update({ lang: 'en' }), ['player']],
          [
            'merges into it',
            db => db.doc('profiles/player').set({ lang: 'en' }, { merge: true }),
            ['player'],
          ],
          ['deletes it', db => db.doc('profiles/player').delete(), noOne],
          ['creates their own', (db, person) => db.doc(`profiles/${person}-new`).set(profile), noOne],
          ['lists profiles', db => db.collection('profiles').limit(1).get(), noOne],
          [
            'finds a profile by name',
            db => db.collection('profiles').where('displayName', '==', 'Wolf').limit(1).get(),
            noOne,
          ],
        ],
        person => project().firestore(person),
      )

      describe('with what they were told', () => {
        const told = 'profiles/player/notifications/told'
        const list = (db: firebase.firestore.Firestore, most: number) =>
          db.collection('profiles/player/notifications').orderBy('at', 'desc').limit(most).get()
        const read = (db: firebase.firestore.Firestore, change: object) => db.doc(told).update(change)

        beforeEach(() => project().seed({ [told]: { kind: 'matchReady', at: 1, readAt: null } }))
        testAttempts<firebase.firestore.Firestore>(
          [
            ['lists the latest 500', db => list(db, 500), ['player']],
            ['lists more', db => list(db, 501), noOne],
            ['says that it was read', db => read(db, { readAt: 2 }), ['player']],
            ['says so without a time', db => read(db, { readAt: 'now' }), noOne],
            ['changes what it says', db => read(db, { readAt: 2, at: 3 }), noOne],
            ['deletes it', db => db.doc(told).delete(), noOne],
            ['writes another one', db => db.doc(`${told}-again`).set({ readAt: null }), noOne],
          ],
          person => project().firestore(person),
        )
      })

      test('creates their own: an account without a profile may not', async () => {
        const created = project().firestore('newcomer').doc('profiles/newcomer').set(profile)
        await assertFails(created)
      })
    })

    for (const [name, { takes, refuses }] of Object.entries(fields)) {
      test.each(takes.map(value => [show(value), value] as const))(`${name} takes %s`, async (_, value) => {
        await update({ [name]: value })
        expect((await mine().get()).get(name)).toEqual(value)
      })

      test.each(refuses.map(value => [show(value), value] as const))(
        `${name} refuses %s`,
        async (_, value) => {
          await assertFails(update({ [name]: value }))
        },
      )
    }

    test.each(fieldNames)('%s cannot be removed', async name => {
      await assertFails(update({ [name]: firebase.firestore.FieldValue.delete() }))
    })

    test.each(serverOnly)('%s is the server’s to write', async name => {
      await assertFails(update({ [name]: 'player' }))
      await assertFails(update({ [name]: null }))
      await assertFails(update({ [name]: false }))
      await assertFails(update({ [name]: 'player', lang: 'en' }))
      await project().seed({ 'profiles/player': { ...profile, [name]: 'set by the server' } })
      await assertFails(update({ [name]: firebase.firestore.FieldValue.delete() }))
      await update({ lang: 'en', displayName: 'Still mine' })
    })

    test('one bad field refuses the whole change', async () => {
      await assertFails(update({ displayName: 'Bear', lang: 'de' }))
      expect((await mine().get()).data()).toEqual(profile)
    })

    test('every field can change at once', async () => {
      await mine().set({
        displayName: 'Bear',
        photoURL: null,
        lang: 'en',
        activeCompetitionID: null,
        dota: { RankTier: 80 },
        cs: { RankTier: 18 },
        steamNickname: '',
        realName: '',
        steamProfileURL: '',
        messagingURL: '',
        channels: { push: true, email: false, telegram: true },
        channelChoices: {},
        steamID: profile.steamID,
        discordID: profile.discordID,
        telegramConnected: profile.telegramConnected,
        pushDeviceIds: profile.pushDeviceIds,
        visit: profile.visit,
        acceptedTerms: profile.acceptedTerms,
      } satisfies Profile)
    })

    test('a part of the channels can change by itself', async () => {
      await update({ 'channels.telegram': true })
      expect((await mine().get()).get('channels')).toEqual({ push: true, email: true, telegram: true })
      await assertFails(update({ 'channels.sms': true }))
    })

    test('a field that the server wrote differently blocks no other', async () => {
      const odd = {
        ...profile,
        displayName: 'x'.repeat(200),
        photoURL: 'https://example.com/from-a-provider.png',
      }
      await project().seed({ 'profiles/player': odd })
      await update({ lang: 'en' })
      await assertFails(update({ lang: 'ru', displayName: 'y'.repeat(200) }))
    })

    test('a picture on the own machine is no photo of a real project', async () => {
      const file = `${bucketOf('upper-bracket')}player${query}`
      const deployed = project().firestore('player', 'upper-bracket').doc('profiles/player')
      await assertFails(deployed.update({ photoURL: `http://127.0.0.1:5004${file}` }))
      await deployed.update({ photoURL: `${production}${file}` })
    })

    test('a picture in the bucket of another project is none, not even of our own other one', async () => {
      const deployed = project().firestore('player', 'upper-bracket').doc('profiles/player')
      await assertFails(
        deployed.update({ photoURL: `${production}${bucketOf(rulesProjectId)}player${query}` }),
      )
    })

    test('the owner of an uid with a colon has a photo as well', async () => {
      const uid = 'discord:42'
      await project().seed({ [`profiles/${uid}`]: profile })
      const own = project().firestore(uid).doc(`profiles/${uid}`)
      const bucket = bucketOf(rulesProjectId)
      await own.update({ photoURL: `${production}${bucket}${encodeURIComponent(uid)}${query}` })
      await assertFails(own.update({ photoURL: `${production}${bucket}player${query}` }))
    })
  })
}
