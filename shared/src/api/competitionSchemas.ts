import * as z from 'zod/mini'
import { competitionFormats } from '../format/competitionFormat.ts'
import { stageKindNames } from '../format/stageKinds/stageKinds.ts'
import { games } from '../games/game.ts'
import { described, named } from './described.ts'

export const competitionStatuses = ['registration', 'running', 'finished'] as const

/** A time in UTC, such as `2026-11-26T18:00:00.000Z`. */
export const time = z.string().check(z.meta({ format: 'date-time' }))
const count = z.int().check(z.minimum(0))
const name = z.string()

export const cursor = described(
  z.string(),
  'What this answer contains. Pass it as `since` to the operation `getChanges`.',
  'Что вошло в этот ответ. Передайте его как `since` в операцию `getChanges`.',
)

export const revision = described(
  count,
  'Counts the changes of its settings, name or result.',
  'Счётчик изменений настроек, названия или результата.',
)

const champion = z.strictObject({
  teamId: z.string(),
  teamName: described(name, 'The name of the team.', 'Название команды.'),
})

/** The letter of a group, as lists of champions and places name it. */
export const groupOfTitle = described(
  z.nullable(z.string()),
  'The letter of the group of the last stage; null unless that stage has several groups.',
  'Буква группы последнего этапа; null, если групп в нём не несколько.',
)

const competitionSummary = named(
  'CompetitionSummary',
  z.strictObject({
    id: z.string(),
    name,
    game: z.enum(games),
    status: described(
      z.enum(competitionStatuses),
      '`registration` until there is a bracket, `running` until it is decided.',
      '`registration`, пока нет сетки; `running`, пока она не доиграна.',
    ),
    format: described(
      z.enum(competitionFormats),
      'How it ends: in a single or double elimination, or with the table of its last stage.',
      'Чем заканчивается: single elimination, double elimination или таблицей последнего этапа.',
    ),
    stages: described(
      z.array(z.enum(stageKindNames)),
      'The kinds of its stages in the order of play, such as `["swiss", "single"]`.',
      'Виды этапов в порядке игры, например `["swiss", "single"]`.',
    ),
    startsAt: described(time, 'The planned start, in UTC.', 'Запланированное начало, UTC.'),
    registrationClosesAt: described(time, 'The end of registration, in UTC.', 'Конец регистрации, UTC.'),
    organizerName: described(
      z.nullable(z.string()),
      'The public name of the organizer, if known.',
      'Публичное имя организатора, если известно.',
    ),
    teamCount: count,
    playerCount: count,
    maxTeams: count,
    maxPlayers: count,
    champion: described(
      z.nullable(champion),
      'Null until it is decided, and if each group of the last stage has a champion.',
      'Null, пока чемпион не определён, а также если чемпион есть в каждой группе последнего этапа.',
    ),
    champions: described(
      z.array(z.extend(champion, { group: groupOfTitle })),
      'All champions that are decided: one, or one of each group of the last stage.',
      'Все определившиеся чемпионы: один или по одному от каждой группы последнего этапа.',
    ),
    url: described(z.url(), 'Its page.', 'Страница турнира.'),
  }),
  { en: 'A competition as lists show it.', ru: 'Турнир, каким его показывают списки.' },
)

export const competition = named(
  'Competition',
  z.extend(competitionSummary, {
    description: described(z.string(), 'Markdown; may be empty.', 'Markdown; может быть пустым.'),
    prizes: described(z.string(), 'May be empty.', 'Может быть пустым.'),
    queue: described(
      z.strictObject({ requested: count, toConfirm: count, waiting: count }),
      'How many people have asked to enter and are not players: requests that organizers have not decided, people who have moved up and have to confirm, and those who wait for a place.',
      'Сколько человек просятся в турнир и ещё не игроки: заявки, по которым организаторы не решили, те, кто получил место и должен его подтвердить, и те, кто ждёт места.',
    ),
    broadcasts: described(
      z.array(
        z.strictObject({
          url: described(z.url(), 'A stream on Twitch or YouTube.', 'Трансляция на Twitch или YouTube.'),
          language: described(z.string(), 'ISO 639-1.', 'ISO 639-1.'),
          title: described(z.string(), 'May be empty.', 'Может быть пустым.'),
          stream: described(
            z.int(),
            'Links with the same number show the same matches. From 0.',
            'У ссылок с одним номером в эфире одни и те же матчи. С нуля.',
          ),
        }),
      ),
      'The broadcasts that the organizers have named.',
      'Трансляции, которые указали организаторы.',
    ),
    bracketId: described(
      z.nullable(z.string()),
      'The current bracket; null during registration.',
      'Текущая сетка; null во время регистрации.',
    ),
    schedule: described(
      z.nullable(
        z.strictObject({
          edition: described(count, 'Counts the plans.', 'Номер расписания.'),
          minutes: described(
            z.strictObject({ 1: count, 2: count, 3: count, 5: count }),
            'The length of a series by its number of games.',
            'Длительность серии по числу карт.',
          ),
          pauseMinutes: count,
          atOnce: described(
            z.nullable(count),
            'The maximum number of matches at the same time; null for any number.',
            'Сколько матчей идёт одновременно; null, если сколько угодно.',
          ),
        }),
      ),
      'The settings of the last plan, for `planMatches`; null before the first.',
      'Настройки последнего расписания для `planMatches`; null до первого.',
    ),
    revision,
    createdAt: time,
  }),
  { en: 'A competition.', ru: 'Турнир.' },
)

