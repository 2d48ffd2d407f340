import { useCallback } from 'react'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { writtenTime } from './writtenTime.ts'

/** Writes down planned starts for people who look at them on the day: `19:30`, with the date on any other. */
export function useWrittenStart(): (at: number) => string {
  const { language } = useLanguage()
  return useCallback(
    (at: number) => writtenTime(at, { language, length: 'start', now: Date.now() }),
    [language],
  )
}
