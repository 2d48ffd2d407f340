import type { teamMenu as ru } from '#locales/ru/teamMenu.ts'
import type { Translation } from '#locales/translation.ts'

export const teamMenu: Translation<typeof ru> = {
  empty: 'There is nothing to change about this team now.',
  do_noShow: 'No-show',
  what_noShow: 'It loses only this match: its opponent wins by walkover.',
  do_replace: 'Replace',
  what_replace: 'Another team takes its place and its seed from the next match on.',
  what_replace_table: 'Another team takes its place, with the results that it has.',
  do_follow: 'Let the next team follow',
  what_follow: '{{by}}, next in the table, takes its place. {{team}} leaves the tournament.',
  do_clear: 'Remove from match',
  what_clear: 'Its slot becomes empty, and you place a team there.',
  do_withdraw: 'Withdraw',
  what_withdraw: 'It leaves the tournament and forfeits its remaining matches. What it has played stands.',
  what_withdraw_table:
    'It leaves the table and forfeits its remaining matches. What it has played counts by the rules of the stage.',
  what_withdraw_out: 'It keeps its results, and comes back into a match only if you reinstate it.',
  do_disqualify: 'Disqualify',
  what_disqualify:
    'As a penalty, it leaves the tournament and forfeits its remaining matches. What it has played stands.',
  what_disqualify_table:
    'As a penalty, it leaves the table. Where you can choose, its opponents win all matches by walkover.',
  what_disqualify_out: 'As a penalty, it comes back into a match only if you reinstate it.',
  do_reinstate: 'Reinstate',
  what_reinstate: 'It plays its remaining matches again, and what it lost by withdrawing is reopened.',
  what_reinstate_out: 'Its withdrawal is taken back, but it has nothing left to play.',
  followTitle: '{{by}} in place of {{team}}?',
  followConfirm: 'Let it follow',
  replaceInStages: 'The new team takes over the place, the results and the seed.',
  placesToFill_one: 'Nobody will take the empty slot of this match. Open it and place a team:',
  placesToFill_other: 'Nobody will take the empty slots of these matches. Open each and place a team:',
  replacedLeaves: 'Is out. {{team}} would leave the tournament.',
}
