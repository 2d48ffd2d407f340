import { fullProfile } from '@upper-bracket/shared/profile/testing/fullProfile'

/** The profile of `player`. */
export const profile = fullProfile

/**
 * A competition in which each of `people` has a part, by path; also the documents that later parts of the
 * product keep. Of a competition the rules look at nothing but the uids, so that nothing else is here.
 */
export const testCompetition = {
  'competitions/cup': {
    ownerUid: 'owner',
    adminUids: ['administrator'],
    startDate: 2_000_000_000_000,
  },
  'competitions/cup/players/player': { uid: 'player', teamId: 'wolves', captain: false },
  'competitions/cup/players/captain': { uid: 'captain', teamId: 'wolves', captain: true },
  // The commentator also stands in for a team of the first match.
  'competitions/cup/players/commentator': { uid: 'commentator', teamId: null, captain: false },
  'competitions/other': { ownerUid: 'stranger', adminUids: ['stranger'] },
  'competitions/other/contacts/player': { realName: 'Anna Wolf' },
  'competitions/cup/teams/wolves': { captainUid: 'captain', playerUids: ['captain', 'player'] },
  'competitions/cup/teams/wolves/messages/hello': { authorUid: 'captain' },
  'competitions/cup/teams/wolves/private/conversation': { lastMessage: null },
  'competitions/cup/teams/bears/messages/hello': { authorUid: 'bear' },
  'competitions/cup/teams/bears/private/conversation': { lastMessage: null },
  'competitions/cup/brackets/first': { teamIds: ['wolves', 'bears'] },
  'competitions/cup/brackets/first/matches/main-1-1': { status: 'running', score: [1, 0] },
  'competitions/cup/brackets/first/lineUps/main-1-1': { uids: ['captain', 'player'] },
  'competitions/cup/brackets/first/matchRooms/main-1-1.bears.wolves': {
    teamIds: ['bears', 'wolves'],
    standInUids: ['commentator'],
  },
  'competitions/cup/brackets/first/matchRooms/main-1-2.eagles.foxes': { teamIds: ['eagles', 'foxes'] },
  'competitions/cup/brackets/first/matchRooms/main-1-2.eagles.foxes/screenshots/picture': { picture: '/9j/' },
  'competitions/cup/brackets/first/matchRooms/main-2-1.eagles.foxes': { standInUids: ['player', 'stranger'] },
  'competitions/cup/brackets/first/matchRooms/main-2-1.eagles.foxes/screenshots/picture': { picture: '/9j/' },
  'competitions/cup/brackets/first/matchRooms/main-1-1.bears.wolves/screenshots/picture': { picture: '/9j/' },
  'competitions/cup/brackets/first/matchRooms/wolves.bears.eagles/screenshots/picture': { picture: '/9j/' },
  'competitions/cup/brackets/first/matchRooms/main-1-1.bears.wolves/messages/hello': { authorUid: 'captain' },
  'competitions/cup/brackets/first/matchRooms/main-1-1.bears.wolves/private/lobby': { password: 'secret' },
  'competitions/cup/brackets/first/matchRooms/wolves.bears.foxes/messages/hello': { authorUid: 'fox' },
  'competitions/cup/brackets/first/matchRooms/wolves.bears.foxes/private/lobby': { password: 'secret' },
  'competitions/cup/contacts/player': { realName: 'Anna Wolf', messagingURL: 'https://t.me/wolf_anna' },
  'competitions/cup/publicCommentators/request': { uid: 'commentator' },
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
  'rateLimits/player': { createInvitation: 1, expiresAt: 1 },
  'identities/steam:76561197960287930': { uid: 'player' },
  'signInAttempts/attempt': { provider: 'discord' },
  'deletedCompetitions/gone': { deletedBy: 'owner' },
  'signInTickets/ticket': { provider: 'steam' },
  'openidNonces/nonce': { usedAt: 1 },
  'telegramLinks/link': { uid: 'player' },
  'telegramChats/42': { uid: 'player' },
  'pushDevices/device': { uid: 'player' },
  'calendarLinks/link': { uid: 'player' },
  'timers/due': { kind: 'closeReadinessCheck', competitionId: 'cup' },
  'repairing/publicCopies': { stage: 'done', after: null },
  'invites/link': { competitionId: 'cup' },
  'outbox/event': { kind: 'matchReady' },
  'deliveries/mail': { uid: 'player', channel: 'email' },
}
