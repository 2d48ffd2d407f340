import { type Delivery, newDelivery } from '@upper-bracket/shared/notifications/delivery'
import { undeliveredOf } from '@upper-bracket/shared/notifications/undelivered'
import { stored } from '../../../testing/database.ts'
import { freshId } from '../../../testing/seededCompetition.ts'

/** A message about a competition that Telegram refuses, as its organizers see it. Returns its id. */
export async function givenUpMessage(
  competitionId: string,
  uid: string,
  kind: Delivery['kind'] = 'matchReady',
): Promise<string> {
  const [now, eventId] = [Date.now(), `${kind}-${competitionId}-${freshId()}`]
  const about = { eventId, competitionId, uid, kind, at: now, usefulUntil: now + 3_600_000 }
  const given = newDelivery(about, { channel: 'telegram', second: null, now })
  const delivery = { ...given, state: 'dead', dueAt: null, attempts: 1, reason: '403 Forbidden' } as const
  const shown = undeliveredOf(delivery, { result: 'dead', reason: '' }, { name: 'Wolf', now })
  const messageId = `${eventId}-${uid}-telegram`
  await stored.deliveries().doc(messageId).set(delivery)
  if (shown !== null) await stored.undelivered(competitionId).doc(messageId).set(shown)
  return messageId
}
