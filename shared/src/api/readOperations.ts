import * as z from 'zod/mini'
import { games } from '../games/game.ts'
import { documentId, existingId } from '../text/documentId.ts'
import {
  changesAnswer,
  matchAnswer,
  matchesAnswer,
  matchStatuses,
  stagesAnswer,
  tablesAnswer,
} from './bracketSchemas.ts'
import {
  competitionAnswer,
  competitionList,
  competitionStatuses,
  indexAnswer,
  playersAnswer,
  teamsAnswer,
} from './competitionSchemas.ts'
import { draftAnswer } from './draftSchemas.ts'
import { described } from './described.ts'
import type { Operation } from './operation.ts'

export const pageLimits = { default: 20, max: 48 } as const

const description = z.record(z.string(), z.unknown())

/** The parameters in paths. */
export const pathParameters = {
  competitionId: described(existingId, 'The id of a competition.', 'Идентификатор турнира.'),
  matchId: described(existingId, 'The id of a match.', 'Идентификатор матча.'),
} as const

const reading = { method: 'get', tag: 'reading' } as const
const errors = ['invalid-parameter', 'too-many-requests', 'operation-paused', 'unavailable'] as const
const after = z.optional(
  described(
    z.pipe(z.coerce.number(), z.int().check(z.minimum(0))),
    'The `after` of your last request that wrote, or the `revision` of a webhook: the answer contains everything until then.',
    'Значение `after` из ответа на вашу последнюю запись или `revision` вебхука: в ответе будет всё до этого момента.',
  ),
)
const ofOne = { ...reading, query: z.strictObject({ after }), errors: [...errors, 'not-found'] } as const

/** The operations that read, by their ids. */
export const readOperations = {
  getIndex: {
    ...reading,
    path: '/',
    summary: { en: 'Links to everything else', ru: 'Ссылки на всё остальное' },
    answer: indexAnswer,
    errors,
  },
  listCompetitions: {
    ...reading,
    path: '/competitions',
    summary: {
      en: 'The public competitions: running ones first, then those ahead, then finished ones',
      ru: 'Публичные турниры: сначала идущие, потом будущие, потом завершённые',
    },
    query: z.strictObject({
      game: z.optional(described(z.enum(games), 'Only this game.', 'Только эта игра.')),
      status: z.optional(described(z.enum(competitionStatuses), 'Only this status.', 'Только этот статус.')),
      q: z.optional(
        described(
          z.string().check(z.maxLength(100)),
          'Words that the name begins or continues with.',
          'Слова из названия или их начала.',
        ),
      ),
      limit: z.optional(
        described(
          z.pipe(z.coerce.number(), z.int().check(z.minimum(1), z.maximum(pageLimits.max))),
          `The maximum number of competitions; ${pageLimits.default} unless given.`,
          `Сколько турниров на странице; по умолчанию ${pageLimits.default}.`,
        ),
      ),
      cursor: z.optional(
        described(
          z.string().check(z.regex(/^[a-z]+(\.\d{1,16}\.(?!__)[A-Za-z0-9_-]{20,40})?$/)),
          'The `nextCursor` of the previous page.',
          'Значение `nextCursor` предыдущей страницы.',
        ),
      ),
    }),
    answer: competitionList,
    errors,
  },
  getCompetition: {
    ...ofOne,
    path: '/competitions/{competitionId}',
    summary: { en: 'A competition', ru: 'Турнир' },
    answer: competitionAnswer,
  },
  listTeams: {
    ...ofOne,
    path: '/competitions/{competitionId}/teams',
    summary: { en: 'The teams with their players', ru: 'Команды и их игроки' },
    answer: teamsAnswer,
  },
  listPlayers: {
    ...ofOne,
    path: '/competitions/{competitionId}/players',
    summary: { en: 'The players, those without a team included', ru: 'Игроки, и без команды тоже' },
    answer: playersAnswer,
  },
  getDraft: {
    ...ofOne,
    path: '/competitions/{competitionId}/draft',
    summary: { en: 'The captains’ draft while it is open', ru: 'Драфт капитанов, пока он идёт' },
    answer: draftAnswer,
  },
  listStages: {
    ...ofOne,
    path: '/competitions/{competitionId}/stages',
    summary: { en: 'The stages of the bracket', ru: 'Этапы сетки' },
    answer: stagesAnswer,
  },
  listMatches: {
    ...ofOne,
    path: '/competitions/{competitionId}/matches',
    summary: { en: 'The matches', ru: 'Матчи' },
    query: z.strictObject({
      stage: z.optional(described(existingId, 'Only this stage.', 'Только этот этап.')),
      status: z.optional(described(z.enum(matchStatuses), 'Only this status.', 'Только этот статус.')),
      team: z.optional(described(documentId, 'Only this team.', 'Только эта команда.')),
      after,
    }),
    answer: matchesAnswer,
  },
  getMatch: {
    ...ofOne,
    path: '/competitions/{competitionId}/matches/{matchId}',
    summary: { en: 'A match', ru: 'Матч' },
    answer: matchAnswer,
  },
  getTables: {
    ...ofOne,
    path: '/competitions/{competitionId}/tables',
    summary: {
      en: 'The tables of groups, and the places of all teams',
      ru: 'Таблицы групп и места всех команд',
    },
    answer: tablesAnswer,
  },
  getChanges: {
    ...ofOne,
    path: '/competitions/{competitionId}/changes',
    summary: {
      en: 'What has changed since an earlier answer',
      ru: 'Что изменилось после прошлого ответа',
    },
    query: z.strictObject({
      since: z.optional(
        described(
          z.string().check(z.maxLength(100)),
          'The `cursor` of any earlier answer about the competition. Without it, or if it is unknown, the answer is complete.',
          'Значение `cursor` из любого прошлого ответа об этом турнире. Без него или если оно неизвестно, ответ полный.',
        ),
      ),
      after,
    }),
    answer: changesAnswer,
  },
  getDescription: {
    ...reading,
    path: '/openapi.json',
    summary: { en: 'This description, as OpenAPI 3.1', ru: 'Это описание в формате OpenAPI 3.1' },
    answer: description,
    errors,
  },
} as const satisfies Readonly<Record<string, Operation>>

export type ReadOperationId = keyof typeof readOperations
export type QueryOf<Id extends ReadOperationId> = (typeof readOperations)[Id] extends {
  readonly query: infer Query extends z.ZodMiniType
}
  ? z.output<Query>
  : Record<never, never>
