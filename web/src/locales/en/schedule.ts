import type { schedule as ru } from '#locales/ru/schedule.ts'
import type { Translation } from '#locales/translation.ts'

export const schedule: Translation<typeof ru> = {
  title: 'Schedule',
  begins: 'First matches start',
  beginsHint: 'No match starts before that',
  seriesMinutes: 'Bo{{count}}, minutes',
  pause: 'Break, minutes',
  atOnce: 'Matches at the same time',
  atOnceHint: 'Empty: no limit',
  workOut: 'Calculate',
  numberBetween: 'A number from {{min}} to {{max}}',
  startInvalid: 'There is no such time',
  move: 'Shift everything not started',
  late: 'Matches are {{minutes}} min behind schedule',
  minutes: 'Minutes',
  earlier: 'Earlier',
  later: 'Later',
  rounds: 'By round',
  roundsHint: 'Times can be changed: 19:30, or with a date. The time of a round shifts all its matches.',
  range: '{{first}} – {{last}}',
  startOf: 'Start: {{what}}',
  matches_one: '{{count}} match',
  matches_other: '{{count}} matches',
  clear: 'Clear all times',
  save: 'Save',
  saved: 'Schedule saved',
  calendarText:
    'Subscribe to this address in your calendar: matches appear in it and are updated when times change.',
  calendarOpen: 'Open in calendar',
  calendarCopy: 'Copy address',
  changedMeanwhile:
    'Another organizer has just changed the schedule. It is shown below, with your edits over it.',
}
