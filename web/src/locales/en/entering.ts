import type { entering as ru } from '#locales/ru/entering.ts'
import type { Translation } from '#locales/translation.ts'

export const entering: Translation<typeof ru> = {
  enterTeam: 'Enter a team',
  joinAlone: 'Join without a team',
  leaveNamed:
    'With the last player who has an account, the whole team leaves: the players named by its captain.',
  deleteNamed:
    'Players with an account stay in the tournament without a team; those named by the captain leave it.',
  releaseNamed: 'The player has no account, and leaves the tournament. You can name another one.',
  enterTitle: 'Enter a team',
  enterLead:
    'You become the captain. Name your players now or later, or invite them by link: they need no account, and can take their places over afterwards.',
  name: 'Team name',
  nameProblem: '{{least}} to {{most}} characters, none of them invisible',
  members: 'The other players',
  membersHint_one: 'One more player. A rank may follow the name',
  membersHint_other: 'One per line, up to {{count}}. A rank may follow the name',
  membersUnread: 'Line {{line}} could not be read: “{{text}}”',
  membersTooMany_one: 'Only {{count}} player fits',
  membersTooMany_other: 'Only {{count}} players fit',
  membersKnown: 'Already in the tournament, and therefore left out: {{names}}',
  membersLack: '{{name}}: {{what}}',
  onlyByLink:
    'Here each player meets the conditions in person, so invite your team by link: you find it on the card of the team.',
  noRank: 'no rank',
  noRank_rating: 'no rating',
  enter: 'Enter',
  enteredComplete: 'Team “{{team}}” is in and complete',
  enteredIncomplete_one: 'Team “{{team}}” is in. {{count}} player is missing',
  enteredIncomplete_other: 'Team “{{team}}” is in. {{count}} players are missing',
  nameMembers: 'Name players',
  nameTitle: 'Name players of team “{{team}}”',
  namedNow_one: '{{count}} player added',
  namedNow_other: '{{count}} players added',
  complete: 'Complete',
  lacks_one: '{{count}} player is missing',
  lacks_other: '{{count}} players are missing',
}
