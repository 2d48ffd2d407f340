import { type ExportedData, ownLineUp, ownLogEntry } from '@upper-bracket/shared/account/exportedData'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import type { MatchRoom, ReportedResult } from '@upper-bracket/shared/matchRoom/matchRoom'
import type { UserRecord } from 'firebase-admin/auth'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { action } from '../actions/action.ts'
import type { CallOutcome } from '../actions/steps.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { userOrNull } from '../platform/userOrNull.ts'

/** Fits into a response, and far exceeds what a person has. */
const maxEntries = 2000

/** Returns everything that is stored about the caller. */
export const exportMyData = action('exportMyData', {
  maxWrites: 0,
  run: ({ uid, now }) => exportOf(uid, now),
})

async function exportOf(uid: string, now: number): Promise<CallOutcome<'exportMyData'>> {
  const user = await userOrNull(uid)
  if (user === null) return refuse('unauthenticated')
  const [
    profile,
    account,
    devices,
    notifications,
    playing,
    applications,
    matches,
    reports,
    screenshots,
    draftLists,
    organizing,
    commentary,
    invitations,
    organizerPage,
    following,
    apiKeys,
    importedEvents,
    ...logs
  ] = await Promise.all([
    documents.profile(uid).get(),
    documents.account(uid).get(),
    find('pushDevicesOfUser', { uid }).limit(maxEntries).get(),
    documents.notifications(uid).limit(maxEntries).get(),
    playingOf(uid),
    find('applicationsOfPerson', { uid }).limit(maxEntries).get(),
    matchesOf(uid),
    reportsOf(uid),
    find('screenshotsOfUser', { uid }).select('addedAt').limit(maxEntries).get(),
    find('draftListsOfPerson', { uid }).limit(maxEntries).get(),
    organizingOf(uid),
    commentaryOf(uid),
    find('invitationsOfInviter', { inviterUid: uid }).limit(maxEntries).get(),
    documents.organizerPage(uid).get(),
    followingOf(uid),
    find('apiKeysOfCreator', { creatorUid: uid }).limit(maxEntries).get(),
    documents.importedEvents(uid).limit(maxEntries).get(),
    find('logEntriesOfUser', { uid }).limit(maxEntries).get(),
    find('logEntriesNamingPerson', { personUid: uid }).limit(maxEntries).get(),
    find('logEntriesNamingOutgoing', { outgoingUid: uid }).limit(maxEntries).get(),
  ])
  const linked = account.data()
  const chatId = linked?.telegramChatId ?? null
  const [chat, calendars] = await Promise.all([
    chatId === null ? null : documents.telegramChat(chatId).get(),
    find('calendarLinksOfUser', { uid }).limit(1).get(),
  ])
  return accept({
    exportedAt: now,
    account: accountOf(user),
    linked: {
      steam: linked?.identities.steam ?? null,
      discord: linked?.identities.discord ?? null,
      telegramChatId: linked?.telegramChatId ?? null,
      telegramUsername: chat?.data()?.username ?? null,
      calendarLinkedAt: calendars.docs[0]?.data().createdAt ?? null,
      pushDevices: devices.docs.map(each => {
        const { endpoint, addedAt } = each.data()
        return { endpoint, addedAt }
      }),
    },
    profile: profile.data() ?? null,
    notifications: notifications.docs.map(each => each.data()),
    playing,
    applications: applications.docs.map(each => ({ competitionId: competitionOf(each), ...each.data() })),
    matches,
    reports,
    screenshots: screenshots.docs.map(each => ({
      competitionId: competitionAbove(each),
      addedAt: Number(each.get('addedAt')),
    })),
    draftLists: draftLists.docs.map(each => ({
      competitionId: competitionAbove(each),
      uids: each.data().uids,
    })),
    organizing,
    ...commentary,
    invitations: invitations.docs.map(each => ({ competitionId: competitionOf(each), ...each.data() })),
    organizerPage: organizerPage.data() ?? null,
    following,
    apiKeys: apiKeys.docs.map(each => {
      const { creatorUid: _, ...apiKey } = each.data()
      return { competitionId: competitionOf(each), ...apiKey }
    }),
    importedEvents: importedEvents.docs.map(each => ({ source: each.id, ...each.data() })),
    log: [...new Map(logs.flatMap(({ docs }) => docs).map(each => [each.ref.path, each])).values()].map(
      each => ({
        competitionId: competitionOf(each),
        ...ownLogEntry(each.data(), uid),
      }),
    ),
  })
}

function accountOf(user: UserRecord): ExportedData['account'] {
  const { creationTime, lastSignInTime } = user.metadata
  return {
    uid: user.uid,
    email: user.email ?? null,
    emailVerified: user.emailVerified,
    displayName: user.displayName ?? null,
    photoURL: user.photoURL ?? null,
    createdAt: creationTime ? Date.parse(creationTime) : null,
    lastSignInAt: lastSignInTime ? Date.parse(lastSignInTime) : null,
    providers: user.providerData.map(({ providerId }) => providerId),
  }
}

