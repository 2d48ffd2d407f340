import type { Query } from './query.ts'

const bracket = 'competitions/{competitionId}/brackets/{bracketId}'
const commentators = 'competitions/{competitionId}/commentators'

const competitions = {
  collection: 'competitions',
  optional: [
    { ownerUid: '==', adminUids: 'array-contains', visitorUid: '==' },
    { nameWords: 'array-contains' },
    { game: '==' },
  ],
} as const

/** The lists that the pages follow. `changed…` finds what has changed since a snapshot. */
export const pageQueries = {
  upcomingCompetitions: {
    ...competitions,
    where: { status: '==', startDate: '>=' },
    orderBy: ['startDate', 'asc'],
  },
  overdueCompetitions: {
    ...competitions,
    where: { status: '==', startDate: '<' },
    orderBy: ['startDate', 'desc'],
  },
  latestCompetitions: { ...competitions, where: { status: '==' }, orderBy: ['startDate', 'desc'] },
  competitionsById: {
    collection: 'competitions',
    where: { __name__: 'in' },
    optional: [{ visitorUid: '==' }],
  },
  participations: { group: 'players', where: { uid: '==' }, orderBy: ['joinedAt', 'desc'] },

  players: { collection: 'competitions/{competitionId}/players' },
  changedPlayers: { collection: 'competitions/{competitionId}/players', where: { changedAt: '>' } },
  applicants: { collection: 'competitions/{competitionId}/applicants' },
  everyContacts: { collection: 'competitions/{competitionId}/contacts' },
  playersOfTeam: { collection: 'competitions/{competitionId}/players', where: { teamId: '==' } },
  playersById: { collection: 'competitions/{competitionId}/players', where: { __name__: 'in' } },
  teams: { collection: 'competitions/{competitionId}/teams' },
  teamMessages: {
    collection: 'competitions/{competitionId}/teams/{teamId}/messages',
    orderBy: ['sentAt', 'desc'],
  },
  changedTeams: { collection: 'competitions/{competitionId}/teams', where: { changedAt: '>' } },
  matches: { collection: `${bracket}/matches` },
  changedMatches: { collection: `${bracket}/matches`, where: { changedAt: '>' } },

  lineUpsSince: { collection: `${bracket}/lineUps`, where: { at: '>=' }, orderBy: ['at', 'asc'] },
  matchRoomsToDecide: { collection: `${bracket}/matchRooms`, where: { attention: 'in' } },
  matchRoomsById: { collection: `${bracket}/matchRooms`, where: { __name__: 'in' } },
  matchRoomsOfStandIn: { collection: `${bracket}/matchRooms`, where: { standInUids: 'array-contains' } },
  matchMessages: { collection: `${bracket}/matchRooms/{matchRoomId}/messages`, orderBy: ['sentAt', 'desc'] },

  publicCommentators: { collection: 'competitions/{competitionId}/publicCommentators' },
  commentatorRequests: { collection: commentators, orderBy: ['requestedAt', 'desc'] },
  requestsToCommentator: { collection: commentators, where: { commentatorUid: '==' } },
  unreadChats: {
    collection: commentators,
    where: { unreadBy: 'array-contains' },
    optional: [{ commentatorUid: '==' }],
  },
  chatMessages: { collection: `${commentators}/{requestId}/messages`, orderBy: ['sentAt', 'desc'] },

  invitations: { collection: 'competitions/{competitionId}/invitations', orderBy: ['createdAt', 'desc'] },
  invitationsToTeam: { collection: 'competitions/{competitionId}/invitations', where: { teamId: '==' } },
  logEntries: {
    collection: 'competitions/{competitionId}/log',
    optional: [{ action: 'in' }],
    orderBy: ['at', 'desc'],
  },
  overlays: { collection: 'competitions/{competitionId}/overlays', orderBy: ['createdAt', 'asc'] },
  heldMessages: { collection: 'competitions/{competitionId}/heldMessages', orderBy: ['at', 'desc'] },
  announcers: { collection: 'competitions/{competitionId}/announcers' },
  webhooks: { collection: 'competitions/{competitionId}/webhooks', orderBy: ['createdAt', 'asc'] },
  webhookDeliveries: {
    collection: 'competitions/{competitionId}/webhookDeliveries',
    where: { webhookId: '==' },
    orderBy: ['at', 'desc'],
  },
  apiKeys: { collection: 'competitions/{competitionId}/apiKeys', orderBy: ['createdAt', 'desc'] },
  undelivered: { collection: 'competitions/{competitionId}/undelivered', orderBy: ['at', 'desc'] },

  followedOrganizers: { group: 'followers', where: { uid: '==' } },
  notifications: { collection: 'profiles/{uid}/notifications', orderBy: ['at', 'desc'] },
  unreadNotifications: {
    collection: 'profiles/{uid}/notifications',
    where: { readAt: '==' },
    orderBy: ['at', 'desc'],
  },
} as const satisfies Record<string, Query>
