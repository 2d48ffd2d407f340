import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { leavingChanged } from '#documents/sessionSlice.ts'
import { toAppError } from '#platform/errors/appError.ts'
import { useShowError, useShowSuccess } from '#platform/toasts/useToast.ts'
import { useDeleteMyAccountMutation } from '../profileEndpoints.ts'

/** Deletes the account and ends the session, after which `RequireSignIn` leads home. `deleting`: the profile is disappearing. */
export function useAccountDeletion() {
  const { t } = useTranslation('profile')
  const [deleting, setDeleting] = useState(false)
  const [deleteMyAccount] = useDeleteMyAccountMutation()
  const dispatch = useDispatch()
  const showError = useShowError()
  const showSuccess = useShowSuccess()

  const deleteAccount = async () => {
    setDeleting(true)
    dispatch(leavingChanged(true))
    const answer = await deleteMyAccount({})
    if (answer.error) {
      setDeleting(false)
      dispatch(leavingChanged(false))
      const { code, facts } = toAppError(answer.error)
      const names = facts['competitions']
      const owned = code === 'owns-running-competition' && Array.isArray(names)
      return showError(owned ? t('deleteOwns', { names: names.join(', ') }) : answer.error)
    }
    showSuccess(t('deleted'))
    const { endSession } = await import('#platform/firebase/auth.ts')
    await endSession()
  }
  return { deleting, deleteAccount }
}
