import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { afterNotification, budgetNotification, budgetTopic } from '@upper-bracket/shared/limits/ceiling'
import { onMessagePublished } from 'firebase-functions/pubsub'
import { capacity } from '../platform/capacity.ts'
import { ownProjectId } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'
import { logs } from '../platform/logs.ts'
import { isSetUp } from '../platform/optionalServices.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

const onNotification = onMessagePublished(
  { topic: budgetTopic, region: functionsRegion, ...capacity.job, retry: true },
  ({ data }) => followNotification(data.message.data, Date.now()),
)

/** Exists only with a ceiling. */
export const followBudget = isSetUp('ceiling', process.env) ? onNotification : undefined

/**
 * Pauses the operation when the costs of the month have reached the ceiling, and resumes it when they are below
 * (`afterNotification`). `message` is JSON in Base64. Safe to run twice, even concurrently.
 */
export async function followNotification(message: string, now: number): Promise<void> {
  const read = budgetNotification.safeParse(jsonOf(message))
  if (!read.success) {
    // Repeating it would not help.
    logs.notificationUnread(read.error)
    return
  }
  const at = { project: ownProjectId(), now }
  await runOptimisticTransaction(async (reads, writes) => {
    const [spending, pause] = await Promise.all([
      reads.get(documents.spending()),
      reads.get(documents.pause()),
    ])
    const before = { spending: spending.data() ?? null, pause: pause.data() ?? null }
    const after = afterNotification(before, read.data, at)
    if (after === null) return accept(null)
    writes.merge(spending, after.spending)
    if (after.pause !== null && before.pause === null) {
      writes.create(pause, after.pause)
      writes.afterCommit(async () => logs.paused(after.spending))
    }
    if (after.pause === null && before.pause !== null) {
      writes.delete(pause)
      writes.afterCommit(async () => logs.resumed(after.spending))
    }
    return accept(null)
  })
}

function jsonOf(message: string): unknown {
  try {
    return JSON.parse(Buffer.from(message, 'base64').toString())
  } catch {
    return null
  }
}
