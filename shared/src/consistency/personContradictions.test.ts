import { describe, expect, test } from 'vitest'
import { newAccountRecord } from '../account/account.ts'
import { newProfile } from '../profile/newProfile.ts'
import type { Contradiction } from './contradiction.ts'
import { chatContradictions, identityContradictions } from './identityContradictions.ts'
import { personContradictions } from './personContradictions.ts'
import type { IdentityRecords, PersonRecords } from './personRecords.ts'

const profile = {
  ...newProfile({ email: null, displayName: 'Wolf' }, 0),
  activeCompetitionID: 'cup',
  discordID: '7',
  telegramConnected: true,
}
const account = { ...newAccountRecord, identities: { discord: '7' }, telegramChatId: 5 }
const wolf: PersonRecords = {
  uid: 'wolf',
  hasUser: true,
  profile,
  account,
  identityOwners: { discord: 'wolf' },
  chatOwner: 'wolf',
  active: 'player-or-organizer',
}

/** The rules that are broken, and what is written to mend it; null where nobody can tell. */
const told = (found: readonly Contradiction[]) =>
  found.map(({ rule, remedy }) => [rule, remedy?.by === 'writing' ? remedy.writes : remedy])

test('a person of whom everything agrees', () => {
  expect(personContradictions(wolf)).toEqual([])
  const bare = { ...wolf, profile: { ...profile, discordID: null, telegramConnected: false }, account: null }
  expect(personContradictions({ ...bare, identityOwners: {}, chatOwner: null })).toEqual([])
})

describe('somebody of whom something does not agree', () => {
  test.each<[string, Partial<PersonRecords>, readonly unknown[]]>([
    [
      'is without a profile',
      { profile: null },
      [['user-without-profile', { by: 'making-profile', uid: 'wolf' }]],
    ],
    ['has a profile and no account', { hasUser: false }, [['profile-without-user', null]]],
    [
      'is gone but for the record of the account',
      {
        hasUser: false,
        profile: null,
        identityOwners: { discord: null },
        account: { ...account, telegramChatId: null },
      },
      [
        ['account-of-nobody', [{ path: 'accounts/wolf', fields: null }]],
        ['identity-missing', null],
      ],
    ],
    [
      'has an account of Discord that belongs to another',
      { identityOwners: { discord: 'bear' } },
      [['identity-of-other', [{ path: 'accounts/wolf', fields: { identities: {} } }]]],
    ],
    [
      'has an account of Discord that is nobody’s',
      { identityOwners: { discord: null } },
      [['identity-missing', null]],
    ],
    [
      'shows another account of Discord',
      { profile: { ...profile, discordID: '8' } },
      [['shown-identity', [{ path: 'profiles/wolf', fields: { discordID: '7' } }]]],
    ],
    [
      'shows an account of Steam and has none',
      { profile: { ...profile, steamID: '9' } },
      [['shown-identity', [{ path: 'profiles/wolf', fields: { steamID: null } }]]],
    ],
    [
      'has a chat that belongs to another',
      { chatOwner: 'bear' },
      [
        [
          'chat-of-other',
          [
            { path: 'accounts/wolf', fields: { telegramChatId: null } },
            { path: 'profiles/wolf', fields: { telegramConnected: false } },
          ],
        ],
      ],
    ],
    [
      'shows no chat and has one',
      { profile: { ...profile, telegramConnected: false } },
      [['shown-telegram', [{ path: 'profiles/wolf', fields: { telegramConnected: true } }]]],
    ],
    [
      'is led to a competition that is gone',
      { active: 'missing' },
      [['active-competition', [{ path: 'profiles/wolf', fields: { activeCompetitionID: null } }]]],
    ],
    [
      'is led to a competition in which they do nothing',
      { active: 'nothing' },
      [['active-competition', [{ path: 'profiles/wolf', fields: { activeCompetitionID: null } }]]],
    ],
  ])('%s', (_, changes, expected) => {
    expect(told(personContradictions({ ...wolf, ...changes }))).toEqual(expected)
  })
})

describe('whose an account of Discord is', () => {
  const identity: IdentityRecords = {
    provider: 'discord',
    id: '7',
    uid: 'wolf',
    hasUser: true,
    hasProfile: true,
    account,
  }

  test.each<[string, Partial<IdentityRecords>, readonly unknown[]]>([
    ['agrees', {}, []],
    [
      'is somebody who has been erased',
      { hasUser: false, hasProfile: false, account: null },
      [['identity-of-nobody', [{ path: 'identities/discord:7', fields: null }]]],
    ],
    [
      'is somebody whose account does not have it',
      { account: newAccountRecord },
      [
        [
          'identity-not-in-account',
          [{ path: 'accounts/wolf', fields: { ...newAccountRecord, identities: { discord: '7' } } }],
        ],
      ],
    ],
    [
      'is somebody who has no record of an account',
      { account: null },
      [
        [
          'identity-not-in-account',
          [{ path: 'accounts/wolf', fields: { ...newAccountRecord, identities: { discord: '7' } } }],
        ],
      ],
    ],
    [
      'is somebody who has another one',
      { account: { ...account, identities: { discord: '8' } } },
      [['identity-not-in-account', null]],
    ],
  ])('%s', (_, changes, expected) => {
    expect(told(identityContradictions({ ...identity, ...changes }))).toEqual(expected)
  })
})

test('a chat is that of the account that has it, and goes where none does', () => {
  expect(chatContradictions({ chatId: '5', uid: 'wolf', account })).toEqual([])
  const gone = [['chat-of-nobody', [{ path: 'telegramChats/6', fields: null }]]]
  expect(told(chatContradictions({ chatId: '6', uid: 'wolf', account }))).toEqual(gone)
  expect(told(chatContradictions({ chatId: '6', uid: 'wolf', account: null }))).toEqual(gone)
})
