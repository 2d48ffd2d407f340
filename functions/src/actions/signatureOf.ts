import type { Signature } from '@upper-bracket/shared/audit/logEntry'
import type { CallableName } from '@upper-bracket/shared/contract/contract'
import type { Call } from './steps.ts'

/** Returns who acts in a call, for the competition's log. */
export function signatureOf({
  uid,
  now,
  keyName,
}: Pick<Call<CallableName>, 'uid' | 'now' | 'keyName'>): Signature {
  return { uid, at: now, ...(keyName !== undefined && { keyName }) }
}
