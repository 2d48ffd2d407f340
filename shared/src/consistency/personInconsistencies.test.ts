import { describe, expect, test } from 'vitest'
import { newAccountRecord } from '../account/account.ts'
import { newProfile } from '../profile/newProfile.ts'
import {
  chatInconsistencies,
  identityInconsistencies,
  pushDeviceInconsistencies,
} from './identityInconsistencies.ts'
import type { Inconsistency } from './inconsistency.ts'
import { personInconsistencies } from './personInconsistencies.ts'
import type { IdentityRecords, PersonRecords } from './personRecords.ts'

const profile = {
  ...newProfile({ email: null, displayName: 'Wolf' }, 0),
  activeCompetitionID: 'cup',
  discordID: '7',
  telegramConnected: true,
  pushDeviceIds: ['phone'],
}
const account = { ...newAccountRecord, identities: { discord: '7' }, telegramChatId: 5 }
const wolf: PersonRecords = {
  uid: 'wolf',
  hasUser: true,
  profile,
  account,
  identityOwners: { discord: 'wolf' },
  chatOwner: 'wolf',
  pushDeviceIds: ['phone'],
  active: 'player-or-organizer',
}

/** The broken rules with what is written to repair each, or null if only a person can tell. */
const reported = (found: readonly Inconsistency[]) =>
  found.map(({ rule, fix }) => [rule, fix?.by === 'writing' ? fix.writes : fix])

test('a valid person has no inconsistencies', () => {
  expect(personInconsistencies(wolf)).toEqual([])
  const bare = { ...wolf, profile: { ...profile, discordID: null, telegramConnected: false }, account: null }
  expect(personInconsistencies({ ...bare, identityOwners: {}, chatOwner: null })).toEqual([])
})

describe('a person', () => {
  test.each<[string, Partial<PersonRecords>, readonly unknown[]]>([
    [
      'without a profile',
      { profile: null },
      [['user-without-profile', { by: 'making-profile', uid: 'wolf' }]],
    ],
    ['with a profile but no account', { hasUser: false }, [['profile-without-user', null]]],
    [
      'of whom only the account record is left',
      {
        hasUser: false,
        profile: null,
        identityOwners: { discord: null },
        account: { ...account, telegramChatId: null },
      },
      [
        ['orphaned-account', [{ path: 'accounts/wolf', fields: null }]],
        ['identity-missing', null],
      ],
    ],
    [
      'one of whose browsers has gone',
      { profile: { ...profile, pushDeviceIds: ['laptop', 'phone'] } },
      [['shown-push-devices', [{ path: 'profiles/wolf', fields: { pushDeviceIds: ['phone'] } }]]],
    ],
    [
      'whose Discord account belongs to somebody else',
      { identityOwners: { discord: 'bear' } },
      [['identity-of-another', [{ path: 'accounts/wolf', fields: { identities: {} } }]]],
    ],
    [
      'whose Discord account has no owner',
      { identityOwners: { discord: null } },
      [['identity-missing', null]],
    ],
    [
      'whose profile shows another Discord account',
      { profile: { ...profile, discordID: '8' } },
      [['shown-identity', [{ path: 'profiles/wolf', fields: { discordID: '7' } }]]],
    ],
    [
      'whose profile shows a Steam account, but who has none',
      { profile: { ...profile, steamID: '9' } },
      [['shown-identity', [{ path: 'profiles/wolf', fields: { steamID: null } }]]],
    ],
    [
      'whose chat belongs to somebody else',
      { chatOwner: 'bear' },
      [
        [
          'chat-of-another',
          [
            { path: 'accounts/wolf', fields: { telegramChatId: null } },
            { path: 'profiles/wolf', fields: { telegramConnected: false } },
          ],
        ],
      ],
    ],
    [
      'whose profile shows no chat, but who has one',
      { profile: { ...profile, telegramConnected: false } },
      [['shown-telegram', [{ path: 'profiles/wolf', fields: { telegramConnected: true } }]]],
    ],
    [
      'whose active competition does not exist',
      { active: 'missing' },
      [['active-competition', [{ path: 'profiles/wolf', fields: { activeCompetitionID: null } }]]],
    ],
    [
      'who takes no part in the active competition',
      { active: 'nothing' },
      [['active-competition', [{ path: 'profiles/wolf', fields: { activeCompetitionID: null } }]]],
    ],
  ])('%s', (_, changes, expected) => {
    expect(reported(personInconsistencies({ ...wolf, ...changes }))).toEqual(expected)
  })
})

describe('the owner of a Discord identity', () => {
  const identity: IdentityRecords = {
    provider: 'discord',
    id: '7',
    uid: 'wolf',
    hasUser: true,
    hasProfile: true,
    account,
  }

  test.each<[string, Partial<IdentityRecords>, readonly unknown[]]>([
    ['whose account agrees', {}, []],
    [
      'who has been erased',
      { hasUser: false, hasProfile: false, account: null },
      [['orphaned-identity', [{ path: 'identities/discord:7', fields: null }]]],
    ],
    [
      'whose account does not have it',
      { account: newAccountRecord },
      [
        [
          'identity-not-in-account',
          [{ path: 'accounts/wolf', fields: { ...newAccountRecord, identities: { discord: '7' } } }],
        ],
      ],
    ],
    [
      'who has no account record',
      { account: null },
      [
        [
          'identity-not-in-account',
          [{ path: 'accounts/wolf', fields: { ...newAccountRecord, identities: { discord: '7' } } }],
        ],
      ],
    ],
    [
      'whose account has another one',
      { account: { ...account, identities: { discord: '8' } } },
      [['identity-not-in-account', null]],
    ],
  ])('%s', (_, changes, expected) => {
    expect(reported(identityInconsistencies({ ...identity, ...changes }))).toEqual(expected)
  })
})

test('a chat document without a matching account is deleted', () => {
  expect(chatInconsistencies({ chatId: '5', uid: 'wolf', account })).toEqual([])
  const gone = [['orphaned-chat', [{ path: 'telegramChats/6', fields: null }]]]
  expect(reported(chatInconsistencies({ chatId: '6', uid: 'wolf', account }))).toEqual(gone)
  expect(reported(chatInconsistencies({ chatId: '6', uid: 'wolf', account: null }))).toEqual(gone)
})

test('a browser that the profile of its owner does not show is deleted', () => {
  expect(pushDeviceInconsistencies({ deviceId: 'phone', uid: 'wolf', profile })).toEqual([])
  const gone = [['orphaned-push-device', [{ path: 'pushDevices/laptop', fields: null }]]]
  expect(reported(pushDeviceInconsistencies({ deviceId: 'laptop', uid: 'wolf', profile }))).toEqual(gone)
  expect(reported(pushDeviceInconsistencies({ deviceId: 'laptop', uid: 'wolf', profile: null }))).toEqual(
    gone,
  )
})
