import { useShowError, useShowSuccess } from '#platform/toasts/useToast.ts'

/** Returns a function that puts a text on the clipboard, and says whether that worked. */
export function useCopy(): (text: string, done: string, failed: string) => Promise<void> {
  const showSuccess = useShowSuccess()
  const showError = useShowError()
  return (text, done, failed) =>
    navigator.clipboard.writeText(text).then(
      () => showSuccess(done),
      () => showError(failed),
    )
}
