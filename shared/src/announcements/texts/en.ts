import { groupLetter } from '../../bracket/rounds/groupLetter.ts'
import type { RoundName } from '../../bracket/rounds/roundNameOf.ts'
import type { AnnouncementTexts } from './announcementTexts.ts'

export const en: AnnouncementTexts = {
  test: competition => `Announcements of ${competition} will be posted here.`,
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
  champion: ({ competition, team }) => `🏆 ${team} won ${competition}!`,
  round: name => ('group' in name ? inGroup(name) : rounds[name.key]),
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
} as const

const groupRounds = {
  round: 'round',
  'upper-round': 'upper bracket, round',
  'lower-round': 'lower bracket, round',
  'group-round': 'round',
  'swiss-round': 'Swiss round',
  'tie-break': 'tie-break',
} as const

function inGroup(name: Extract<RoundName, { readonly group: number | null }>): string {
  const group = name.group === null ? '' : `group ${groupLetter(name.group)}, `
  return `${group}${groupRounds[name.key]}${'round' in name ? ` ${name.round}` : ''}`
}
