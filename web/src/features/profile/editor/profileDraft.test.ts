import type { Profile } from '@upper-bracket/shared/profile/profile'
import { describe, expect, it } from 'vitest'
import { changesOf, formOf, realEdits } from './profileDraft.ts'

const profile: Profile = {
  displayName: 'Wolf',
  photoURL: null,
  lang: 'ru',
  activeCompetitionID: 'c1',
  dota: { RankTier: 55 },
  cs: { RankTier: null },
  steamNickname: '',
  realName: '',
  steamProfileURL: '',
  messagingURL: '',
  channels: { email: true, telegram: true },
  steamID: null,
  discordID: null,
  telegramConnected: false,
}

describe('realEdits', () => {
  it('forgets an edit that leads back to what is stored', () => {
    expect(realEdits({ displayName: 'Wolf', dotaRank: 55, csRank: 3 }, formOf(profile))).toEqual({
      csRank: 3,
    })
  })
})

describe('changesOf', () => {
  it('holds the edited fields alone', () => {
    expect(changesOf({})).toEqual({ changes: {}, problems: {} })
    expect(changesOf({ displayName: '  Grey   Wolf ', dotaRank: null, lang: 'en' })).toEqual({
      changes: { displayName: 'Grey Wolf', dota: { RankTier: null }, lang: 'en' },
      problems: {},
    })
  })

  it.each([
    [{ displayName: '   ' }, { displayName: 'displayNameEmpty' }],
    [{ displayName: 'x'.repeat(65) }, { displayName: 'tooLong' }],
    [{ displayName: 'flow\u202Eer' }, { displayName: 'hiddenCharacters' }],
    [{ realName: 'x'.repeat(101) }, { realName: 'tooLong' }],
    [{ steamProfileURL: 'https://steamcommunity.evil.example/id/wolf' }, { steamProfileURL: 'notSteam' }],
    [{ messagingURL: 'javascript:alert(1)//t.me/wolf' }, { messagingURL: 'notTelegram' }],
  ] as const)('refuses %j', (edits, problems) => {
    expect(changesOf(edits)).toEqual({ changes: {}, problems })
  })

  it.each([
    ['steamcommunity.com/id/wolf/', 'https://steamcommunity.com/id/wolf'],
    ['SteamCommunity.com/ID/Wolf', 'https://steamcommunity.com/id/Wolf'],
    [
      'http://www.steamcommunity.com/profiles/76561197960287930',
      'https://steamcommunity.com/profiles/76561197960287930',
    ],
    [' ', ''],
  ])('stores the Steam profile %j as %j', (typed, stored) => {
    expect(changesOf({ steamProfileURL: typed }).changes).toEqual({ steamProfileURL: stored })
  })

  it.each([
    ['@grey_wolf', 'https://t.me/grey_wolf'],
    ['https://telegram.me/grey_wolf', 'https://t.me/grey_wolf'],
    ['t.me/grey_wolf/', 'https://t.me/grey_wolf'],
  ])('stores the Telegram account %j as %j', (typed, stored) => {
    expect(changesOf({ messagingURL: typed }).changes).toEqual({ messagingURL: stored })
  })
})
