import { en as announcedEn } from '../announcements/texts/en.ts'
import { ru as announcedRu } from '../announcements/texts/ru.ts'
import type { StageName } from '../bracket/rounds/stageName.ts'
import type { CompetitionStatus } from '../competition/competition.ts'
import type { Game } from '../games/game.ts'
import type { Language } from '../profile/profile.ts'
import { withInnerQuotes } from '../text/innerQuotes.ts'

/** What previews of links say, in the head of the page and in its picture. */
export interface PreviewTexts {
  readonly locale: string
  readonly games: Readonly<Record<Game, string>>
  readonly status: Readonly<Record<CompetitionStatus, string>>
  /** Sentences. */
  readonly starts: (date: string) => string
  readonly running: string
  readonly finished: string
  readonly won: (team: string) => string
  readonly counts: (teams: number, players: number) => string
  /** Labels. */
  readonly start: string
  readonly teams: string
  readonly players: string
  readonly champion: string
  readonly onAir: string
  readonly played: string
  readonly of: (part: number, whole: number) => string
  readonly ofAll: (whole: number) => string
  readonly moscow: string
  readonly round: (name: StageName) => string
  readonly picture: (competition: string) => string
}

/** How a text begins where it stands alone. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

const games = { dota2: 'Dota 2', csgo: 'CS:GO' } as const

export const previewTexts: Readonly<Record<Language, PreviewTexts>> = {
  ru: {
    locale: 'ru_RU',
    games,
    status: { registration: 'Регистрация', running: 'Идут матчи', finished: 'Завершён' },
    starts: date => `Начало ${date}.`,
    running: 'Турнир идёт.',
    finished: 'Турнир завершён.',
    won: team => `Победитель: ${team}.`,
    counts: (teams, players) => `Команд: ${teams}, игроков: ${players}.`,
    start: 'Начало',
    teams: 'Команды',
    players: 'Игроки',
    champion: 'Чемпион',
    onAir: 'Сейчас играют',
    played: 'Сыграно матчей',
    of: (part, whole) => `${part} из ${whole}`,
    ofAll: whole => `из ${whole}`,
    moscow: 'МСК',
    round: announcedRu.round,
    picture: competition => withInnerQuotes(`Турнир «${competition}»: сетка и состояние`, [competition]),
  },
  en: {
    locale: 'en_GB',
    games,
    status: { registration: 'Registration', running: 'In progress', finished: 'Finished' },
    starts: date => `Starts on ${date}.`,
    running: 'The tournament is in progress.',
    finished: 'The tournament is over.',
    won: team => `Winner: ${team}.`,
    counts: (teams, players) => `Teams: ${teams}, players: ${players}.`,
    start: 'Starts',
    teams: 'Teams',
    players: 'Players',
    champion: 'Champion',
    onAir: 'Now playing',
    played: 'Matches played',
    of: (part, whole) => `${part} of ${whole}`,
    ofAll: whole => `of ${whole}`,
    moscow: 'MSK',
    round: announcedEn.round,
    picture: competition => `${competition}: bracket and state of play`,
  },
}
