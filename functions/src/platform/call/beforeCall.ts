import type { CallableFunction } from 'firebase-functions/https'

/** Does something with each request before its callable, which stays what it is for the SDK. */
export function beforeCall<Input, Output>(
  callable: CallableFunction<Input, Output>,
  prepare: (...args: Parameters<CallableFunction<Input, Output>>) => void,
): CallableFunction<Input, Output> {
  const prepared: (...args: Parameters<typeof callable>) => ReturnType<typeof callable> = (
    request,
    response,
  ) => {
    prepare(request, response)
    return callable(request, response)
  }
  return Object.defineProperties(prepared, Object.getOwnPropertyDescriptors(callable)) as typeof callable
}
