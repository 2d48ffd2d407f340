import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useChangeProfileMutation, useOwnProfile } from '#documents/profile.ts'
import { languageKept, selectChosenLanguage } from '#documents/sessionSlice.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'

/**
 * Keeps the page and the user's profile in one language. A language chosen in this tab is saved once the profile
 * exists; otherwise the page follows the profile.
 */
export default function ProfileLanguage({ uid }: { uid: string }) {
  const { setLanguage } = useLanguage()
  const chosen = useSelector(selectChosenLanguage)
  const profileLanguage = useOwnProfile().data?.value?.lang ?? null
  const [changeProfile, { isLoading: writing }] = useChangeProfileMutation()
  const dispatch = useDispatch()

  useEffect(() => {
    // The profile already contains the optimistic write.
    if (profileLanguage === null || writing) return
    if (chosen === null) void setLanguage(profileLanguage)
    else if (chosen === profileLanguage) dispatch(languageKept())
    else
      void changeProfile({ uid, changes: { lang: chosen } }).then(({ error }) => {
        if (error) dispatch(languageKept())
      })
  }, [uid, profileLanguage, chosen, writing, setLanguage, changeProfile, dispatch])
  return null
}
