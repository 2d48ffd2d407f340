import { useCallback } from 'react'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { writtenTime } from './writtenTime.ts'

/** Returns a function that formats planned starts: `19:30` for today, with the date for other days. */
export function useWrittenStart(): (at: number) => string {
  const { language } = useLanguage()
  return useCallback(
    (at: number) => writtenTime(at, { language, length: 'start', now: Date.now() }),
    [language],
  )
}
