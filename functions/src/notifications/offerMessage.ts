import type { Delivery } from '@upper-bracket/shared/notifications/delivery'
import type { Notification } from '@upper-bracket/shared/notifications/notification'
import { notificationText } from '@upper-bracket/shared/notifications/notificationText'
import type { OfferedPlace } from '@upper-bracket/shared/notifications/outboxEvent'
import { en } from '@upper-bracket/shared/notifications/texts/en'
import { ru } from '@upper-bracket/shared/notifications/texts/ru'
import { documents } from '../platform/firestore/documents.ts'
import { mailKey } from '../platform/limits/addressKey.ts'
import { publicOrigin } from '../platform/publicOrigin.ts'
import type { Message } from './channel.ts'

const languages = {
  ru: {
    texts: ru,
    why: (from: string, competition: string, player: string) =>
      `Вы получили это письмо, потому что ${from}, организатор турнира «${competition}», указал этот адрес для игрока «${player}».`,
  },
  en: {
    texts: en,
    why: (from: string, competition: string, player: string) =>
      `You received this e-mail because ${from}, an organizer of “${competition}”, gave this address for the player “${player}”.`,
  },
} as const

/**
 * Builds the mail that offers a guest's place; null if the place, its address or the invitation has changed since, or
 * the address has been unsubscribed.
 */
export async function offerMessage(
  { eventId, competitionId = '', usefulUntil }: Delivery,
  { uid, addressKey, invitationId }: OfferedPlace,
  now: number,
): Promise<Message | null> {
  const [event, competition, player, contacts, invitation, refusal] = await Promise.all([
    documents.outbox().doc(eventId).get(),
    documents.competition(competitionId).get(),
    documents.player(competitionId, uid).get(),
    documents.contacts(competitionId, uid).get(),
    documents.invitation(competitionId, invitationId).get(),
    documents.mailRefusal(addressKey).get(),
  ])
  const [offered, held, guest, offer] = [event.data(), competition.data(), player.data(), invitation.data()]
  const email = contacts.data()?.entered?.email
  if (offered?.kind !== 'placeOffered' || held === undefined || held.status === 'finished') return null
  if (guest?.guest !== true || email === undefined || mailKey(email) !== addressKey || refusal.exists)
    return null
  if (offer === undefined || offer.revokedAt !== null || offer.expiresAt <= now) return null
  const { from, lang } = offered.facts
  const { texts, why } = languages[lang]
  const notification: Notification<'placeOffered'> = {
    kind: 'placeOffered',
    facts: offered.facts,
    competition: { id: competitionId, name: held.name },
    teams: [],
    ownTeamId: null,
    at: offered.at,
  }
  return {
    uid,
    lang,
    text: notificationText(notification, texts, String),
    url: new URL(`/invite/${invitationId}`, publicOrigin()).href,
    question: null,
    urgent: false,
    usefulUntil,
    stranger: { email, addressKey, why: why(from, held.name, guest.displayName ?? '') },
  }
}
