import { expect, test } from 'vitest'
import { newProfile } from '../profile/newProfile.ts'
import { type Identity, profileWithIdentity, profileWithoutIdentity } from './identity.ts'

const profile = newProfile({ email: null, displayName: 'Wolf' }, 0)
const steam: Identity = {
  provider: 'steam',
  id: '76561197960287001',
  nickname: ' Wol\u202ef ',
  profileURL: 'https://steamcommunity.com/id/wolf/',
}

test('a Steam account fills in fields left empty', () => {
  expect(profileWithIdentity(profile, steam)).toEqual({
    steamID: '76561197960287001',
    steamNickname: 'Wolf',
    steamProfileURL: 'https://steamcommunity.com/id/wolf',
  })
  const written = { ...profile, steamNickname: 'Bear', steamProfileURL: 'https://steamcommunity.com/id/bear' }
  expect(profileWithIdentity(written, steam)).toEqual({
    steamID: '76561197960287001',
    steamNickname: 'Bear',
    steamProfileURL: 'https://steamcommunity.com/id/bear',
  })
})

test.each([null, 'https://steamcommunity.com.evil.example/id/wolf', 'javascript:alert(1)', ''])(
  '%j is not a Steam profile page: the one with the id is used',
  profileURL => {
    expect(profileWithIdentity(profile, { ...steam, nickname: null, profileURL })).toMatchObject({
      steamNickname: '',
      steamProfileURL: 'https://steamcommunity.com/profiles/76561197960287001',
    })
  },
)

test('linking sets the id in the profile, unlinking removes it', () => {
  const discord: Identity = { ...steam, provider: 'discord', id: '80351110224678901' }
  expect(profileWithIdentity(profile, discord)).toEqual({ discordID: '80351110224678901' })
  expect(profileWithoutIdentity('discord')).toEqual({ discordID: null })
  expect(profileWithoutIdentity('steam')).toEqual({ steamID: null })
})
