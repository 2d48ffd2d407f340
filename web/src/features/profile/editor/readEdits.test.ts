import { describe, expect, it } from 'vitest'
import { readEdits } from './readEdits.ts'

describe('readEdits', () => {
  it('returns only the edited fields', () => {
    expect(readEdits({})).toEqual({ ok: true, value: {} })
    expect(readEdits({ displayName: '  Grey   Wolf ', dotaRank: null, lang: 'en' })).toEqual({
      ok: true,
      value: { displayName: 'Grey Wolf', dota: { RankTier: null }, lang: 'en' },
    })
  })

  it.each([
    [{ displayName: '   ' }, { displayName: 'displayNameEmpty' }],
    [{ displayName: 'x'.repeat(65) }, { displayName: 'tooLong' }],
    [{ displayName: 'flow\u202Eer' }, { displayName: 'hiddenCharacters' }],
    [{ realName: 'x'.repeat(101) }, { realName: 'tooLong' }],
    [{ steamProfileURL: 'https://steamcommunity.evil.example/id/wolf' }, { steamProfileURL: 'notSteam' }],
    [{ mmr: '20001' }, { mmr: 'notRating' }],
    [{ premier: 'GN2' }, { premier: 'notRating' }],
    [{ messagingURL: 'javascript:alert(1)//t.me/wolf' }, { messagingURL: 'notTelegram' }],
  ] as const)('refuses %j', (edits, problems) => {
    expect(readEdits(edits)).toEqual({ ok: false, problems })
  })

  it('returns rank and rating of a game together, and only what was edited of it', () => {
    expect(readEdits({ mmr: '4 350' })).toEqual({ ok: true, value: { dota: { rating: 4350 } } })
    expect(readEdits({ csRank: 7, premier: '' })).toEqual({
      ok: true,
      value: { cs: { RankTier: 7, rating: null } },
    })
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
    expect(readEdits({ steamProfileURL: typed })).toEqual({ ok: true, value: { steamProfileURL: stored } })
  })

  it.each([
    ['@grey_wolf', 'https://t.me/grey_wolf'],
    ['https://telegram.me/grey_wolf', 'https://t.me/grey_wolf'],
    ['t.me/grey_wolf/', 'https://t.me/grey_wolf'],
  ])('stores the Telegram account %j as %j', (typed, stored) => {
    expect(readEdits({ messagingURL: typed })).toEqual({ ok: true, value: { messagingURL: stored } })
  })
})
