import type { CalendarEvent } from '@upper-bracket/shared/calendar/calendarEvents'
import type { Language } from '@upper-bracket/shared/profile/profile'
import ical, { escape as escaped } from 'ical-generator'

export interface CalendarEntry extends CalendarEvent {
  /** The same in every calendar, for as long as the match exists. */
  readonly uid: string
  readonly address: string
  /** Incremented with every edition of the schedule. */
  readonly sequence: number
  /** When the match last changed, in milliseconds since the epoch. */
  readonly changedAt: number
}

/** The refresh interval suggested to calendar applications. */
const refreshSeconds = 15 * 60

/** Formats a calendar by RFC 5545. The same entries give the same text. */
export function calendarFile(
  entries: readonly CalendarEntry[],
  { name, language }: { readonly name: string; readonly language: Language },
): string {
  const calendar = ical({
    // The library escapes the texts of events, but not this one.
    name: escaped(name, false),
    prodId: { company: 'Upper Bracket', product: 'Schedule', language: language.toUpperCase() },
    ttl: refreshSeconds,
  })
  for (const { uid, startsAt, endsAt, title, details, address, sequence, changedAt } of entries) {
    calendar.createEvent({
      id: uid,
      start: new Date(startsAt),
      end: new Date(endsAt),
      stamp: new Date(changedAt),
      lastModified: new Date(changedAt),
      sequence,
      summary: title,
      description: details,
      url: address,
    })
  }
  const text = calendar.toString()
  const file = text.endsWith('\r\n') ? text : `${text}\r\n`
  return entries.length > 0 ? file : file.replace('END:VCALENDAR', `${utc}END:VCALENDAR`)
}

/** A calendar must not be empty, so one without events contains a time zone. */
const utc = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
  '',
].join('\r\n')
