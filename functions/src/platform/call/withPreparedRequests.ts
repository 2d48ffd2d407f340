import type { CallableFunction } from 'firebase-functions/https'

/**
 * The maximum that Chromium accepts for a CORS preflight; the default is five seconds. Pages are served from another
 * origin than functions, so a browser that repeats the preflight adds a round trip to every command.
 */
const preflightSeconds = 7200

/** Exceeds the depth of any input of the contract. */
const deepest = 16

/** The SDK fails to decode the first key, and uses the second as the prototype of the decoded object. */
const reservedKeys = ['@type', '__proto__']

/**
 * Lets browsers cache the preflight of a callable, and replaces data that the SDK cannot decode, and would report as
 * `internal`: reserved keys, and nesting so deep that the stack overflows. Such data become `null`, which every schema
 * refuses.
 */
export function withPreparedRequests<Input, Output>(
  callable: CallableFunction<Input, Output>,
): CallableFunction<Input, Output> {
  const prepared: (...args: Parameters<typeof callable>) => ReturnType<typeof callable> = (
    request,
    response,
  ) => {
    if (request.method === 'OPTIONS') response.setHeader('Access-Control-Max-Age', preflightSeconds)
    if (typeof request.body === 'object' && request.body !== null && !isDecodable(request.body.data)) {
      request.body = { ...request.body, data: null }
    }
    return callable(request, response)
  }
  // It stays a callable for the SDK.
  return Object.defineProperties(prepared, Object.getOwnPropertyDescriptors(callable)) as typeof callable
}

function isDecodable(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depth === deepest || reservedKeys.some(key => Object.hasOwn(value, key))) return false
  return Object.values(value).every(inner => isDecodable(inner, depth + 1))
}
