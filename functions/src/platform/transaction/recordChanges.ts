import type { ChangeEvent } from '@upper-bracket/shared/integrations/webhookEvent'
import { mergedEvents, type Written, writtenEvent } from '@upper-bracket/shared/integrations/writtenEvents'
import type {
  DocumentReference,
  Query,
  QueryDocumentSnapshot,
  QuerySnapshot,
  Transaction,
  WriteBatch,
} from 'firebase-admin/firestore'
import { documents } from '../firestore/documents.ts'
import { newWebhookDelivery } from '../newWebhookDelivery.ts'

/** The changes of competitions in one transaction, for their webhooks. */
export interface ChangeRecord {
  write(ref: Pick<DocumentReference, 'path'>, how: Written['how'], fields?: object): void
  publish(competitionId: string, events: readonly ChangeEvent[]): void
  expect(competitionId: string): void
  /** Returns the number of recorded writes. */
  count(): number
  /** Adds a delivery of each change for each webhook that wants it; those of paused ones wait. */
  writeTo(batch: WriteBatch): Promise<void>
}

interface Changes {
  readonly events: ChangeEvent[]
  readonly webhooks: Promise<QuerySnapshot>
}

/**
 * Records which parts of competitions a transaction changes. All calls, timers and match rooms write through it, so none
 * of them has to tell the webhooks itself. The webhooks of a competition are read once, as soon as a change is known,
 * so that the read runs next to the others, or already when a change is expected: then it does not wait until the first
 * read has begun the transaction.
 */
export function recordChanges(reads: Transaction): ChangeRecord {
  const changed = new Map<string, Changes>()
  const expected = new Map<string, Promise<QuerySnapshot>>()
  let written = 0

  function publish(competitionId: string, events: readonly ChangeEvent[]): void {
    if (events.length === 0) return
    const changes = changed.get(competitionId) ?? {
      events: [],
      webhooks: expected.get(competitionId) ?? readWebhooks(competitionId, query => reads.get(query)),
    }
    changes.events.push(...events)
    changed.set(competitionId, changes)
  }

  return {
    publish,
    expect: competitionId => {
      expected.set(
        competitionId,
        readWebhooks(competitionId, query => query.get()),
      )
    },
    count: () => written,
    write: ({ path }, how, fields = {}) => {
      written += 1
      const [competitionId, event] = writtenEvent({ path, how, fields: Object.keys(fields) }) ?? []
      if (competitionId !== undefined && event !== undefined) publish(competitionId, [event])
    },
    writeTo: async batch => {
      const now = Date.now()
      for (const [competitionId, { events, webhooks }] of changed) {
        for (const webhook of (await webhooks).docs) {
          const isPaused = webhook.get('state') === 'paused'
          for (const [position, event] of wantedBy(webhook, events).entries()) {
            const { ref, data } = newWebhookDelivery(competitionId, webhook.id, {
              event,
              position,
              now,
              isPaused,
            })
            batch.create(ref, data)
          }
        }
      }
    },
  }
}

function readWebhooks(
  competitionId: string,
  get: (query: Query) => Promise<QuerySnapshot>,
): Promise<QuerySnapshot> {
  const read = get(documents.webhooks(competitionId).select('kinds', 'state'))
  // A transaction that is refused does not wait for it.
  read.catch(() => undefined)
  return read
}

function wantedBy(webhook: QueryDocumentSnapshot, events: readonly ChangeEvent[]): readonly ChangeEvent[] {
  const kinds: readonly string[] = webhook.get('kinds')
  return mergedEvents(events).filter(({ type }) => kinds.includes(type))
}
