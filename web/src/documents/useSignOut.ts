import { useTranslation } from 'react-i18next'
import { useShowError, useShowSuccess } from '#platform/toasts/useToast.ts'

/** Ends the session, in this tab and all others. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation()
  const showError = useShowError()
  const showSuccess = useShowSuccess()
  return async () => {
    try {
      const { endSession } = await import('#platform/firebase/auth.ts')
      await endSession()
      showSuccess(t('signedOut'))
    } catch (thrown) {
      showError(thrown)
    }
  }
}
