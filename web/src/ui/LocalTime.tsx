import { useLanguage } from '#platform/useLanguage.ts'

interface LocalTimeProps {
  /** Milliseconds since the epoch. */
  readonly at: number
  /** `short` leaves the weekday out. */
  readonly length?: 'short' | 'long'
}

/** A moment in the viewer's own time zone, which is named. The year is left out where it is the present one. */
export function LocalTime({ at, length = 'long' }: LocalTimeProps) {
  const { language } = useLanguage()
  const sameYear = new Date(at).getFullYear() === new Date().getFullYear()
  const format = new Intl.DateTimeFormat(language, {
    ...(length === 'long' ? { weekday: 'short' } : {}),
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  return <time dateTime={new Date(at).toISOString()}>{format.format(at)}</time>
}
