import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { toAppError } from '#platform/errors/appError.ts'
import { useShowError, useShowSuccess } from '#platform/toasts/useToast.ts'
import { unguarded } from '#ui/form/UnsavedGuard.tsx'
import { useDeleteMyAccountMutation } from '../profileEndpoints.ts'

/** Deletes the account and navigates home, signed out. `deleting`: the profile is disappearing. */
export function useAccountDeletion() {
  const { t } = useTranslation('profile')
  const [deleting, setDeleting] = useState(false)
  const [deleteMyAccount] = useDeleteMyAccountMutation()
  const navigate = useNavigate()
  const showError = useShowError()
  const showSuccess = useShowSuccess()

  const deleteAccount = async () => {
    setDeleting(true)
    const answer = await deleteMyAccount({})
    if (answer.error) {
      setDeleting(false)
      const { code, facts } = toAppError(answer.error)
      const names = facts['competitions']
      const owned = code === 'owns-running-competition' && Array.isArray(names)
      return showError(owned ? t('deleteOwns', { names: names.join(', ') }) : answer.error)
    }
    // Shown at once: signed out, a page that is still being left would lead to signing in.
    await navigate(hrefs.home(), { state: unguarded, flushSync: true })
    showSuccess(t('deleted'))
    const { endSession } = await import('#platform/firebase/auth.ts')
    await endSession()
  }
  return { deleting, deleteAccount }
}
