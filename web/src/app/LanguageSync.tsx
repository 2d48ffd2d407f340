import type { Language } from '@upper-bracket/shared/profile/profile'
import { createContext, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
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
 * Whether no part of the page is as prerendered any more. Nothing reads it: before React commits a change of a context, it
 * hydrates the parts below, or draws their fallback if their code is still loading. Hydrating step by step is better,
 * unless the language changes.
 */
const Whole = createContext(true)

/**
 * Keeps the page and the cookie in one language. A language chosen in this tab is saved to the profile later
 * (`ProfileLanguage`). Without a choice the page follows the address, the cookie and, on the first visit, the browser:
 * all of it is hydrated, then changes its language, and is shown with the commit of that.
 */
export function LanguageSync({ children }: { children: ReactNode }) {
  const { language, setLanguage } = useLanguage()
  const [isWhole, setIsWhole] = useState(() => keepsLanguage(language))
  const [isSettled, setIsSettled] = useState(false)
  const chosen = useSelector(selectChosenLanguage)
  const dispatch = useDispatch()
  const store = useStore<Parameters<typeof selectChosenLanguage>[0]>()

  useEffect(() => setIsWhole(true), [])
  useEffect(() => {
    if (!isWhole) return
    const settle = () => setIsSettled(true)
    // A press can come before this effect.
    if (selectChosenLanguage(store.getState()) !== null) return settle()
    const stored = addressLanguage(location.pathname) ?? rememberedLanguage()
    void setLanguage(stored ?? preferredLanguage(navigator.languages)).finally(settle)
  }, [isWhole, setLanguage, store])
  useLayoutEffect(() => {
    if (isSettled) showPage()
  }, [isSettled])

  useEffect(() => {
    if (!isWhole) return
    // Comes after the effect above, which would take it for a press.
    const pending = pendingLanguage()
    if (pending !== null) dispatch(languageChosen(pending))
  }, [dispatch, isWhole])
  useEffect(() => {
    if (isWhole) keepPendingLanguage(chosen)
  }, [chosen, isWhole])
  return <Whole value={isWhole}>{children}</Whole>
}

/** Whether the page will stay in its first language, as it always does during prerendering. */
function keepsLanguage(language: Language): boolean {
  if (typeof document === 'undefined') return true
  return (addressLanguage(location.pathname) ?? document.documentElement.dataset['reads']) === language
}
