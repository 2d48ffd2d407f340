import { en as announcedEn } from '../announcements/texts/en.ts'
import { ru as announcedRu } from '../announcements/texts/ru.ts'
import type { RoundName } from '../bracket/kinds/roundName.ts'
import type { Ending } from '../card/matchResult.ts'
import type { CompetitionStatus } from '../competition/competition.ts'
import type { Game } from '../games/game.ts'
import type { InvitationRole } from '../invitation/invitationRoles.ts'
import type { Language } from '../profile/profile.ts'
import { withInnerQuotes } from '../text/innerQuotes.ts'

/** The texts for previews of links, in the head of the page and in its picture. */
export interface PreviewTexts {
  readonly locale: string
  readonly games: Readonly<Record<Game, string>>
  readonly status: Readonly<Record<CompetitionStatus, string>>
  /** Sentences. */
  readonly starts: (date: string) => string
  readonly running: string
  readonly finished: string
  readonly won: (team: string, isOne: boolean) => string
  readonly counts: (teams: number, players: number) => string
  /** Labels. */
  readonly start: string
  readonly teams: string
  readonly players: string
  readonly champion: string
  readonly champions: string
  readonly onAir: string
  readonly played: string
  readonly of: (part: number, whole: number) => string
  readonly ofAll: (whole: number) => string
  readonly moscow: string
  readonly round: (name: RoundName) => string
  readonly picture: (competition: string) => string
  /** Says in the picture of our own pages what the product is. */
  readonly slogan: string
  /** The title of a match. */
  readonly versus: (one: string, other: string) => string
  /** The title of a match that has a score. */
  readonly scored: (one: string, score: string, other: string) => string
  readonly matchRunning: (score: string) => string
  readonly matchNotStarted: string
  readonly matchEnded: Readonly<Record<Ending, (winner: string, score: string) => string>>
  readonly matchPicture: (teams: string, competition: string) => string
  /** The title of an invitation. */
  readonly inviteTo: (competition: string) => string
  readonly inviteToTeam: (team: string) => string
  readonly invites: Readonly<Record<InvitationRole, (names: InvitedNames) => string>>
  readonly asksToCommentate: (competition: string) => string
  /** Describes the page of an organizer. */
  readonly organizer: (name: string) => string
  /** Describes the list of competitions. */
  readonly list: string
}

interface InvitedNames {
  readonly competition: string
  readonly team: string
  readonly player: string
}

/** Formats a point in time for readers whose time zone is unknown. */
export function moscowTime(at: number, language: Language): string {
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Europe/Moscow',
  })
  return `${format.format(at)} ${previewTexts[language].moscow}`
}

const games = { dota2: 'Dota 2', csgo: 'CS:GO' } as const

