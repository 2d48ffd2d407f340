import { useCallback } from 'react'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { writtenDate } from '#ui/time/writtenTime.ts'

interface Noted {
  readonly id: string
  readonly startDate: number
}

/** Returns a function that writes the date and the address of a competition below its name in a picture. */
export function usePictureNote({ id, startDate }: Noted): () => string {
  const { language } = useLanguage()
  return useCallback(() => {
    const { host, pathname } = new URL(hrefs.competition(id), location.origin)
    return [writtenDate(startDate, language), `${host}${pathname}`].join(' · ')
  }, [id, startDate, language])
}