export const player = named(
  'Player',
  z.strictObject({
    uid: described(
      z.string(),
      'Identifies the player in this and other competitions; the operations of the scope `teams` take it.',
      'Обозначает игрока в этом и других турнирах; его принимают операции области `teams`.',
    ),
    name: described(
      z.nullable(z.string()),
      'Null once the account is deleted.',
      'Null, если аккаунт удалён.',
    ),
    teamId: described(z.nullable(z.string()), 'Null without a team.', 'Null, если игрок без команды.'),
    substituteOf: described(
      z.nullable(z.string()),
      'The team whose substitute the player is, without a seat in it; null for all others.',
      'Команда, в которой игрок запасной и не занимает места в составе; null у остальных.',
    ),
    isCaptain: z.boolean(),
    isGuest: described(
      z.boolean(),
      'Whether organizers entered the player, who has no account.',
      'Добавлен ли игрок организаторами, без аккаунта.',
    ),
    rankTier: described(
      z.nullable(z.int()),
      'The rank or rating, as `addGuestPlayers` takes it; null if there is none.',
      'Ранг или рейтинг в том виде, в каком его принимает `addGuestPlayers`; null, если его нет.',
    ),
    steamProfileUrl: described(
      z.nullable(z.string()),
      'The Steam profile that the player shows on the page.',
      'Профиль Steam, который игрок показывает на странице.',
    ),
  }),
  { en: 'A player, with or without a team.', ru: 'Игрок, в команде или без неё.' },
)

export const team = named(
  'Team',
  z.strictObject({
    id: z.string(),
    name,
    seed: described(
      z.nullable(z.int()),
      'The place in the order of strength, from 1; null before seeding.',
      'Место в посеве, с 1; null до посева.',
    ),
    logo: described(
      z.nullable(z.strictObject({ small: z.url(), large: z.url() })),
      'The addresses of the logo, up to 64 and 192 pixels wide; each version has its own. Null without a logo.',
      'Адреса логотипа шириной до 64 и до 192 пикселей; у каждой версии они свои. Null, если логотипа нет.',
    ),
    revision,
    players: described(z.array(player), 'The captain first.', 'Первым идёт капитан.'),
  }),
  { en: 'A team with its players.', ru: 'Команда и её игроки.' },
)

export const competitionList = named(
  'CompetitionList',
  z.strictObject({
    competitions: z.array(competitionSummary),
    nextCursor: described(
      z.nullable(z.string()),
      'Pass it as `cursor` for the next page; null on the last one. A page of a search can be short.',
      'Передайте как `cursor`, чтобы получить следующую страницу; null на последней. Страница поиска может быть неполной.',
    ),
  }),
  { en: 'A page of the public list.', ru: 'Страница публичного списка.' },
)

export const competitionAnswer = named('CompetitionAnswer', z.strictObject({ competition, cursor }), {
  en: 'A competition.',
  ru: 'Турнир.',
})

export const teamsAnswer = named('TeamsAnswer', z.strictObject({ teams: z.array(team), cursor }), {
  en: 'All teams, sorted by id.',
  ru: 'Все команды, по порядку id.',
})

export const playersAnswer = named('PlayersAnswer', z.strictObject({ players: z.array(player), cursor }), {
  en: 'All players, those without a team included, sorted by uid.',
  ru: 'Все игроки, и без команды тоже, по порядку uid.',
})

export const indexAnswer = named(
  'Index',
  z.strictObject({
    name: z.string(),
    links: z.strictObject({
      documentation: described(z.url(), 'For people.', 'Для людей.'),
      description: described(z.url(), 'This API as OpenAPI 3.1.', 'Этот API в формате OpenAPI 3.1.'),
      competitions: described(z.url(), 'The public competitions.', 'Публичные турниры.'),
    }),
  }),
  { en: 'Where to begin.', ru: 'С чего начать.' },
)

export const apiError = named(
  'Error',
  z.strictObject({
    error: z.strictObject({
      code: described(z.string(), 'For programs; does not change.', 'Для программ; не меняется.'),
      message: described(z.string(), 'For people, in English.', 'Для людей, по-английски.'),
      details: z.optional(
        described(
          z.record(z.string(), z.unknown()),
          'What the code refers to, such as `parameter`.',
          'К чему относится код, например `parameter`.',
        ),
      ),
    }),
  }),
  { en: 'Why a request was refused.', ru: 'Почему запрос отклонён.' },
)

export type ApiCompetition = z.infer<typeof competition>
export type ApiCompetitionSummary = z.infer<typeof competitionSummary>
export type CompetitionListAnswer = z.infer<typeof competitionList>
export type ApiTeam = z.infer<typeof team>
export type ApiPlayer = z.infer<typeof player>
export type ApiIndex = z.infer<typeof indexAnswer>
export type ApiError = z.infer<typeof apiError>
