import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarEntry, calendarFile } from '../../src/calendar/calendarFile.ts'

const start = Date.UTC(2027, 4, 1, 16)
const nasty = 'Волки, «Медведи»; \\ и 🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆🏆\nBEGIN:VEVENT '.repeat(3)
const entry: CalendarEntry = {
  uid: 'main-1-1.bracket@example.org',
  matchId: 'main-1-1',
  startsAt: start,
  endsAt: start + 50 * 60_000,
  title: nasty,
  details: nasty,
  address: 'https://example.org/competitions/cup/bracket?match=main-1-1',
  sequence: 3,
  changedAt: start - 60_000,
}

/** As a strict parser reads it. */
function parsed(file: string) {
  ICAL.design.strict = true
  return new ICAL.Component(ICAL.parse(file))
}

test('whatever teams are called, the file is as RFC 5545 wants it and read back as it was', () => {
  const file = calendarFile([entry], { name: nasty, language: 'ru' })
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    // No character is cut in two.
    expect(line.isWellFormed()).toBe(true)
  }
  const calendar = parsed(file)
  // The parser does not know that names are texts.
  const name = String(calendar.getFirstPropertyValue('name')).replaceAll(/\\([\\,;n])/g, (_, sign) =>
    sign === 'n' ? '\n' : sign,
  )
  expect(name).toBe(nasty)
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getFirstPropertyValue('prodid')).toMatch(/^-\/\/Upper Bracket\/\//)
  const [event, ...others] = calendar.getAllSubcomponents('vevent')
  expect(others).toEqual([])
  const value = (name: string) => String(event?.getFirstPropertyValue(name))
  expect([value('summary'), value('description')]).toEqual([nasty, nasty])
  expect({
    uid: value('uid'),
    start: value('dtstart'),
    end: value('dtend'),
    stamp: value('dtstamp'),
    modified: value('last-modified'),
    sequence: value('sequence'),
    url: value('url'),
  }).toEqual({
    uid: entry.uid,
    start: '2027-05-01T16:00:00Z',
    end: '2027-05-01T16:50:00Z',
    stamp: '2027-05-01T15:59:00Z',
    modified: '2027-05-01T15:59:00Z',
    sequence: '3',
    url: entry.address,
  })
})

test('a calendar without events is still one', () => {
  const calendar = parsed(calendarFile([], { name: 'Cup', language: 'en' }))
  expect(calendar.getAllSubcomponents('vevent')).toEqual([])
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone'])
})
