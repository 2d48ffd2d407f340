import { randomBytes } from 'node:crypto'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { createInvitation } from '@upper-bracket/shared/invitation/createInvitation'
import { invitationLimits } from '@upper-bracket/shared/invitation/invitationLimits'
import { type MailedGuest, mailVerdicts } from '@upper-bracket/shared/invitation/mailVerdicts'
import { consume, type RateLimit, unitsLeft } from '@upper-bracket/shared/limits/rateLimit'
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
import { verifiedAddresses } from '../platform/verifiedAddresses.ts'

/**
 * Mails guests an invitation to take their place over, once to each address, as far as the rate limits allow. Without
 * `send` it only says what would be done. Safe to repeat.
 */
export const inviteGuestsByMail = action('inviteGuestsByMail', {
  timeoutMs: 30_000,
  read: async ({ reads, uid, address, target, input: { competitionId, uids } }) => {
    await target
    const [players, contacts, profile, verified] = await Promise.all([
      snapshotsOf(reads, uids, guest => documents.player(competitionId, guest)),
      snapshotsOf(reads, uids, guest => documents.contacts(competitionId, guest)),
      reads.get(documents.profile(uid)),
      verifiedAddresses([uid]),
    ])
    const keys = new Map(
      [...contacts].flatMap(([guest, read]) => {
        const email = read.data()?.entered?.email
        return email === undefined ? [] : [[guest, mailKey(email)] as const]
      }),
    )
    const mailKeys = new Set(keys.values())
    const senders = [senderKey(uid), competitionKey(competitionId), ...(address === null ? [] : [address])]
    const [refusals, limits] = await Promise.all([
      snapshotsOf(reads, mailKeys, documents.mailRefusal),
      snapshotsOf(reads, [...senders, ...mailKeys], documents.rateLimits),
    ])
    return { players, contacts, profile, keys, refusals, limits, isVerified: verified.has(uid) }
  },
  decide: ({ uid, address, input, now, competition }, read) => {
    const { players, contacts, profile, keys, refusals, limits, isVerified } = read
    const { competitionId, lang, send } = input
    if (smtpHost.value() === '') return refuse('mail-unavailable')
    if (competition.status === 'finished') return refuse('competition-over')
    if (!isVerified) return refuse('email-required')
    const guests = [...new Set(input.uids)].map((guest): MailedGuest => {
      const addressKey = keys.get(guest) ?? null
      return {
        uid: guest,
        addressKey,
        isGone: players.get(guest)?.data()?.guest !== true,
        isUnsubscribed: addressKey !== null && refusals.get(addressKey)?.exists === true,
        mailedTo: contacts.get(guest)?.data()?.mailedTo ?? {},
      }
    })
    const left = (key: string, limit: MailLimit, rate = persistentRateLimits[limit].person) =>
      unitsLeft(rate, limits.get(key)?.data()?.[limit] ?? 0, now)
    const verdicts = mailVerdicts(guests, {
      inAll: Math.min(
        left(senderKey(uid), 'mailsOfOrganizer'),
        left(competitionKey(competitionId), 'mailsOfCompetition'),
        address === null ? Number.POSITIVE_INFINITY : left(address, 'mailsOfOrganizer', ofNetwork),
      ),
      to: new Map([...keys.values()].map(key => [key, left(key, 'mailsToAddress')])),
    })
    const output = { verdicts: Object.fromEntries(verdicts) }
    const places = guests.flatMap(({ uid: guest, addressKey }): OfferedPlace[] =>
      addressKey !== null && verdicts.get(guest) === 'ready'
        ? [{ uid: guest, addressKey, invitationId: newInvitationId() }]
        : [],
    )
    const [first] = places
    if (!send || first === undefined) return accept({ output })

    const person = profile.data()
    return accept({
      output,
      write: writes => {
        for (const { uid: playerUid, invitationId, addressKey } of places) {
          const lifetimeHours = invitationLimits.placeLifetime
          const wanted = { role: 'takeOver', teamId: null, playerUid, lifetimeHours, maxUses: 1 } as const
          // Counted by the mails, so that links made by hand do not stand in their way.
          const created = createInvitation(competition, wanted, {
            inviterUid: uid,
            current: null,
            count: 0,
            now,
          })
          const entered = contacts.get(playerUid)
          if (!created.ok || entered === undefined) continue
          const sweepAfter = created.value.expiresAt + invitationLimits.retentionMs
          writes.create({ ref: documents.invitation(competitionId, invitationId) }, created.value)
          writes.create({ ref: documents.inviteAddress(invitationId) }, { competitionId, sweepAfter })
          writes.update(entered, { mailedTo: { ...entered.data()?.mailedTo, [addressKey]: invitationId } })
        }
        const counted = (key: string, limit: MailLimit, mails: number, rate?: RateLimit) =>
          count(writes, limits.get(key), limit, { mails, now, rate })
        counted(senderKey(uid), 'mailsOfOrganizer', places.length)
        counted(competitionKey(competitionId), 'mailsOfCompetition', places.length)
        if (address !== null) counted(address, 'mailsOfOrganizer', places.length, ofNetwork)
        for (const [key, mails] of Map.groupBy(places, place => place.addressKey)) {
          counted(key, 'mailsToAddress', mails.length)
        }
      },
      log: { action: 'inviteGuestsByMail', mailCount: places.length },
      events: [
        {
          kind: 'placeOffered',
          cause: [first.invitationId],
          facts: {
            from: person === undefined ? (competition.ownerName ?? '') : publicName(person),
            lang,
            days: invitationLimits.placeLifetime / 24,
          },
          audience: { of: 'guests', places },
          personUid: uid,
        },
      ],
    })
  },
})

const ofNetwork = persistentRateLimits.mailsOfOrganizer.address

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

interface Counted {
  readonly mails: number
  readonly now: number
  readonly rate?: RateLimit | undefined
}

function count(
  writes: CheckedWrites,
  read: DocumentSnapshot<ConsumedRateLimits> | undefined,
  limit: MailLimit,
  { mails, now, rate = persistentRateLimits[limit].person }: Counted,
): void {
  if (read === undefined) return
  const used = read.data()
  const consumed = consume(rate, used?.[limit] ?? 0, now, mails)
  if (!consumed.ok) return
  writes.merge(read, { [limit]: consumed.value, expiresAt: Math.max(used?.expiresAt ?? 0, consumed.value) })
}
