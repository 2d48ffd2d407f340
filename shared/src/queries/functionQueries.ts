import type { Query } from './query.ts'

const bracket = 'competitions/{competitionId}/brackets/{bracketId}'

/** The queries that only the functions make, which also use those of the pages. Reads of whole collections are not listed. */
export const functionQueries = {
  /** The most recently active ones come first; see `isActivityDue`. */
  activeCompetitions: {
    collection: 'competitions',
    where: { status: '==' },
    optional: [{ visitorUid: '==' }, { nameWords: 'array-contains' }, { game: '==' }],
    orderBy: ['updatedAt', 'desc'],
  },
  competitionsOfOwner: { collection: 'competitions', where: { ownerUid: '==' } },
  competitionsOfOwnerByStatus: { collection: 'competitions', where: { ownerUid: '==', status: 'in' } },
  competitionsOnPage: {
    collection: 'competitions',
    where: { 'onPage.address': 'in', status: '==' },
    orderBy: ['startDate', 'desc'],
  },
  competitionsOfVisitor: { collection: 'competitions', where: { visitorUid: '==' } },
  organizerAddressesOfUser: { collection: 'organizerAddresses', where: { uid: '==' } },
  everyFollower: { group: 'followers' },
  competitionsOfAdministrator: { collection: 'competitions', where: { adminUids: 'array-contains' } },
  profilesByActiveCompetition: { collection: 'profiles', where: { activeCompetitionID: '==' } },
  deletedCompetitionsToSweep: {
    collection: 'deletedCompetitions',
    where: { sweepAfter: '<=' },
    orderBy: ['sweepAfter', 'asc'],
  },

  everyPlayer: { group: 'players' },
  entriesOfPlayer: { group: 'players', where: { uid: '==' } },
  playersOfTeams: { collection: 'competitions/{competitionId}/players', where: { teamId: 'in' } },
  substitutesOfTeams: {
    collection: 'competitions/{competitionId}/players',
    where: { substituteOf: 'in' },
  },
  lineUpsOfPlayer: { group: 'lineUps', where: { uids: 'array-contains' } },

  /** The contacts of guests by the accounts that their source names. */
  contactsOfAccounts: { group: 'contacts', where: { accounts: 'array-contains-any' } },

  apiKeysOfCreator: { group: 'apiKeys', where: { creatorUid: '==' } },

  invitationsOfInviter: { group: 'invitations', where: { inviterUid: '==' } },
  invitationsByRole: {
    collection: 'competitions/{competitionId}/invitations',
    where: { role: '==', teamId: '==' },
  },
  invitationsForPlayer: {
    collection: 'competitions/{competitionId}/invitations',
    where: { playerUid: '==' },
  },
  invitationsByCode: {
    collection: 'competitions/{competitionId}/invitations',
    where: { code: '==' },
  },
  applicationsOfPerson: { group: 'applicants', where: { uid: '==' } },
  requestsOfCompetition: {
    collection: 'competitions/{competitionId}/applicants',
    where: { state: '==' },
    orderBy: ['askedAt', 'asc'],
  },
  queuedApplicants: {
    collection: 'competitions/{competitionId}/applicants',
    where: { state: 'in' },
  },
  /** Only those who have to confirm have a time for it. */
  confirmingApplicants: {
    collection: 'competitions/{competitionId}/applicants',
    orderBy: ['confirmUntil', 'asc'],
  },
  /** Only those who return to the queue have a place for it; who comes last in line is the first here. */
  returningApplicants: {
    collection: 'competitions/{competitionId}/applicants',
    orderBy: ['returnsTo', 'desc'],
  },
  /** Only those who wait have a ticket. */
  waitingApplicants: {
    collection: 'competitions/{competitionId}/applicants',
    orderBy: ['ticket', 'asc'],
  },
  inviteAddressesOfCompetition: { collection: 'invites', where: { competitionId: '==' } },
  inviteAddressesToSweep: {
    collection: 'invites',
    where: { sweepAfter: '<=' },
    orderBy: ['sweepAfter', 'asc'],
  },

  bracketsToSweep: { group: 'brackets', where: { sweepAfter: '<=' }, orderBy: ['sweepAfter', 'asc'] },
  matchesOfGroup: {
    collection: `${bracket}/matches`,
    where: { stage: '==', group: '==', status: 'in' },
    optional: [{ round: '==' }],
  },
  matchesOfOtherRounds: {
    collection: `${bracket}/matches`,
    where: { stage: '==', group: '==', status: 'in', round: '!=' },
  },
  matchesByStatus: { collection: `${bracket}/matches`, where: { status: 'in' } },
  roomsReportedBy: { group: 'matchRooms', where: { 'report.version.uid': '==' } },
  roomsDisputedBy: { group: 'matchRooms', where: { 'report.dispute.uid': '==' } },
  conversationsOfReader: { group: 'private', where: { readerUids: 'array-contains' } },
  screenshotsOfSide: { collection: `${bracket}/matchRooms/{matchRoomId}/screenshots`, where: { side: '==' } },
  draftListsOfPerson: { group: 'lists', where: { uid: '==' } },
  screenshotsOfUser: { group: 'screenshots', where: { uid: '==' } },
  screenshotsToSweep: { group: 'screenshots', where: { sweepAfter: '<=' } },

  changedCompetitions: { collection: 'competitions', where: { changedAt: '>' } },
  changedPlayersAnywhere: { group: 'players', where: { changedAt: '>' } },
  changedTeamsAnywhere: { group: 'teams', where: { changedAt: '>' } },
  changedBracketsAnywhere: { group: 'brackets', where: { changedAt: '>' } },
  changedMatchesAnywhere: { group: 'matches', where: { changedAt: '>' } },
  changedCommentatorsAnywhere: { group: 'commentators', where: { changedAt: '>' } },
  changedProfiles: { collection: 'profiles', where: { changedAt: '>' } },
  changedAccounts: { collection: 'accounts', where: { changedAt: '>' } },
  changedLineUps: { collection: `${bracket}/lineUps`, where: { changedAt: '>' } },
  changedPublicCommentators: {
    collection: 'competitions/{competitionId}/publicCommentators',
    where: { changedAt: '>' },
  },

  requestsByOrigin: { collection: 'competitions/{competitionId}/commentators', where: { origin: '==' } },
  everyRequestToCommentator: { group: 'commentators', where: { commentatorUid: '==' } },
  everyRequestOfOrganizer: { group: 'commentators', where: { organizerUid: '==' } },
  chatsOfReader: { group: 'commentators', where: { readerUids: 'array-contains' } },
  chatsUnreadBy: { group: 'commentators', where: { unreadBy: 'array-contains' } },
  messagesOfAuthor: { group: 'messages', where: { authorUid: '==' } },

  logEntriesOfUser: { group: 'log', where: { uid: '==' } },
  logEntriesNamingPerson: { group: 'log', where: { personUid: '==' } },
  logEntriesNamingOutgoing: { group: 'log', where: { outgoingUid: '==' } },
  logEntriesOfUserOnMatch: {
    collection: 'competitions/{competitionId}/log',
    where: { uid: '==', bracketId: '==', matchId: '==' },
  },
  logEntriesByAction: { collection: 'competitions/{competitionId}/log', where: { action: 'in' } },
  equalLogEntries: {
    collection: 'competitions/{competitionId}/log',
    where: { action: '==', bracketId: '==', teamIds: '==' },
  },

  dueTimers: { collection: 'timers', where: { dueAt: '<=' }, orderBy: ['dueAt', 'asc'] },
  timersOfKind: { collection: 'timers', where: { kind: '==' }, orderBy: ['dueAt', 'asc'] },

  eventsToFanOut: { collection: 'outbox', where: { fanOutAfter: '<=' }, orderBy: ['fanOutAfter', 'asc'] },
  eventsOfPerson: { collection: 'outbox', where: { personUid: '==' } },
  eventsToSweep: { collection: 'outbox', where: { sweepAfter: '<=' } },
  dueDeliveries: {
    collection: 'deliveries',
    where: { channel: '==', dueAt: '<=' },
    orderBy: ['dueAt', 'asc'],
  },
  lateDeliveries: { collection: 'deliveries', where: { secondAt: '<=' }, orderBy: ['secondAt', 'asc'] },
  deliveriesToUser: { collection: 'deliveries', where: { uid: '==' } },
  deliveriesToSweep: { collection: 'deliveries', where: { sweepAfter: '<=' } },
  notificationsOfPerson: { group: 'notifications', where: { personUid: '==' } },
  notificationsToSweep: { group: 'notifications', where: { sweepAfter: '<=' } },

  announcementsByState: {
    collection: 'competitions/{competitionId}/announcements',
    where: { service: '==', state: '==' },
  },
  dueAnnouncements: { group: 'announcements', where: { dueAt: '<=' }, orderBy: ['dueAt', 'asc'] },
  announcementsToSweep: { group: 'announcements', where: { sweepAfter: '<=' } },
  announcementPostsByKey: {
    collection: 'competitions/{competitionId}/announcementPosts',
    where: { keys: 'array-contains-any' },
  },
  announcersOfChat: { group: 'announcerSecrets', where: { chatId: '==' } },

  webhooksOfCreator: { group: 'webhookSecrets', where: { creatorUid: '==' } },
  webhookDeliveriesByState: {
    collection: 'competitions/{competitionId}/webhookDeliveries',
    where: { webhookId: '==', state: '==' },
    orderBy: ['at', 'asc'],
  },
  dueWebhookDeliveries: {
    group: 'webhookDeliveries',
    where: { dueAt: '<=' },
    orderBy: ['dueAt', 'asc'],
  },
  webhookDeliveriesToSweep: { group: 'webhookDeliveries', where: { sweepAfter: '<=' } },

  calendarLinksOfUser: { collection: 'calendarLinks', where: { uid: '==' } },
  identitiesOfUser: { collection: 'identities', where: { uid: '==' } },
  pushDevicesOfUser: { collection: 'pushDevices', where: { uid: '==' } },
  telegramLinksOfUser: { collection: 'telegramLinks', where: { uid: '==' } },
  telegramChatsByUsername: { collection: 'telegramChats', where: { username: '==' } },

  expiredSignInAttempts: { collection: 'signInAttempts', where: { expiresAt: '<=' } },
  expiredSignInTickets: { collection: 'signInTickets', where: { expiresAt: '<=' } },
  expiredOpenidNonces: { collection: 'openidNonces', where: { expiresAt: '<=' } },
  expiredTelegramLinks: { collection: 'telegramLinks', where: { expiresAt: '<=' } },
  expiredAccountDeletions: { collection: 'accountDeletions', where: { expiresAt: '<=' } },
  expiredVisits: { collection: 'visits', where: { expiresAt: '<=' }, orderBy: ['expiresAt', 'asc'] },
  visitsAfter: { collection: 'visits', where: { expiresAt: '>' } },
  visitsOfAddress: { collection: 'visits', where: { address: '==' } },
  expiredRateLimits: { collection: 'rateLimits', where: { expiresAt: '<=' } },
} as const satisfies Record<string, Query>