async function playingOf(uid: string): Promise<ExportedData['playing']> {
  const entries = await find('entriesOfPlayer', { uid }).limit(maxEntries).get()
  return Promise.all(
    entries.docs.map(async entry => {
      const player = entry.data()
      const competitionId = entry.ref.parent.parent?.id ?? ''
      const teamId = player.teamId ?? player.substituteOf
      const [competition, contacts, team] = await Promise.all([
        documents.competition(competitionId).get(),
        documents.contacts(competitionId, uid).get(),
        teamId === undefined ? null : documents.team(competitionId, teamId).get(),
      ])
      return {
        competitionId,
        competition: competition.data()?.name ?? null,
        team: team?.data()?.name ?? null,
        contacts: contacts.data() ?? null,
        ...player,
      }
    }),
  )
}

async function followingOf(uid: string): Promise<ExportedData['following']> {
  const followed = await find('followedOrganizers', { uid }).limit(maxEntries).get()
  return Promise.all(
    followed.docs.map(async follower => {
      const { organizerUid, followedAt } = follower.data()
      const page = await documents.organizerPage(organizerUid).get()
      return { address: page.data()?.address ?? null, followedAt }
    }),
  )
}

async function matchesOf(uid: string): Promise<ExportedData['matches']> {
  const lineUps = await find('lineUpsOfPlayer', { uids: uid }).limit(maxEntries).get()
  return lineUps.docs.map(each => ({
    competitionId: each.ref.parent.parent?.parent.parent?.id ?? '',
    matchId: each.id,
    ...ownLineUp(each.data(), uid),
  }))
}

/**
 * Returns the person's requests and offers as a commentator, their requests as an organizer, and their chat messages.
 */
async function commentaryOf(uid: string): Promise<Pick<ExportedData, 'commentary' | 'asking' | 'messages'>> {
  const [commentary, asking, messages] = await Promise.all([
    find('everyRequestToCommentator', { commentatorUid: uid }).limit(maxEntries).get(),
    find('everyRequestOfOrganizer', { organizerUid: uid }).limit(maxEntries).get(),
    find('messagesOfAuthor', { authorUid: uid }).limit(maxEntries).get(),
  ])
  const isProducer = async (request: QueryDocumentSnapshot) => {
    const competition = await documents.competition(competitionOf(request)).get()
    return competition.data()?.producerUids.includes(uid) === true
  }
  const producing = await Promise.all(commentary.docs.map(isProducer))
  return {
    commentary: commentary.docs.map((each, index) => {
      const {
        organizerUid: _organizer,
        lastMessage: _message,
        unreadBy: _unread,
        readerUids: _readers,
        readAt,
        ...request
      } = each.data()
      return {
        competitionId: competitionOf(each),
        ...request,
        readAt: readAt[uid] ?? null,
        producer: producing[index] ?? false,
      }
    }),
    asking: asking.docs.map(each => {
      const { comment, requestedAt } = each.data()
      return { competitionId: competitionOf(each), comment, requestedAt }
    }),
    messages: messages.docs.map(each => {
      const { text, sentAt } = each.data()
      return { competitionId: competitionAbove(each), text, sentAt }
    }),
  }
}

/** Returns the person's reports in match rooms: the latest report of a match, and its dispute. */
async function reportsOf(uid: string): Promise<ExportedData['reports']> {
  const [reported, disputed] = await Promise.all([
    find('roomsReportedBy', { 'report.version.uid': uid }).limit(maxEntries).get(),
    find('roomsDisputedBy', { 'report.dispute.uid': uid }).limit(maxEntries).get(),
  ])
  const own = (each: QueryDocumentSnapshot<MatchRoom>, version: ReportedResult | null, at: number) => ({
    competitionId: competitionAbove(each),
    matchId: each.data().matchId,
    at,
    score: version?.score ?? null,
    games: version?.games ?? [],
  })
  return [
    ...reported.docs.flatMap(each => {
      const version = each.data().report?.version
      return version === undefined ? [] : [own(each, version, version.at)]
    }),
    ...disputed.docs.flatMap(each => {
      const dispute = each.data().report?.dispute
      return dispute ? [own(each, dispute.version, dispute.at)] : []
    }),
  ]
}

/** Returns the id of the competition above a document at any depth. */
function competitionAbove({ ref }: QueryDocumentSnapshot): string {
  return ref.path.split('/')[1] ?? ''
}

/** Returns the id of the competition directly above a document's collection. */
function competitionOf({ ref }: QueryDocumentSnapshot): string {
  return ref.parent.parent?.id ?? ''
}

async function organizingOf(uid: string): Promise<ExportedData['organizing']> {
  const [owned, administered] = await Promise.all([
    find('competitionsOfOwner', { ownerUid: uid }).limit(maxEntries).get(),
    find('competitionsOfAdministrator', { adminUids: uid }).limit(maxEntries).get(),
  ])
  const found = [
    ...owned.docs.map(document => ({ document, role: 'owner' as const })),
    ...administered.docs.map(document => ({ document, role: 'administrator' as const })),
  ]
  return found.map(({ document, role }) => {
    const {
      ownerUid: _owner,
      ownerName: _ownerName,
      adminUids: _administrators,
      adminNames: _names,
      producerUids: _producers,
      ...competition
    } = document.data()
    return { competitionId: document.id, role, ...competition }
  })
}
