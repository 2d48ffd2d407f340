import { useCallback } from 'react'
import { useShowError, useShowSuccess } from '#platform/toasts/useToast.ts'

/**
 * Returns a function that sends a call and shows its refusal. It resolves to whether the call succeeded; `done` is the
 * success message, if any.
 */
export function useSend(): (
  call: PromiseLike<{ readonly error?: unknown }>,
  done?: string,
) => Promise<boolean> {
  const showError = useShowError()
  const showSuccess = useShowSuccess()
  return useCallback(
    async (call, done) => {
      const { error } = await call
      if (error) showError(error)
      else if (done !== undefined) showSuccess(done)
      return !error
    },
    [showError, showSuccess],
  )
}