export const previewTexts: Readonly<Record<Language, PreviewTexts>> = {
  ru: {
    locale: 'ru_RU',
    games,
    status: { registration: 'Регистрация', running: 'Идут матчи', finished: 'Завершён' },
    // A date ends in the abbreviation «г.».
    starts: date => `Начало ${date.replace(/\.$/, '')}.`,
    running: 'Турнир идёт.',
    finished: 'Турнир завершён.',
    won: (team, isOne) => `${isOne ? 'Победитель' : 'Победители групп'}: ${team}.`,
    counts: (teams, players) => `Команд: ${teams}, игроков: ${players}.`,
    start: 'Начало',
    teams: 'Команды',
    players: 'Игроки',
    champion: 'Чемпион',
    champions: 'Чемпионы групп',
    onAir: 'Сейчас играют',
    played: 'Сыграно матчей',
    of: (part, whole) => `${part} из ${whole}`,
    ofAll: whole => `из ${whole}`,
    moscow: 'МСК',
    slogan: 'Турниры от регистрации до чемпиона',
    round: announcedRu.round,
    picture: competition => withInnerQuotes(`Турнир «${competition}»: сетка и состояние`, [competition]),
    versus: (one, other) => `${one} — ${other}`,
    scored: (one, score, other) => `${one} ${score} ${other}`,
    matchRunning: score => `Матч идёт, счёт ${score}.`,
    matchNotStarted: 'Матч ещё не начался.',
    matchEnded: {
      won: (team, score) => `${team}: победа ${score}.`,
      walkover: team => `${team}: техническая победа.`,
      draw: (_, score) => `Ничья ${score}.`,
      'no-winner': () => 'Обеим командам засчитано поражение.',
    },
    matchPicture: (teams, competition) =>
      withInnerQuotes(`Матч турнира «${competition}»: ${teams}`, [competition]),
    inviteTo: competition => withInnerQuotes(`Приглашение на турнир «${competition}»`, [competition]),
    inviteToTeam: team => withInnerQuotes(`Приглашение в команду «${team}»`, [team]),
    invites: {
      player: ({ competition }) =>
        withInnerQuotes(`Вас приглашают участвовать в турнире «${competition}».`, [competition]),
      teamMember: ({ competition, team }) =>
        withInnerQuotes(`Вас приглашают играть за команду «${team}» на турнире «${competition}».`, [
          competition,
          team,
        ]),
      takeOver: ({ competition, player }) =>
        withInnerQuotes(`Вас приглашают занять место игрока ${player} на турнире «${competition}».`, [
          competition,
        ]),
      administrator: ({ competition }) =>
        withInnerQuotes(`Вас приглашают вести турнир «${competition}» как администратора.`, [competition]),
    },
    asksToCommentate: competition =>
      withInnerQuotes(`Вас приглашают комментировать «${competition}»`, [competition]),
    organizer: name =>
      withInnerQuotes(`Турниры организатора «${name}»: ближайшие, текущие и прошедшие с победителями.`, [
        name,
      ]),
    list: 'Турниры по Dota 2 и CS:GO: какие идут сейчас, какие скоро начнутся и кто выиграл прошедшие.',
  },
  en: {
    locale: 'en_GB',
    games,
    status: { registration: 'Registration', running: 'In progress', finished: 'Finished' },
    starts: date => `Starts on ${date}.`,
    running: 'The tournament is in progress.',
    finished: 'The tournament is over.',
    won: (team, isOne) => `${isOne ? 'Winner' : 'Winners of the groups'}: ${team}.`,
    counts: (teams, players) => `Teams: ${teams}, players: ${players}.`,
    start: 'Start',
    teams: 'Teams',
    players: 'Players',
    champion: 'Champion',
    champions: 'Champions of the groups',
    onAir: 'Now playing',
    played: 'Matches played',
    of: (part, whole) => `${part} of ${whole}`,
    ofAll: whole => `of ${whole}`,
    moscow: 'MSK',
    slogan: 'Tournaments from sign-up to champion',
    round: announcedEn.round,
    picture: competition => `${competition}: bracket and state of play`,
    versus: (one, other) => `${one} vs ${other}`,
    scored: (one, score, other) => `${one} ${score} ${other}`,
    matchRunning: score => `In progress, ${score}.`,
    matchNotStarted: 'Not started yet.',
    matchEnded: {
      won: (team, score) => `${team} won ${score}.`,
      walkover: team => `${team} won by forfeit.`,
      draw: (_, score) => `Draw, ${score}.`,
      'no-winner': () => 'Both teams forfeited.',
    },
    matchPicture: (teams, competition) => `A match of ${competition}: ${teams}`,
    inviteTo: competition => withInnerQuotes(`Invitation to “${competition}”`, [competition]),
    inviteToTeam: team => withInnerQuotes(`Invitation to the team “${team}”`, [team]),
    invites: {
      player: ({ competition }) =>
        withInnerQuotes(`You are invited to take part in “${competition}” as a player.`, [competition]),
      teamMember: ({ competition, team }) =>
        withInnerQuotes(`You are invited to play for “${team}” in “${competition}”.`, [competition, team]),
      takeOver: ({ competition, player }) =>
        withInnerQuotes(`You are invited to take the place of ${player} in “${competition}”.`, [competition]),
      administrator: ({ competition }) =>
        withInnerQuotes(`You are invited to run “${competition}” as an administrator.`, [competition]),
    },
    asksToCommentate: competition =>
      withInnerQuotes(`You are invited to commentate “${competition}”`, [competition]),
    organizer: name => `Tournaments by ${name}: upcoming, in progress, and past ones with their champions.`,
    list: 'Dota 2 and CS:GO tournaments: the ones in progress, the ones starting soon, and the winners of past ones.',
  },
}
