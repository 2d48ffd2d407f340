import type { Profile } from '@upper-bracket/shared/profile/profile'

/** The profile of `player`, in which no field has the value of an empty one. */
export const profile: Profile = {
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
}

/**
 * A competition in which each of `people` has a part, by path; also the documents that later parts of the
 * product keep. Of a competition the rules look at nothing but the uids, so that nothing else is here.
 */
export const cup = {
  'competitions/cup': {
    ownerUid: 'owner',
    adminUids: ['administrator'],
    startDate: 2_000_000_000_000,
  },
  'competitions/cup/players/player': { uid: 'player', teamId: 'wolves', captain: false },
  'competitions/cup/players/captain': { uid: 'captain', teamId: 'wolves', captain: true },
  'competitions/other': { ownerUid: 'stranger', adminUids: ['stranger'] },
  'competitions/other/contacts/player': { realName: 'Anna Wolf' },
  'competitions/cup/teams/wolves': { captainUid: 'captain', playerUids: ['captain', 'player'] },
  'competitions/cup/brackets/first': { teamIds: ['wolves', 'bears'] },
  'competitions/cup/brackets/first/matches/main-1-1': { status: 'running', score: [1, 0] },
  'competitions/cup/contacts/player': { realName: 'Anna Wolf', messagingURL: 'https://t.me/wolf_anna' },
  'competitions/cup/casters/request': { uid: 'commentator' },
  'competitions/cup/commentators/request': { commentatorUid: 'commentator', confirmedAt: 1 },
  'competitions/cup/commentators/opened': { commentatorUid: 'commentator', confirmedAt: null },
  'competitions/cup/commentators/unopened': { commentatorUid: null, confirmedAt: null },
  'competitions/cup/commentatorLinks/request': { digest: 'digest' },
  'competitions/cup/commentators/request/messages/hello': { authorUid: 'commentator', text: 'Hello' },
  'competitions/cup/invitations/link': { role: 'player', teamId: null },
  'competitions/cup/invitations/team': { role: 'teamMember', teamId: 'wolves' },
  'competitions/cup/announcers/discord': { service: 'discord', title: 'results' },
  'competitions/cup/log/entry': { uid: 'administrator', action: 'setScore' },
  'competitions/cup/undelivered/message': { uid: 'player', kind: 'matchReady', channel: 'telegram' },
  'profiles/player': profile,
  'profiles/player/notifications/told': { kind: 'matchReady', at: 1, readAt: null },
  'accounts/player': { telegramChatId: 42 },
  'allowances/player': { createInvite: 1, expiresAt: 1 },
  'identities/steam:76561197960287930': { uid: 'player' },
  'signInAttempts/attempt': { provider: 'discord' },
  'deletedCompetitions/gone': { deletedBy: 'owner' },
  'signInTickets/ticket': { provider: 'steam' },
  'openidNonces/nonce': { usedAt: 1 },
  'telegramLinks/link': { uid: 'player' },
  'telegramChats/42': { uid: 'player' },
  'pushDevices/device': { uid: 'player' },
  'timers/due': { kind: 'closeReadinessCheck', competitionId: 'cup' },
  'mending/publicCopies': { stage: 'done', after: null },
  'invites/link': { competitionId: 'cup' },
  'outbox/event': { kind: 'matchReady' },
  'deliveries/mail': { uid: 'player', channel: 'email' },
}
