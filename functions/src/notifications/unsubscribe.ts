import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { defaultLanguage, languages } from '@upper-bracket/shared/profile/profile'
import { onRequest } from 'firebase-functions/https'
import { capacity } from '../platform/capacity.ts'
import { documents } from '../platform/firestore/documents.ts'
import { isMailKey } from '../platform/limits/addressKey.ts'
import { callerAddress } from '../platform/limits/callerAddress.ts'
import { limiter } from '../platform/limits/limiter.ts'
import { addressSecret, mailSecret } from '../platform/params.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { settleMailRefusal } from './settleMailRefusal.ts'
import { type UnsubscribeState, unsubscribePage } from './unsubscribePage.ts'
import { unsubscribedSubject } from './unsubscribeToken.ts'

/** Guessing a token is infeasible; the limit keeps attempts from costing anything. */
const consume = limiter({ burst: 100, refillMs: 1000 })

/**
 * Unsubscribes a person from all mails, or the address of a stranger from invitations, at `/api/unsubscribe?token=…`,
 * without a sign-in. GET shows a page with a button. POST, by that button or by a mail client (RFC 8058), unsubscribes,
 * and may be repeated.
 */
export const unsubscribe = onRequest(
  { region: functionsRegion, ...capacity.endpoint, secrets: [mailSecret, addressSecret] },
  async (request, response) => {
    response.set('cache-control', 'no-store')
    if (request.method !== 'GET' && request.method !== 'POST') {
      response.status(405).set('allow', 'GET, POST').end()
      return
    }
    const address = callerAddress(name => request.get(name), request.socket.remoteAddress, {
      behindHosting: true,
    })
    if (address !== null && !consume(address, Date.now()).ok) {
      response.status(429).end()
      return
    }
    const lang = languages.find(each => each === request.query['lang']) ?? defaultLanguage
    const subject = unsubscribedSubject(String(request.query['token'] ?? ''), mailSecret.value())
    const isStranger = subject !== null && isMailKey(subject)
    if (subject !== null && request.method === 'POST') {
      await (isStranger ? refuseInvitations(subject) : turnMailsOff(subject))
    }
    const state: UnsubscribeState =
      subject === null ? 'invalid' : request.method === 'POST' ? 'done' : 'asking'
    response
      .status(subject === null ? 400 : 200)
      .type('html')
      .send(unsubscribePage(state, lang, isStranger ? 'stranger' : 'account'))
  },
)

/** Nobody can mail an invitation to the address again. */
async function refuseInvitations(key: string): Promise<void> {
  await documents.mailRefusal(key).set({ at: Date.now() })
}

/** Nobody can mail an invitation to the person's address either. A deleted account gets no mails. */
async function turnMailsOff(uid: string): Promise<void> {
  await runOptimisticTransaction(async (reads, writes) => {
    const read = await reads.get(documents.profile(uid))
    const profile = read.data()
    if (profile?.channels.email) writes.update(read, { channels: { ...profile.channels, email: false } })
    return accept(null)
  })
  await settleMailRefusal(uid)
}
