import { translatedPage } from '#platform/addresses/translatedPages.ts'
import { createDateFormat } from '#platform/createDateFormat.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { competitionAt } from '#platform/snapshot/earlySnapshot.ts'
import { writtenTime } from './writtenTime.ts'

// Prerendered pages show no time at first, and the snapshot of a competition says whether its page does (`askEarly`).
if (
  typeof window !== 'undefined' &&
  translatedPage(location.pathname) === undefined &&
  competitionAt(location.pathname) === null
)
  setTimeout(createDateFormat)

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
