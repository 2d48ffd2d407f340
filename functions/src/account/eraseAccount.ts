import type { LogEntry } from '@upper-bracket/shared/audit/logEntry'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { isNamedIn, type MatchLineUps, withoutName } from '@upper-bracket/shared/lineUp/matchLineUps'
import { getAuth } from 'firebase-admin/auth'
import {
  type DocumentReference,
  FieldPath,
  FieldValue,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { forgetCommentators } from '../commentators/forgetCommentators.ts'
import { firebaseApp, firestore } from '../platform/firebase.ts'
import { deleteFound } from '../platform/firestore/deleteFound.ts'
import { withChangeTime } from '../platform/firestore/changeTime.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { ignoreNotFound } from '../platform/firestore/firestoreErrors.ts'
import { hasErrorCode } from '../platform/hasErrorCode.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { eraseOrganizerPage } from '../organizerPages/clearOrganizerPage.ts'
import { disconnectAccount } from '../telegram/disconnectAccount.ts'
import { eraseConversations } from './eraseConversations.ts'
import { withdrawPlayer } from './withdrawPlayer.ts'

/**
 * Erases an account, skipping what has already been erased. Our own sign-in methods are deleted last, so that the
 * person can sign in and resume an interrupted call.
 */
export async function eraseAccount(uid: string): Promise<void> {
  await erasePerson(uid)
  await deleteUser(uid)
  // A call in flight may have restored some data; without a user, no new call can.
  await erasePerson(uid)
  await eraseIdentities(uid)
}

async function erasePerson(uid: string): Promise<void> {
  await leaveCompetitions(uid)
  await forgetCommentators(uid)
  await eraseConversations(uid)
  await deleteFound(find('screenshotsOfUser', { uid }))
  await deleteFound(find('draftListsOfPerson', { uid }))
  await eraseNames(uid)
  await eraseOrganizerPage(uid)
  await disconnectAccount(uid)
  await getStorage(firebaseApp()).bucket().file(`avatars/${uid}`).delete({ ignoreNotFound: true })
  // Includes the notifications below the profile.
  await firestore().recursiveDelete(documents.profile(uid))
  await eraseDeliveries(uid)
  await erasePushDevices(uid)
  await eraseCalendarLinks(uid)
  await eraseApiKeys(uid)
  await forgetWebhooks(uid)
}

/** A webhook belongs to its competition and stays. */
async function forgetWebhooks(uid: string): Promise<void> {
  const webhooks = await find('webhooksOfCreator', { creatorUid: uid }).select().get()
  const creatorUid = FieldValue.delete()
  await Promise.all(webhooks.docs.map(({ ref }) => ignoreNotFound(ref.update({ creatorUid }))))
}

/** Keys act for the person, and could do so again if the person became an organizer again. */
async function eraseApiKeys(uid: string): Promise<void> {
  const keys = await find('apiKeysOfCreator', { creatorUid: uid }).select().get()
  await Promise.all(keys.docs.map(({ ref }) => ref.delete()))
}

/** Runs after the profile is deleted, because then no new link can be created. */
async function eraseCalendarLinks(uid: string): Promise<void> {
  const links = await find('calendarLinksOfUser', { uid }).select().get()
  await Promise.all(links.docs.map(({ ref }) => ref.delete()))
}

/** Runs after the profile is deleted, because then no new browser can be added. */
async function erasePushDevices(uid: string): Promise<void> {
  const devices = await find('pushDevicesOfUser', { uid }).select().get()
  await Promise.all(devices.docs.map(({ ref }) => ref.delete()))
}

/** Deletes the person's deliveries, and what organizers see of undelivered ones. */
async function eraseDeliveries(uid: string): Promise<void> {
  const writer = firestore().bulkWriter()
  const deliveries = await find('deliveriesToUser', { uid }).get()
  for (const read of deliveries.docs) {
    void writer.delete(read.ref)
    const { competitionId } = read.data()
    if (competitionId !== undefined) void writer.delete(documents.undelivered(competitionId).doc(read.id))
  }
  await writer.close()
}

async function leaveCompetitions(uid: string): Promise<void> {
  const [entries, applications, administered] = await Promise.all([
    find('entriesOfPlayer', { uid }).get(),
    find('applicationsOfPerson', { uid }).get(),
    find('competitionsOfAdministrator', { adminUids: uid }).get(),
  ])
  for (const { ref } of [...applications.docs, ...entries.docs]) {
    const competitionId = ref.parent.parent?.id
    if (competitionId !== undefined) await withdrawPlayer(competitionId, uid)
  }
  await Promise.all(
    administered.docs.map(({ ref }) =>
      ignoreNotFound(
        ref.update(
          'adminUids',
          FieldValue.arrayRemove(uid),
          new FieldPath('adminNames', uid),
          FieldValue.delete(),
          'changedAt',
          FieldValue.serverTimestamp(),
        ),
      ),
    ),
  )
}

/** Erases the person's name from competitions that they organize, and from the log. */
async function eraseNames(uid: string): Promise<void> {
  const [owned, invitations, guests] = await Promise.all([
    find('competitionsOfOwner', { ownerUid: uid }).select().get(),
    find('invitationsOfInviter', { inviterUid: uid }).get(),
    eraseNamesInLog(uid),
  ])
  await Promise.all([
    ...owned.docs.map(({ ref }) =>
      ignoreNotFound(ref.update(withChangeTime(ref, { ownerName: FieldValue.delete() }))),
    ),
    ...invitations.docs.map(({ ref }) => ref.delete()),
    eraseNamesInLineUps(uid),
    ...guests.flatMap(({ guestUid, competitionId }) => [
      eraseNamesInLog(guestUid, competitionId),
      eraseNamesInLineUps(guestUid, competitionId),
    ]),
  ])
}

/**
 * Returns the guests that the person has taken over. Imports give a guest the same uid in several competitions, in which
 * somebody else may have the place: the names of a guest are erased in the one competition.
 */
async function eraseNamesInLog(uid: string, competitionId: string | null = null) {
  const [named, replaced] = await Promise.all([
    find('logEntriesNamingPerson', { personUid: uid }).get(),
    find('logEntriesNamingOutgoing', { outgoingUid: uid }).get(),
  ])
  await Promise.all([
    ...named.docs.filter(isIn(competitionId)).map(eraseNameIn),
    ...replaced.docs
      .filter(isIn(competitionId))
      .map(({ ref }) => ignoreNotFound(ref.update({ 'outgoing.name': null }))),
  ])
  return named.docs.flatMap(entry => {
    const auditAction = entry.data()
    return auditAction.action === 'takeOver'
      ? [{ guestUid: auditAction.guestUid, competitionId: competitionIdOf(entry) }]
      : []
  })
}

function competitionIdOf({ ref }: QueryDocumentSnapshot<unknown>): string {
  const [, competitionId = ''] = ref.path.split('/')
  return competitionId
}

function isIn(competitionId: string | null) {
  return (found: QueryDocumentSnapshot<unknown>) =>
    competitionId === null || competitionIdOf(found) === competitionId
}

/** The uid stays, as in the entries of players. */
async function eraseNamesInLineUps(uid: string, competitionId: string | null = null): Promise<void> {
  const played = await find('lineUpsOfPlayer', { uids: uid }).get()
  await Promise.all(played.docs.filter(isIn(competitionId)).map(({ ref }) => eraseNameInLineUps(ref, uid)))
}

async function eraseNameInLineUps(ref: DocumentReference<MatchLineUps>, uid: string): Promise<void> {
  await runOptimisticTransaction(async (reads, writes) => {
    const read = await reads.get(ref)
    const lineUps = read.data()
    if (lineUps !== undefined && isNamedIn(lineUps, uid)) {
      writes.update(read, { teams: withoutName(lineUps, uid).teams })
    }
    return accept(null)
  })
}

function eraseNameIn(entry: QueryDocumentSnapshot<LogEntry>): Promise<unknown> {
  const auditAction = entry.data()
  const previous = 'person' in auditAction && auditAction.person?.previousName !== undefined
  const reasoned = auditAction.action === 'declineApplicant'
  const erased = {
    'person.name': null,
    ...(previous && { 'person.previousName': null }),
    ...(reasoned && { reason: null }),
  }
  return ignoreNotFound(entry.ref.update(erased))
}

async function deleteUser(uid: string): Promise<void> {
  try {
    await getAuth(firebaseApp()).deleteUser(uid)
  } catch (error) {
    if (!hasErrorCode(error, 'auth/user-not-found')) throw error
  }
}

async function eraseIdentities(uid: string): Promise<void> {
  const identities = await find('identitiesOfUser', { uid }).get()
  const batch = firestore().batch()
  for (const { ref } of identities.docs) batch.delete(ref)
  batch.delete(documents.account(uid))
  batch.delete(documents.rateLimits(uid))
  await batch.commit()
}
