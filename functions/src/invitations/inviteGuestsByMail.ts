import { randomBytes } from 'node:crypto'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { createInvitation } from '@upper-bracket/shared/invitation/createInvitation'
import { invitationLimits } from '@upper-bracket/shared/invitation/invitationLimits'
import { type MailedGuest, placeMails } from '@upper-bracket/shared/invitation/placeMails'
import { consume, unitsLeft } from '@upper-bracket/shared/limits/rateLimit'
import type { OfferedPlace } from '@upper-bracket/shared/notifications/outboxEvent'
import { publicName } from '@upper-bracket/shared/profile/publicName'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { action } from '../actions/action.ts'
import { documents } from '../platform/firestore/documents.ts'
import type { ConsumedRateLimits } from '../platform/firestore/models.ts'
import { snapshotsOf } from '../platform/firestore/snapshotsOf.ts'
import { mailKey } from '../platform/limits/addressKey.ts'
import { persistentRateLimits } from '../platform/limits/persistentRateLimits.ts'
import { smtpHost } from '../platform/params.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'

const lifetimeHours = 720

/**
 * Mails guests an invitation to take their place over, once to each address, as far as the rate limits allow. Without
 * `send` it only says what would be done. Safe to repeat.
 */
export const inviteGuestsByMail = action('inviteGuestsByMail', {
  timeoutMs: 30_000,
  read: async ({ reads, uid, target, input: { competitionId, uids } }) => {
    await target
    const [players, contacts, profile] = await Promise.all([
      snapshotsOf(reads, uids, guest => documents.player(competitionId, guest)),
      snapshotsOf(reads, uids, guest => documents.contacts(competitionId, guest)),
      reads.get(documents.profile(uid)),
    ])
    const keys = new Map(
      [...contacts].flatMap(([guest, read]) => {
        const email = read.data()?.entered?.email
        return email === undefined ? [] : [[guest, mailKey(email)] as const]
      }),
    )
    const addresses = new Set(keys.values())
    const [refusals, limits] = await Promise.all([
      snapshotsOf(reads, addresses, documents.mailRefusal),
      snapshotsOf(reads, [senderKey(uid), competitionKey(competitionId), ...addresses], documents.rateLimits),
    ])
    return { players, contacts, profile, keys, refusals, limits }
  },
  decide: ({ uid, input, now, competition }, { players, contacts, profile, keys, refusals, limits }) => {
    const { competitionId, lang, send } = input
    if (smtpHost.value() === '') return refuse('mail-unavailable')
    if (competition.status === 'finished') return refuse('competition-over')
    const guests = [...new Set(input.uids)].map((guest): MailedGuest => {
      const address = keys.get(guest) ?? null
      return {
        uid: guest,
        address,
        isGone: players.get(guest)?.data()?.guest !== true,
        isUnsubscribed: address !== null && refusals.get(address)?.exists === true,
        mailedTo: contacts.get(guest)?.data()?.mailedTo ?? [],
      }
    })
    const left = (key: string, limit: MailLimit) =>
      unitsLeft(persistentRateLimits[limit].person, limits.get(key)?.data()?.[limit] ?? 0, now)
    const verdicts = placeMails(guests, {
      inAll: Math.min(
        left(senderKey(uid), 'mailsOfOrganizer'),
        left(competitionKey(competitionId), 'mailsOfCompetition'),
      ),
      to: new Map([...keys.values()].map(address => [address, left(address, 'mailsToAddress')])),
    })
    const output = { verdicts: Object.fromEntries(verdicts) }
    const places = guests.flatMap(({ uid: guest, address }): OfferedPlace[] =>
      address !== null && verdicts.get(guest) === 'ready'
        ? [{ uid: guest, address, invitationId: newInvitationId() }]
        : [],
    )
    const [first] = places
    if (!send || first === undefined) return accept({ output })

    const person = profile.data()
    return accept({
      output,
      write: writes => {
        for (const { uid: playerUid, invitationId, address } of places) {
          const wanted = { role: 'takeOver', teamId: null, playerUid, lifetimeHours, maxUses: 1 } as const
          // Counted by the mails, so that links made by hand do not stand in their way.
          const created = createInvitation(competition, wanted, {
            inviterUid: uid,
            current: null,
            count: 0,
            now,
          })
          const read = contacts.get(playerUid)
          if (!created.ok || read === undefined) continue
          const sweepAfter = created.value.expiresAt + invitationLimits.retentionMs
          writes.create({ ref: documents.invitation(competitionId, invitationId) }, created.value)
          writes.create({ ref: documents.inviteAddress(invitationId) }, { competitionId, sweepAfter })
          writes.update(read, { mailedTo: [...(read.data()?.mailedTo ?? []), address] })
        }
        const counted = (key: string, limit: MailLimit, mails: number) =>
          count(writes, limits.get(key), limit, { mails, now })
        counted(senderKey(uid), 'mailsOfOrganizer', places.length)
        counted(competitionKey(competitionId), 'mailsOfCompetition', places.length)
        for (const [address, mails] of Map.groupBy(places, place => place.address)) {
          counted(address, 'mailsToAddress', mails.length)
        }
      },
      log: { action: 'inviteGuestsByMail', mailCount: places.length },
      events: [
        {
          kind: 'placeOffered',
          cause: [first.invitationId],
          facts: { from: person === undefined ? (competition.ownerName ?? '') : publicName(person), lang },
          audience: { of: 'guests', places },
          personUid: uid,
        },
      ],
    })
  },
})

type MailLimit = 'mailsOfOrganizer' | 'mailsOfCompetition' | 'mailsToAddress'

/** Not the document of the person's other limits, which the runner writes in the same commit. */
function senderKey(uid: string): string {
  return `mails:${uid}`
}

function competitionKey(competitionId: string): string {
  return `mails:${competitionId}`
}

function newInvitationId(): string {
  return randomBytes(16).toString('base64url')
}

function count(
  writes: CheckedWrites,
  read: DocumentSnapshot<ConsumedRateLimits> | undefined,
  limit: MailLimit,
  { mails, now }: { readonly mails: number; readonly now: number },
): void {
  if (read === undefined) return
  const used = read.data()
  const consumed = consume(persistentRateLimits[limit].person, used?.[limit] ?? 0, now, mails)
  if (!consumed.ok) return
  writes.merge(read, { [limit]: consumed.value, expiresAt: Math.max(used?.expiresAt ?? 0, consumed.value) })
}
