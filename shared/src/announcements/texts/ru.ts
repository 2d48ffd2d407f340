import type { RoundName } from '../../bracket/kinds/roundName.ts'
import { groupLetter } from '../../bracket/rounds/groupLetter.ts'
import { startsAhead } from '../../wording/startingScore.ts'
import type { AnnouncementTexts } from './announcementTexts.ts'

export const ru: AnnouncementTexts = {
  test: competition => `Сюда будут приходить объявления турнира «${competition}».`,
  draft: competition => `🧩 Начался драфт капитанов турнира «${competition}»!`,
  start: ({ competition, teamCount, pairs, more }) =>
    [
      `🎮 Турнир «${competition}» начался! Команд в сетке: ${teamCount}. Первые матчи:`,
      ...pairs.map(([one, other]) => `• ${one} — ${other}`),
      ...(more ? ['• …'] : []),
    ].join('\n'),
  result: ({ pair, score, round }) => `${pair[0]} ${score.join(':')} ${pair[1]} (${round})`,
  forfeit: ({ winner, loser, round }) =>
    `${winner} — ${loser}: техническая победа команды «${winner}» (${round})`,
  nobody: ({ pair, round }) => `${pair.join(' — ')}: обеим командам засчитано поражение (${round})`,
  next: ({ pair, round }) => `⏭ Дальше играют: ${pair.join(' — ')} (${round})`,
  onAir: ({ pair, round }) => `🔴 В эфире: ${pair.join(' — ')} (${round})`,
  champion: ({ competition, team, group }) =>
    group === null
      ? `🏆 Чемпион турнира «${competition}» — «${team}»!`
      : `🏆 Победитель группы ${group} турнира «${competition}» — «${team}»!`,
  round: roundText,
  ahead: startsAhead.ru,
  corrected: 'исправлено',
  withdrawn: 'отменено',
}

const rounds = {
  'first-round': '1-й раунд',
  'second-round': '2-й раунд',
  'quarter-final': '1/4 финала',
  'semi-final': '1/2 финала',
  final: 'финал',
  'second-final': 'второй финал',
  'third-place': 'матч за 3-е место',
  'opening-match': 'стартовый матч',
  'winners-match': 'матч победителей',
  'elimination-match': 'матч на вылет',
  'decider-match': 'решающий матч',
  'tie-break': 'тай-брейк',
} as const

const numberedRounds = {
  round: 'раунд',
  'upper-round': 'верхняя сетка, раунд',
  'lower-round': 'нижняя сетка, раунд',
  'group-round': 'тур',
  'swiss-round': 'швейцарка, тур',
} as const

function roundText(name: RoundName): string {
  const text = 'round' in name ? `${numberedRounds[name.key]} ${name.round}` : rounds[name.key]
  return 'group' in name && name.group !== null ? `группа ${groupLetter(name.group)}, ${text}` : text
}
