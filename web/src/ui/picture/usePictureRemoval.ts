import { useState } from 'react'
import { useShowError } from '#platform/toasts/useToast.ts'

/** Removes a picture with one tap, and shows why if it fails. */
export function usePictureRemoval(remove: () => Promise<unknown>) {
  const [removing, setRemoving] = useState(false)
  const showError = useShowError()
  const removeNow = async () => {
    setRemoving(true)
    try {
      await remove()
    } catch (thrown) {
      showError(thrown)
    } finally {
      setRemoving(false)
    }
  }
  return { removing, removeNow: () => void removeNow() } as const
}
