import type { Language } from '@upper-bracket/shared/profile/profile'
import { useCallback } from 'react'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { writtenDate } from '#ui/time/writtenTime.ts'

interface Noted {
  readonly id: string
  readonly startDate: number
}

/** Writes the date and the address of a competition, as they stand below its name in a picture. */
export function pictureNote({ id, startDate }: Noted, language: Language): string {
  const { host, pathname } = new URL(hrefs.competition(id), location.origin)
  return [writtenDate(startDate, language), `${host}${pathname}`].join(' · ')
}

/** Returns a function that writes the note of a picture in the language of the page. */
export function usePictureNote({ id, startDate }: Noted): () => string {
  const { language } = useLanguage()
  return useCallback(() => pictureNote({ id, startDate }, language), [id, startDate, language])
}
