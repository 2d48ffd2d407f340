import type { desk as ru } from '#locales/ru/desk.ts'
import type { Translation } from '#locales/translation.ts'

export const desk: Translation<typeof ru> = {
  title: 'Broadcast desk',
  notYours: 'The desk is for those who run the broadcast',
  notYoursText:
    'Organizers use it, and commentators they trust with the broadcast. The broadcast itself is open to everyone.',
  toLive: 'Watch the broadcast',
  noBracket: 'No bracket yet',
  noBracketText: 'Matches appear here once there is a bracket. Scenes and captions work already.',
  toBracket: 'Open the bracket',

  onAir: 'On air',
  nothingOnAir: 'Nothing on air',
  nothingOnAirText: 'Add a match to the queue to put it on air.',
  controls: 'Match controls',
  point: '{{team}} +1',
  pointShort: '+1',
  map: '{{team}}: map +1',
  mapShort: 'Map +1',
  round: '{{team}}: round +1',
  roundShort: 'Round +1',
  roundDown: '{{team}}: one round less',
  roundsOfMap: 'Rounds of map {{number}}',
  roundsNeedGames: 'To count rounds, enter the maps before this one with “Game by game”.',
  mapWon: '{{team}} takes the map: {{rounds}}',
  unlock: 'Let the teams start',
  locked: 'The teams are waiting for the broadcast: check-in opens once you let them start.',
  undoHint: 'Anyone who records a result can undo it within a minute. After that, an organizer can.',
  stakes: 'What’s at stake',

  next: 'Next match on air',
  nextTitle: 'Take this match off air?',
  nextText: '{{match}} is still running. It leaves the queue, and the next match goes on air.',
  nextConfirm: 'Take off air',

  scenes: 'Scene',
  sceneShown: 'Scene: {{scene}}',
  noScene: 'To switch the picture from here, create a “Scene from the desk” overlay for this stream.',
  toOverlays: 'Open overlays',
  sceneNone: 'Empty',

  captions: 'Captions',
  captionsChosen: 'The lower third names those you have ticked',
  captionsOfMatch: 'Nobody is ticked, so the lower third names those who commentate: {{names}}',
  captionsOfNobody: 'Nobody is ticked, and nobody commentates: tick whom the lower third should name',
  captionText: 'Text on screen',
  captionTextHint: 'Up to {{lines}} lines, the first one larger',
  captionTextInvalid: 'At most {{lines}} lines of {{characters}} characters, none of them invisible',
  captionUpdate: 'Update on screen',

  keys: 'Keyboard shortcuts',
  keysHint:
    'Each button shows its key. Any keyboard layout works. Keys do nothing in text fields and dialogs.',
  keysOff: 'Off. Everything still works with Tab and Enter.',
}
