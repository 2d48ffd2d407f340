import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router'
import { leavingChanged } from '#documents/sessionSlice.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useShowError, useShowSuccess } from '#platform/toasts/useToast.ts'
import { unguarded } from '#ui/form/UnsavedGuard.tsx'
import { useSend } from '#ui/useSend.ts'
import { useDeleteMyAccountMutation } from '../profileEndpoints.ts'

/**
 * Deletes the account, ends the session and navigates to the home page with a message. `RequireSignIn` redirects home
 * as well, if Firebase ends the session earlier. `deleting`: the profile is disappearing.
 */
export function useAccountDeletion() {
  const { t } = useTranslation('profile')
  const [deleting, setDeleting] = useState(false)
  const [deleteMyAccount] = useDeleteMyAccountMutation()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const showError = useShowError()
  const send = useSend()
  const showSuccess = useShowSuccess()

  const deleteAccount = async () => {
    setDeleting(true)
    dispatch(leavingChanged(true))
    const isDeleted = await send(deleteMyAccount({}), {
      refused: ({ code, facts }) => {
        const names = facts['competitions']
        const owned = code === 'owns-running-competition' && Array.isArray(names)
        if (owned) showError(t('deleteOwns', { names: names.join(', ') }))
        return owned
      },
    })
    if (!isDeleted) {
      setDeleting(false)
      dispatch(leavingChanged(false))
      return
    }
    try {
      const { endSession } = await import('#platform/firebase/auth.ts')
      await endSession()
    } finally {
      await navigate(hrefs.home(), { state: unguarded, replace: true })
      showSuccess(t('deleted'))
    }
  }
  return { deleting, deleteAccount }
}
