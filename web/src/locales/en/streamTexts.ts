import type { streamTexts as ru } from '#locales/ru/streamTexts.ts'
import type { Translation } from '#locales/translation.ts'

export const streamTexts: Translation<typeof ru> = {
  title: 'Stream title and chapters',
  service: 'Service',
  service_twitch: 'Twitch',
  service_youtube: 'YouTube',
  language: 'Language',
  streamTitle: 'Stream title',
  length: '{{length}} of {{limit}} characters',
  chapters: 'Chapters of the recording',
  chaptersHint: 'Paste them into the description of the recording.',
  tooFew: 'YouTube shows chapters once there are at least three.',
  streamStart: 'Start of the stream',
  streamStartHint: 'Chapters are counted from this time.',
  streamStartInvalid: 'Enter a date and a time',
  onStream: 'Matches in the recording',
  onStreamHint: 'Clear those that were not shown.',
  chooseAll: 'Select all',
  chooseNone: 'Clear all',
  noMatches: 'No matches with a known start yet. They appear here as they start.',
  onlyFirst: 'The first {{max}} matches are shown. To see the others, enter a later start.',
  copyTitle: 'Copy title',
  copyChapters: 'Copy chapters',
}
