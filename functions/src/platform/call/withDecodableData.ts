import type { CallableFunction } from 'firebase-functions/https'
import { beforeCall } from './beforeCall.ts'

/** Exceeds the depth of any input of the contract. */
const deepest = 16

/** The SDK fails to decode the first key, and uses the second as the prototype of the decoded object. */
const reservedKeys = ['@type', '__proto__']

/**
 * Replaces data that the SDK cannot decode, and would report as `internal`: reserved keys, and nesting so deep that the
 * stack overflows. Such data become `null`, which every schema refuses.
 */
export function withDecodableData<Input, Output>(
  callable: CallableFunction<Input, Output>,
): CallableFunction<Input, Output> {
  return beforeCall(callable, request => {
    if (typeof request.body === 'object' && request.body !== null && !isDecodable(request.body.data)) {
      request.body = { ...request.body, data: null }
    }
  })
}

function isDecodable(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depth === deepest || reservedKeys.some(key => Object.hasOwn(value, key))) return false
  return Object.values(value).every(inner => isDecodable(inner, depth + 1))
}
