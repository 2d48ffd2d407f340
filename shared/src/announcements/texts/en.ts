import type { RoundName } from '../../bracket/kinds/roundName.ts'
import { groupLetter } from '../../bracket/rounds/groupLetter.ts'
import { startsAhead } from '../../wording/startingScore.ts'
import type { AnnouncementTexts } from './announcementTexts.ts'

export const en: AnnouncementTexts = {
  test: competition => `Announcements of ${competition} will be posted here.`,
  draft: competition => `🧩 The captains’ draft of ${competition} has begun!`,
  start: ({ competition, teamCount, pairs, more }) =>
    [
      `🎮 ${competition} has started! Teams in the bracket: ${teamCount}. First matches:`,
      ...pairs.map(([one, other]) => `• ${one} vs ${other}`),
      ...(more ? ['• …'] : []),
    ].join('\n'),
  result: ({ pair, score, round }) => `${pair[0]} ${score.join(':')} ${pair[1]} (${round})`,
  forfeit: ({ winner, loser, round }) => `${winner} beat ${loser} by forfeit (${round})`,
  nobody: ({ pair, round }) => `${pair.join(' vs ')}: both teams forfeited (${round})`,
  next: ({ pair, round }) => `⏭ Up next: ${pair.join(' vs ')} (${round})`,
  onAir: ({ pair, round }) => `🔴 Live now: ${pair.join(' vs ')} (${round})`,
  champion: ({ competition, team, group }) =>
    group === null ? `🏆 ${team} won ${competition}!` : `🏆 ${team} won group ${group} of ${competition}!`,
  round: roundText,
  ahead: startsAhead.en,
  corrected: 'corrected',
  withdrawn: 'withdrawn',
}

const rounds = {
  'first-round': 'round 1',
  'second-round': 'round 2',
  'quarter-final': 'quarter-final',
  'semi-final': 'semi-final',
  final: 'final',
  'second-final': 'second final',
  'third-place': 'third-place match',
  'opening-match': 'opening match',
  'winners-match': 'winners’ match',
  'elimination-match': 'elimination match',
  'decider-match': 'decider match',
  'tie-break': 'tie-break',
} as const

const numberedRounds = {
  round: 'round',
  'upper-round': 'upper bracket, round',
  'lower-round': 'lower bracket, round',
  'group-round': 'round',
  'swiss-round': 'Swiss round',
} as const

function roundText(name: RoundName): string {
  const text = 'round' in name ? `${numberedRounds[name.key]} ${name.round}` : rounds[name.key]
  return 'group' in name && name.group !== null ? `group ${groupLetter(name.group)}, ${text}` : text
}
