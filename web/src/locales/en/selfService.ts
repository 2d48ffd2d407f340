import type { selfService as ru } from '#locales/ru/selfService.ts'
import type { Translation } from '#locales/translation.ts'

export const selfService: Translation<typeof ru> = {
  howItWorks:
    'Once both teams of a match are known and it is due, they check in. The match starts as soon as both have. Afterwards one team reports the score, and the other confirms or disputes it. Organizers decide disputes. They can still start any match and enter or correct its result themselves.',
  checkInMinutes: 'Minutes to check in',
  checkInMinutesHint: '{{least}} to {{most}}, from when check-in opens',
  noShow: 'If a team does not check in',
  noShow_organizer: 'The organizer decides',
  noShowText_organizer: 'They award a walkover or wait: latecomers can still check in.',
  noShow_walkover: 'It loses at once',
  noShowText_walkover:
    'Its opponent wins by walkover. If neither team checks in, the match ends without a winner. You check in for teams without an account, and decide if they are missing.',
  reportBy: 'Who checks in and reports the score',
  reportBy_captain: 'Only the captain',
  reportByText_captain: 'The captain also confirms or disputes what the opponent reports.',
  reportBy_member: 'Any player of the team',
  reportByText_member: 'Any player can also confirm or dispute what the opponent reports.',
  reportMinutes: 'Minutes to confirm a score',
  reportMinutesHint: '{{least}} to {{most}}. If the opponent does not respond in time, the score stands',
  moveMinutes: 'Minutes by which a match may be moved',
  moveMinutesHint:
    'A captain proposes another time, the opponent agrees. {{least}} to {{most}} from the planned start; 0: no moving',
  veto_csgo: 'Map veto',
  vetoText_csgo:
    'Once a match has started, its captains ban and pick maps of the pool. The opponent chooses the starting side on a picked map; a knife round decides it on the last one.',
  veto_dota2: 'Choice of side and pick order',
  vetoText_dota2:
    'Once a match has started, its captains share out side and pick order for each game: one takes what matters more to them, the other chooses from the rest. They take turns to choose first.',
  vetoMaps: 'Map pool',
  vetoMapsHint: '{{count}} chosen, at least {{fewest}} needed',
  vetoMapsTooFew_one: 'Choose at least {{count}} map',
  vetoMapsTooFew_other: 'Choose at least {{count}} maps',
  vetoOrder: 'Veto order',
  vetoOrder_alternating: 'Alternating',
  vetoOrder_major: 'Like the Majors',
  vetoOrderHint: 'A is the team that begins, which is drawn by lot',
  vetoOrderStep_ban: 'ban',
  vetoOrderStep_pick: 'pick',
  vetoSeconds: 'Seconds for each step',
  vetoSecondsHint: '{{least}} to {{most}}. If a captain is late, the choice is drawn by lot',
  standIns: 'Stand-ins for one match',
  standIns_none: 'No stand-ins',
  standInsText_none: 'Teams play with their own players. You can still substitute a player for good.',
  standIns_any: 'Anybody',
  standInsText_any: 'Before the match a captain puts a player without a team in the place of a member.',
  'standIns_not-above': 'Nobody stronger',
  'standInsText_not-above':
    'Their rank or rating is not above that of the player who is replaced. Where it is missing, only you can put in a stand-in.',
  standIns_consent: 'If the opponent agrees',
  standInsText_consent: 'Anybody, if the opposing captain agrees. Organizers can always add one.',

  'problem_too-few': 'At least {{least}}',
  'problem_too-many': 'At most {{most}}',
  'problem_not-whole': 'Enter a whole number',
}
