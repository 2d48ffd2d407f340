import type { CallableFunction } from 'firebase-functions/https'

/** Deeper than any input of the contract. */
const deepest = 16

/** The SDK's decoding fails on the one, and makes the other the prototype of what it decodes. */
const reservedKeys = ['@type', '__proto__']

/**
 * Keeps from the SDK what its own decoding of the data cannot take, for which it would answer `internal`: reserved
 * keys, and data nested so deeply that it runs out of stack. Such data become `null`, which every schema refuses.
 */
export function withDecodableData<Input, Output>(
  callable: CallableFunction<Input, Output>,
): CallableFunction<Input, Output> {
  const guarded: (...args: Parameters<typeof callable>) => ReturnType<typeof callable> = (
    request,
    response,
  ) => {
    if (typeof request.body === 'object' && request.body !== null && !isDecodable(request.body.data)) {
      request.body = { ...request.body, data: null }
    }
    return callable(request, response)
  }
  return Object.defineProperties(guarded, Object.getOwnPropertyDescriptors(callable)) as typeof callable
}

function isDecodable(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depth === deepest || reservedKeys.some(key => Object.hasOwn(value, key))) return false
  return Object.values(value).every(inner => isDecodable(inner, depth + 1))
}
