import { useEffect } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { languageChosen, selectChosenLanguage } from '#documents/sessionSlice.ts'
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
 * Keeps the page and the cookie in one language. A language chosen in this tab is saved to the profile later
 * (`ProfileLanguage`). Without a choice the page follows the address, the cookie and, on the first visit, the browser.
 */
export function useLanguageSync(): void {
  const { setLanguage } = useLanguage()
  const chosen = useSelector(selectChosenLanguage)
  const dispatch = useDispatch()
  const store = useStore<Parameters<typeof selectChosenLanguage>[0]>()

  useEffect(() => {
    // A press can come before this effect.
    if (selectChosenLanguage(store.getState()) !== null) return showPage()
    const stored = addressLanguage(location.pathname) ?? rememberedLanguage()
    void setLanguage(stored ?? preferredLanguage(navigator.languages)).finally(showPage)
  }, [setLanguage, store])

  useEffect(() => {
    const pending = pendingLanguage()
    if (pending !== null) dispatch(languageChosen(pending))
  }, [dispatch])
  useEffect(() => keepPendingLanguage(chosen), [chosen])
}
