import type { Competition } from '../competition/competition.ts'
import type { settingDefaults } from '../competition/settings/settings.ts'
import type { RequiredSetting } from '../competition/settings/settingTable.ts'
import type { Player } from '../player/player.ts'
import type { Team } from '../team/team.ts'

/** What archives leave out, as the page says before it writes one. */
export const leftOutOfArchives = [
  'people',
  'contacts',
  'applications',
  'invitations',
  'administrators',
  'commentators',
  'chats',
  'matchRooms',
  'drafts',
  'broadcast',
  'announcements',
  'programs',
  'history',
  'organizerPage',
] as const
type LeftOut = (typeof leftOutOfArchives)[number]

/** `made`: an import makes its own. `none`: no part of what an organizer has in competitions. */
type Fate = 'archived' | 'made' | 'none' | LeftOut

/** The collections of Firestore, by what archives have of them. */
export const archivedCollections = {
  archived: ['competitions', 'players', 'teams', 'pictures', 'brackets', 'matches', 'lineUps'],
  made: ['teamNames', 'revokedIds', 'deletedCompetitions', 'timers', 'outbox', 'importedEvents'],
  people: [
    'profiles',
    'accounts',
    'identities',
    'notifications',
    'calendarLinks',
    'telegramChats',
    'pushDevices',
  ],
  contacts: ['contacts'],
  applications: ['applicants'],
  invitations: ['invitations', 'invites'],
  administrators: [],
  commentators: ['commentators', 'commentatorLinks', 'publicCommentators'],
  chats: ['messages', 'private'],
  matchRooms: ['matchRooms', 'screenshots'],
  drafts: ['drafts', 'lists', 'distributions'],
  broadcast: ['overlays'],
  announcements: [
    'announcers',
    'announcerSecrets',
    'announcements',
    'announcementPosts',
    'deliveries',
    'undelivered',
    'heldMessages',
  ],
  programs: ['apiKeys', 'apiKeyDigests', 'webhooks', 'webhookSecrets', 'webhookDeliveries'],
  history: ['log', 'changes'],
  organizerPage: ['organizerPages', 'organizerAddresses', 'followers'],
  none: [
    'signInAttempts',
    'signInTickets',
    'openidNonces',
    'telegramLinks',
    'rateLimits',
    'mailRefusals',
    'accountDeletions',
    'operation',
    'spending',
    'visits',
    'repairing',
    'sweeps',
  ],
} as const satisfies Record<Fate, readonly string[]>

type Settings = keyof typeof settingDefaults | RequiredSetting

/** The fields of the archived documents that are no settings (`fileSettings`), by what archives have of them. */
export const archivedFields = {
  competitions: {
    nameWords: 'made',
    ownerUid: 'made',
    ownerName: 'made',
    visitorUid: 'made',
    adminUids: 'administrators',
    adminNames: 'administrators',
    producerUids: 'commentators',
    status: 'archived',
    bracketId: 'made',
    champion: 'archived',
    champions: 'archived',
    liveLinks: 'archived',
    sponsors: 'archived',
    // Of the queue, only the match on air is archived.
    broadcastQueue: 'broadcast',
    draftId: 'drafts',
    seeksCommentators: 'commentators',
    onPage: 'organizerPage',
    playerCount: 'made',
    teamCount: 'made',
    entryQueue: 'applications',
    admissions: 'made',
    readinessCheck: 'matchRooms',
    revision: 'made',
    createdAt: 'made',
    updatedAt: 'made',
  } satisfies Record<Exclude<keyof Competition, Settings>, Fate>,
  teams: {
    name: 'archived',
    discordLink: 'contacts',
    founderUid: 'people',
    captainUid: 'archived',
    playerUids: 'archived',
    seed: 'archived',
    playsIncomplete: 'applications',
    logo: 'archived',
    logoCount: 'made',
    revision: 'made',
  } satisfies Record<keyof Team, Fate>,
  players: {
    uid: 'people',
    displayName: 'archived',
    photoURL: 'people',
    steamProfileURL: 'people',
    rankTier: 'archived',
    teamId: 'archived',
    captain: 'archived',
    joinedAt: 'made',
    joinId: 'made',
    ready: 'matchRooms',
    reminded: 'matchRooms',
    teamRequests: 'applications',
    wantsToCaptain: 'drafts',
    guest: 'made',
    namedByCaptain: 'made',
    substituteOf: 'archived',
    guestUid: 'made',
    rankEntered: 'made',
  } satisfies Record<keyof Player, Fate>,
} as const

/** The settings that files leave out; the banner is archived as a picture. */
export const settingsLeftOut = { contact: 'contacts', bannerURL: 'archived' } as const satisfies Record<
  string,
  Fate
>
