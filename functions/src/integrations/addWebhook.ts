import { randomBytes } from 'node:crypto'
import { auditEntry } from '@upper-bracket/shared/audit/logEntry'
import type { CallableParsed } from '@upper-bracket/shared/contract/contract'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import { shownAddress, webhookAddress } from '@upper-bracket/shared/integrations/webhookAddress'
import { webhookLimits } from '@upper-bracket/shared/integrations/webhookLimits'
import { isChallengeReturned, verificationBody } from '@upper-bracket/shared/integrations/webhookPayload'
import type { Transaction } from 'firebase-admin/firestore'
import { action } from '../actions/action.ts'
import { authorize } from '../actions/authorize.ts'
import { isDemonstration } from '../platform/demonstration.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { consumePersistentRateLimit } from '../platform/limits/consumePersistentRateLimit.ts'
import { revokedId } from '../platform/transaction/revokedIds.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { isLocalAddress, type Post, webhookPost } from './postWebhook.ts'
import { signedRequest } from './signWebhook.ts'

const challengeTimeoutMs = 8000

/**
 * Adds a webhook. Its address is asked for a challenge in between, outside a transaction, so that nobody can direct
 * requests to an address whose owner does not expect them. A repeated call asks and changes nothing. A demonstration,
 * which sends nothing, does not ask.
 */
export const addWebhook = action('addWebhook', {
  maxWrites: 3,
  timeoutMs: 20_000,
  run: async ({ uid, address: caller, input, now }) => {
    const may = await runOptimisticTransaction(reads => judge(reads, uid, input))
    if (!may.ok) return may
    if (may.value === 'done') return accept({})
    const url = webhookAddress(input.address, isLocalAddress)
    if (url === null) return refuse('address-refused')
    const consumed = await consumePersistentRateLimit({ uid, address: caller }, 'addWebhook', now)
    if (!consumed.ok) return consumed
    const returned = await returnsChallenge(input, now, webhookPost({ timeoutMs: challengeTimeoutMs }))
    if (!returned.ok) return returned

    return runOptimisticTransaction(async (reads, writes) => {
      const judged = await judge(reads, uid, input)
      if (!judged.ok || judged.value === 'done') return judged.ok ? accept({}) : judged
      const { competitionId, webhookId, secret, kinds } = input
      const address = shownAddress(url)
      writes.create(
        { ref: documents.webhook(competitionId, webhookId) },
        {
          address,
          kinds: [...new Set(kinds)],
          createdAt: now,
          state: 'active',
          paused: null,
          failingSince: null,
          last: null,
          previousSecretUntil: null,
        },
      )
      writes.create(
        { ref: documents.webhookSecret(competitionId, webhookId) },
        {
          address: url.href,
          creatorUid: uid,
          secrets: [{ secret, until: null }],
          revision: 0,
          leasedUntil: 0,
          nextAt: 0,
          attempts: 0,
        },
      )
      writes.log(competitionId, auditEntry({ uid, at: now }, { action: 'addWebhook', address }))
      return accept({})
    })
  },
})

/** `done`: the same call has added the webhook before. */
async function judge(
  reads: Transaction,
  uid: string,
  { competitionId, webhookId, address, secret }: CallableParsed<'addWebhook'>,
) {
  const authorized = await authorize(reads, 'manageWebhooks', { uid, competitionId })
  if (!authorized.ok) return authorized
  const [known, revoked, all, ofCreator] = await Promise.all([
    reads.get(documents.webhookSecret(competitionId, webhookId)),
    reads.get(revokedId(competitionId, 'webhooks', webhookId)),
    reads.get(documents.webhooks(competitionId).select()),
    reads.get(find('webhooksOfCreator', { creatorUid: uid }).select().limit(webhookLimits.perCreator)),
  ])
  const stored = known.data()
  if (stored !== undefined) {
    const isSame = stored.address === URL.parse(address.trim())?.href && stored.secrets[0]?.secret === secret
    return isSame ? accept('done' as const) : refuse('id-taken')
  }
  if (revoked.exists) return refuse('id-taken')
  if (ofCreator.size >= webhookLimits.perCreator) {
    return refuse('too-many-webhooks', { most: webhookLimits.perCreator })
  }
  // The page does not offer it then: others have added some meanwhile.
  return all.size < webhookLimits.perCompetition ? accept('new' as const) : refuse('changed-meanwhile')
}

async function returnsChallenge(
  { competitionId, address, secret }: CallableParsed<'addWebhook'>,
  now: number,
  post: Post,
): Promise<Outcome<null, 'address-refused' | 'challenge-not-returned'>> {
  if (isDemonstration()) return accept(null)
  const challenge = randomBytes(24).toString('base64url')
  const body = verificationBody(competitionId, challenge, new Date(now).toISOString())
  const id = `msg_${randomBytes(15).toString('base64url')}`
  const answered = await post(address, signedRequest([{ secret, until: null }], { id, body, now }))
  if (answered.reason === 'forbidden-address') return refuse('address-refused')
  if (answered.reason !== null || !isChallengeReturned(answered.answer, challenge)) {
    return refuse('challenge-not-returned', { status: answered.status ?? answered.reason ?? '' })
  }
  return accept(null)
}
