import type { live as ru } from '#locales/ru/live.ts'
import type { Translation } from '#locales/translation.ts'

export const live: Translation<typeof ru> = {
  emptyTitle: 'No broadcast yet',
  emptyViewer: 'It will appear here as soon as an organizer adds one.',
  emptyOrganizer: 'Add a link to Twitch or YouTube: viewers watch it right here, with the score beneath.',
  add: 'Add a broadcast',
  edit: 'Edit broadcasts',
  choose: 'Broadcasts',
  watchOnTwitch: 'Watch on Twitch',
  watchOnYoutube: 'Watch on YouTube',
  noPlayer:
    'This YouTube channel opens on its own page only. To show the broadcast here, link to the video itself.',

  editTitle: 'Broadcasts',
  editLead: 'Viewers see the broadcast in their language first.',
  linkNumber: 'Broadcast {{number}}',
  address: 'Link',
  addressHint: 'A channel or video on Twitch or YouTube',
  language: 'Language',
  linkTitle: 'Title',
  'problem_too-long': 'That is too long',
  'problem_deceptive-characters': 'Remove the invisible characters',
  'problem_not-acceptable': 'That cannot be used',
  addLink: 'Add another',
  removeLink: 'Remove broadcast {{number}}',
  save: 'Save',
  saved: 'Broadcasts updated',
  meanwhile: 'Another organizer has changed the list in the meantime. Saving keeps yours.',

  streamTexts: 'Stream title and chapters',

  overlays: 'For your stream',
  overlaysLead:
    'Add the address to OBS as a browser source: the background is transparent, and the score updates by itself.',
  overlay_match: 'Copy address: match',
  overlay_bracket: 'Copy address: bracket',

  onAir: 'On air',
  nothingOnAir: 'No match is running',
  upNext: 'Up next',
  queue: 'Broadcast queue',
  queueEmpty: 'The first running match is on air. Add matches to set what comes next.',
  queueAdd: 'Add a match to the broadcast',
  queueAllAdded: 'There are no more matches to play.',
  queueEarlier: 'Move up: {{match}}',
  queueLater: 'Move down: {{match}}',
  queueLock: 'Hold for the broadcast: {{match}}',
  queueRemove: 'Remove from the queue: {{match}}',
}
