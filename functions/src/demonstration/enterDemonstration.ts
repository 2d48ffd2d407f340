import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { demonstrationRoles, type Entered } from '@upper-bracket/shared/demonstration/roles'
import { type ErrorCode, statusOf } from '@upper-bracket/shared/errors/errorCatalogue'
import type { Facts } from '@upper-bracket/shared/errors/outcome'
import { languages } from '@upper-bracket/shared/profile/profile'
import { HttpsError, onCall } from 'firebase-functions/https'
import * as z from 'zod/mini'
import { capacity } from '../platform/capacity.ts'
import { isContention } from '../platform/firestore/firestoreErrors.ts'
import { addressKey } from '../platform/limits/addressKey.ts'
import { callerAddress } from '../platform/limits/callerAddress.ts'
import { logs } from '../platform/logs.ts'
import { isSetUp } from '../platform/optionalServices.ts'
import { addressSecret, appCheckRequired } from '../platform/params.ts'
import { enter } from './enter.ts'

const inputSchema = z.strictObject({ role: z.enum(demonstrationRoles), lang: z.enum(languages) })

/** The entrance of a demonstration, the only callable for strangers. */
const entrance = onCall<unknown, Promise<Entered>>(
  { region: functionsRegion, memory: '512MiB', ...capacity.endpoint, secrets: [addressSecret] },
  async ({ app, auth, data, rawRequest }) => {
    if (app === undefined && appCheckRequired.value()) throw refusal('page-unverified')
    const input = inputSchema.safeParse(data)
    if (!input.success) throw refusal('invalid-input')
    const peer = rawRequest.socket.remoteAddress
    const address = callerAddress(name => rawRequest.get(name), peer, { behindHosting: false })
    try {
      const entered = await enter({
        ...input.data,
        address: addressKey(address),
        callerUid: auth?.uid ?? null,
        now: Date.now(),
      })
      if (entered.ok) return entered.value
      throw refusal(entered.code, entered.facts)
    } catch (error) {
      if (error instanceof HttpsError) throw error
      if (isContention(error)) throw refusal('try-again')
      logs.unexpected('enterDemonstration', '', error)
      throw refusal('try-again')
    }
  },
)

/** Exists only in a demonstration. */
export const enterDemonstration = isSetUp('demonstration', process.env) ? entrance : undefined

function refusal(code: ErrorCode, facts: Facts = {}): HttpsError {
  return new HttpsError(statusOf(code), code, { ...facts, code })
}
