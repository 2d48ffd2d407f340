import type { RoundName } from '../bracket/kinds/roundName.ts'
import type { Language } from '../profile/profile.ts'

/** The texts of an early page. A test compares them with those of the page that replaces it. */
export interface EarlyTexts {
  readonly status: Readonly<Record<'registration' | 'closed' | 'running' | 'finished', string>>
  readonly tabs: string
  readonly tabTeams: string
  readonly tabBracket: string
  readonly tabCommentators: string
  readonly tabLive: string
  readonly tabAbout: string
  readonly tabSchedule: string
  readonly champion: string
  readonly agenda: string
  readonly counts: (running: number, ready: number) => string
  readonly progress: (played: number, total: number) => string
  readonly statusRunning: string
  readonly statusReady: string
  readonly unknownTeam: string
  readonly rounds: Readonly<Record<RoundName['key'], string>>
  readonly group: (letter: string) => string
  /** States the time of the data; the reader's time zone is unknown. */
  readonly asOf: (time: string) => string
}

export const earlyTexts: Readonly<Record<Language, EarlyTexts>> = {
  ru: {
    status: {
      registration: 'Идёт регистрация',
      closed: 'Регистрация закрыта',
      running: 'Идут матчи',
      finished: 'Завершён',
    },
    tabs: 'Разделы турнира',
    tabTeams: 'Команды',
    tabBracket: 'Турнирная сетка',
    tabCommentators: 'Комментаторы',
    tabLive: 'Эфир',
    tabAbout: 'О турнире',
    tabSchedule: 'Расписание',
    champion: 'Чемпион турнира',
    agenda: 'Матчи сейчас',
    counts: (running, ready) => `идут: ${running} · скоро начнутся: ${ready}`,
    progress: (played, total) => `Сыграно матчей: ${played} из ${total}`,
    statusRunning: 'идёт',
    statusReady: 'скоро начнётся',
    unknownTeam: 'Команда',
    rounds: {
      'first-round': '1-й раунд',
      'second-round': '2-й раунд',
      'quarter-final': '1/4 финала',
      'semi-final': '1/2 финала',
      final: 'Финал',
      'second-final': 'Второй финал',
      'third-place': 'Матч за 3-е место',
      'opening-match': 'Стартовые матчи',
      'winners-match': 'Матч победителей',
      'elimination-match': 'Матч на вылет',
      'decider-match': 'Решающий матч',
      round: 'Раунд ',
      'upper-round': 'Верхняя сетка, раунд ',
      'lower-round': 'Нижняя сетка, раунд ',
      'group-round': 'Тур ',
      'swiss-round': 'Швейцарка, тур ',
      'tie-break': 'Тай-брейк',
    },
    group: letter => `Группа ${letter}, `,
    asOf: time => `на ${time} МСК`,
  },
  en: {
    status: {
      registration: 'Registration open',
      closed: 'Registration closed',
      running: 'In progress',
      finished: 'Finished',
    },
    tabs: 'Tournament sections',
    tabTeams: 'Teams',
    tabBracket: 'Tournament bracket',
    tabCommentators: 'Commentators',
    tabLive: 'Live',
    tabAbout: 'About',
    tabSchedule: 'Schedule',
    champion: 'Tournament champion',
    agenda: 'Matches now',
    counts: (running, ready) => `${running} in progress · ${ready} starting soon`,
    progress: (played, total) => `${played} of ${total} matches played`,
    statusRunning: 'in progress',
    statusReady: 'starting soon',
    unknownTeam: 'Team',
    rounds: {
      'first-round': 'One Round Match',
      'second-round': '2nd round',
      'quarter-final': 'Quarter-final',
      'semi-final': 'Semi-final',
      final: 'Final',
      'second-final': 'Second final',
      'third-place': 'Third-place match',
      'opening-match': 'Opening matches',
      'winners-match': 'Winners’ match',
      'elimination-match': 'Elimination match',
      'decider-match': 'Decider match',
      round: 'Round ',
      'upper-round': 'Upper Bracket R',
      'lower-round': 'Down Bracket R',
      'group-round': 'Round ',
      'swiss-round': 'Swiss round ',
      'tie-break': 'Tie-break',
    },
    group: letter => `Group ${letter}, `,
    asOf: time => `as of ${time} MSK`,
  },
}
