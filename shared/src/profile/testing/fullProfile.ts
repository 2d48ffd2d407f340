import type { Profile } from '../profile.ts'

/** A profile in which no field has the value of an empty one. */
export const fullProfile: Profile = {
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
  channelChoices: { matches: { email: false, telegram: true } },
  steamID: '76561197960287930',
  discordID: '80351110224678912',
  telegramConnected: true,
  pushDeviceIds: ['device'],
  visit: { competitionId: 'cup', expiresAt: 1 },
  acceptedTerms: { at: 1, version: '0123456789abcdef', minAge: 16 },
}
