import * as z from 'zod'
import type { CallCloud } from '../cloud/callCloud.ts'
import { Refusal } from '../cloud/refusal.ts'
import type { Step } from './step.ts'

const operationForm = z.object({ name: z.string(), done: z.boolean().default(false) })
const endForm = z.object({
  error: z
    .object({
      code: z.number().default(0),
      message: z.string().default(''),
      details: z.array(z.looseObject({ reason: z.string().optional() })).default([]),
    })
    .optional(),
})

/** Returns the names of the operations that an answer, or each of several, has begun. */
export function operationsIn(answer: unknown): readonly string[] {
  return [answer].flat().flatMap(each => operationForm.safeParse(each).data?.name ?? [])
}

/** The statuses of HTTP, and reasons, for Google's codes. */
const codes: Readonly<Record<number, readonly [status: number, reason: string]>> = {
  3: [400, 'INVALID_ARGUMENT'],
  5: [404, 'NOT_FOUND'],
  6: [409, 'ALREADY_EXISTS'],
  7: [403, 'PERMISSION_DENIED'],
  8: [429, 'RESOURCE_EXHAUSTED'],
  9: [400, 'FAILED_PRECONDITION'],
  10: [409, 'ABORTED'],
  13: [500, 'INTERNAL'],
  14: [503, 'UNAVAILABLE'],
  16: [401, 'UNAUTHENTICATED'],
}

/** What Google accepts at first it can refuse later. @throws Refusal if it did, of the method that asked for it */
export async function requireNoFailure(
  call: CallCloud,
  { operation }: Step,
  names: readonly string[],
): Promise<void> {
  if (operation === undefined) return
  for (const name of names) {
    // An operation that cannot be seen says nothing about its effect.
    const { error } = endForm.parse(await call(operation.get, { name }).catch(() => ({})))
    if (error === undefined) continue
    const [status, code] = codes[error.code] ?? [400, '']
    const reason = error.details.find(detail => detail.reason !== undefined)?.reason ?? code
    throw new Refusal({ method: operation.of, status, reason, message: error.message })
  }
}
