import { type AuditEntry, auditEntry } from '@upper-bracket/shared/audit/logEntry'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { EntryQueue } from '@upper-bracket/shared/competition/entryQueue'
import { type JoiningStatement, keptStatement } from '@upper-bracket/shared/competition/joiningStatement'
import { isDrafted } from '@upper-bracket/shared/draft/members'
import { queueAfter } from '@upper-bracket/shared/entry/queueAfter'
import { accept, type Outcome } from '@upper-bracket/shared/errors/outcome'
import { acceptInvitation as decide } from '@upper-bracket/shared/invitation/acceptInvitation'
import type { Invited } from '@upper-bracket/shared/invitation/invitationState'
import { contactsAfterTakeOver, contactsOf } from '@upper-bracket/shared/player/contacts'
import type { Player } from '@upper-bracket/shared/player/player'
import { publicName } from '@upper-bracket/shared/profile/publicName'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { action } from '../actions/action.ts'
import { profileMissing } from '../actions/runInBatches.ts'
import type { Call, CallOutcome } from '../actions/steps.ts'
import { deleteApplication } from '../entry/removeApplicant.ts'
import { settleSoon } from '../entry/settleSoon.ts'
import { documents } from '../platform/firestore/documents.ts'
import { snapshotsOf } from '../platform/firestore/snapshotsOf.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import { admission } from '../roster/admission.ts'
import { callHeir } from '../roster/callCaptains.ts'
import { openDraft } from '../roster/isDraftOpen.ts'
import { joiningProfiles } from '../roster/joiningProfiles.ts'
import { seatFields } from '../roster/seatFields.ts'
import { readInvited } from './readInvited.ts'

type Accepting = Call<'acceptInvitation'>

/**
 * Grants the caller the role of an invitation. Calls that accept the same invitation at the same time are batched: uses
 * and places are counted once for the batch and granted in order of arrival.
 */
export const acceptInvitation = action('acceptInvitation', {
  maxWrites: 13,
  batchKey: ({ invitationId }) => invitationId,
  decideBatch: acceptTogether,
})

