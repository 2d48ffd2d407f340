import { translatedPage } from '#platform/addresses/translatedPages.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { writtenTime } from './writtenTime.ts'

// A browser takes longer to create its first date format than to render with it, so it is created in a task of its own.
// Prerendered pages show no time at first.
if (typeof window !== 'undefined' && translatedPage(location.pathname) === undefined)
  setTimeout(() => void new Intl.DateTimeFormat('ru'))

interface LocalTimeProps {
  /** Milliseconds since the epoch. */
  readonly at: number
  /** `short` omits the weekday, `zoneless` also the name of the zone, `start` also the date of today. */
  readonly length?: 'start' | 'zoneless' | 'short' | 'long'
}

/** A moment in the viewer's time zone, formatted for the language of the page. */
export function LocalTime({ at, length = 'long' }: LocalTimeProps) {
  const { language } = useLanguage()
  return (
    <time dateTime={new Date(at).toISOString()}>
      {writtenTime(at, { language, length, now: Date.now() })}
    </time>
  )
}
