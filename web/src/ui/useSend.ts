import { useCallback } from 'react'
import { type AppError, toAppError } from '#platform/errors/appError.ts'
import { useShowError, useShowSuccess } from '#platform/toasts/useToast.ts'

interface Sending<Output> {
  /** The success message, or a function that takes the output and may return one. */
  readonly done?: string | ((output: Output) => string | undefined)
  /** Takes a refusal. Returns true if nothing else should show it. */
  readonly refused?: (refusal: AppError) => boolean | Promise<boolean>
}

/** Returns a function that sends a call and shows its refusal. It resolves to whether the call succeeded. */
export function useSend(): <Output>(
  call: PromiseLike<{ readonly data?: Output | undefined; readonly error?: unknown }>,
  sending?: string | Sending<Output>,
) => Promise<boolean> {
  const showError = useShowError()
  const showSuccess = useShowSuccess()
  return useCallback(
    async (call, sending = {}) => {
      const { done, refused } = typeof sending === 'string' ? { done: sending } : sending
      const { data, error } = await call
      if (error) {
        if (!(await refused?.(toAppError(error)))) showError(error)
        return false
      }
      const message = typeof done === 'function' ? done(data as never) : done
      if (message !== undefined) showSuccess(message)
      return true
    },
    [showError, showSuccess],
  )
}