/** Accepts a batch, provided that no document has changed since the decision. */
async function acceptTogether(
  invitationId: string,
  calls: readonly Accepting[],
  reads: Transaction,
  writes: CheckedWrites,
): Promise<Outcome<readonly CallOutcome<'acceptInvitation'>[], 'not-found'>> {
  const read = await readInvited(reads, invitationId)
  if (!read.ok) return read
  const { competitionId, competition, invitation, guest, team, before } = read.value
  const uids = calls.map(({ uid }) => uid)
  const [players, applicants, profiles, ofGuest, draft] = await Promise.all([
    snapshotsOf(reads, uids, uid => documents.player(competitionId, uid)),
    snapshotsOf(reads, uids, uid => documents.applicant(competitionId, uid)),
    snapshotsOf(reads, uids, documents.profile),
    guest === null ? null : reads.get(documents.contacts(competitionId, guest.id)),
    team === null ? null : openDraft(reads, competitionId, before.competition),
  ])

  const joining = await joiningProfiles(before.competition, profiles)

  let invited = before
  const entries = new Map<string, Player | null>()
  const statements = new Map<string, JoiningStatement>()
  const log: AuditEntry[] = []
  const takeOvers: { readonly guest: Player; readonly player: Player | null; readonly now: number }[] = []
  const outcomes = calls.map(
    ({ uid, now, input: { invitationId: _, ...statement } }): CallOutcome<'acceptInvitation'> => {
      const profile = joining.get(uid)
      if (profile === undefined) return profileMissing
      const player = entries.get(uid) ?? players.get(uid)?.data() ?? null
      const drafted = player !== null && isDrafted(draft, player)
      const invitee = { uid, profile, player, statement, isDrafted: drafted }
      const asked = player === null ? (applicants.get(uid)?.data() ?? null) : null
      // A person who waits or holds a place needs no second one.
      const { entryQueue } = invited.competition
      const outside = asked === null ? invited : withQueue(invited, queueAfter(entryQueue, asked, null))
      const accepted = decide(outside, invitee, now)
      if (!accepted.ok) return accepted
      if (accepted.value.invited === outside) return accept({ competitionId })

      if (!isAdministrator(invited, uid) && isAdministrator(accepted.value.invited, uid)) {
        const person = { uid, name: publicName(profile) }
        log.push(auditEntry({ uid, at: now }, { action: 'acceptInvitation', person }))
      }
      if (invited.guest && !accepted.value.invited.guest) {
        const person = { uid, name: publicName(profile), previousName: invited.guest.displayName }
        const auditAction = { action: 'takeOver', person, guestUid: invited.guest.uid } as const
        log.push(auditEntry({ uid, at: now }, auditAction))
        takeOvers.push({ guest: invited.guest, player: accepted.value.player, now })
      }
      const isApplicant = asked !== null && accepted.value.player === null
      invited = isApplicant ? withQueue(accepted.value.invited, entryQueue) : accepted.value.invited
      if (player === null) statements.set(uid, statement)
      entries.set(uid, accepted.value.player)
      return accept({ competitionId })
    },
  )
  if (invited === before) return accept(outcomes)
  writes.update(invitation, { uses: invited.invitation.uses })
  if (invited.competition !== before.competition) {
    writes.update(competition, competitionFields(before.competition, invited.competition))
  }
  if (team !== null && invited.team !== null && invited.team !== before.team) {
    writes.update(team, { ...invited.team })
  }
  const isTakenOver = guest?.exists === true && !invited.guest
  if (isTakenOver) writes.delete(guest)
  if (isTakenOver && ofGuest !== null) writes.put(ofGuest.ref, null)
  for (const [uid, player] of entries) {
    const asked = applicants.get(uid)
    if (player !== null && asked !== undefined) deleteApplication(writes, asked)
    storeEntry(writes, players.get(uid), player)
    const profile = profiles.get(uid)
    const person = profile?.data()
    if (player !== null && person !== undefined && !players.get(uid)?.exists) {
      const contacts = isTakenOver
        ? contactsAfterTakeOver(uid, person, ofGuest?.data())
        : { ...contactsOf(uid, person), ...keptStatement(before.competition, statements.get(uid) ?? {}) }
      writes.put(documents.contacts(competitionId, uid), contacts)
    }
    if (profile === undefined || person === undefined) continue
    // Written in any case as a check, because the account could be deleted at the same time.
    const isOver = before.competition.status === 'finished'
    writes.update(profile, { activeCompetitionID: isOver ? person.activeCompetitionID : competitionId })
  }
  for (const { guest, player, now } of takeOvers)
    await callHeir(reads, writes, { competitionId, competition: before.competition, now }, guest, player)
  for (const entry of log) writes.log(competitionId, entry)
  settleSoon(writes, competitionId, invited.competition)
  return accept(outcomes)
}

function withQueue(invited: Invited, entryQueue: EntryQueue): Invited {
  return { ...invited, competition: { ...invited.competition, entryQueue } }
}

function isAdministrator({ competition }: Invited, uid: string): boolean {
  return competition.adminUids.includes(uid)
}

function competitionFields(
  before: Competition,
  { playerCount, entryQueue, adminUids, adminNames }: Competition,
) {
  return {
    ...(entryQueue !== before.entryQueue && { entryQueue }),
    ...(playerCount !== before.playerCount && admission({ playerCount })),
    ...(adminUids !== before.adminUids && { adminUids, adminNames: adminNames ?? {} }),
  }
}

function storeEntry(
  writes: CheckedWrites,
  read: DocumentSnapshot<Player> | undefined,
  player: Player | null,
): void {
  if (read === undefined || player === null) return
  if (read.exists) writes.update(read, seatFields(read.data(), player))
  else writes.create(read, player)
}
