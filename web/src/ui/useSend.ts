import { useCallback } from 'react'
import { useShowError, useShowSuccess } from '#platform/toasts/useToast.ts'

/** Sends a call and shows its refusal. Returns whether it was accepted; `done` is what is said then, if anything. */
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
