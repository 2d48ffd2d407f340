import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useChangeProfileMutation, useOwnProfile } from '#documents/profile.ts'
import { languageChosen, languageKept, selectChosenLanguage, useUid } from '#documents/sessionSlice.ts'
import { addressLanguage } from '#platform/addresses/translatedPages.ts'
import { preferredLanguage } from '#platform/language/preferredLanguage.ts'
import {
  keepPendingLanguage,
  pendingLanguage,
  rememberedLanguage,
  useLanguage,
} from '#platform/language/useLanguage.ts'
import { showPage } from './FirstLanguageScript.tsx'

/**
 * Keeps the page, the cookie and the profile in one language. A language chosen in this tab is saved to the
 * profile as soon as there is one; otherwise the page follows the profile or, when signed out, the address, the
 * cookie, and on the first visit the browser.
 */
export function useLanguageSync(): void {
  const { language, setLanguage } = useLanguage()
  const chosen = useSelector(selectChosenLanguage)
  const uid = useUid()
  const profileLanguage = useOwnProfile().data?.value?.lang ?? null
  const [changeProfile, { isLoading: writing }] = useChangeProfileMutation()
  const dispatch = useDispatch()

  useEffect(() => {
    const asked = addressLanguage(location.pathname) ?? rememberedLanguage()
    void setLanguage(asked ?? preferredLanguage(navigator.languages)).finally(showPage)
  }, [setLanguage])

  useEffect(() => {
    const pending = pendingLanguage()
    if (pending !== null) dispatch(languageChosen(pending))
  }, [dispatch])
  useEffect(() => keepPendingLanguage(chosen), [chosen])

  useEffect(() => {
    document.documentElement.lang = language
  }, [language])

  useEffect(() => {
    // The profile already shows the write before it is stored.
    if (uid === null || profileLanguage === null || writing) return
    if (chosen === null) void setLanguage(profileLanguage)
    else if (chosen === profileLanguage) dispatch(languageKept())
    else
      void changeProfile({ uid, changes: { lang: chosen } }).then(({ error }) => {
        if (error) dispatch(languageKept())
      })
  }, [uid, profileLanguage, chosen, writing, setLanguage, changeProfile, dispatch])
}
