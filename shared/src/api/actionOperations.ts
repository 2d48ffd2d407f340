import * as z from 'zod/mini'
import { side } from '../bracket/model/bracketSchemas.ts'
import { seriesLength } from '../format/seriesSchema.ts'
import { type CallableOutput, contract } from '../contract/contract.ts'
import type { ErrorCode } from '../errors/errorCatalogue.ts'
import { type ApiScope, apiScopeNames } from '../integrations/apiKey.ts'
import type { ApiErrorCode } from './apiErrors.ts'
import { type ApiAction, apiScopes } from './apiScopes.ts'
import { matchStatuses } from './bracketSchemas.ts'
import { type ApiText, described } from './described.ts'
import type { Operation } from './operation.ts'

const errors: readonly ApiErrorCode[] = [
  'unauthenticated',
  'insufficient-scope',
  'method-not-allowed',
  'body-too-large',
  'not-json',
  'internal',
]
/** The refusals of every callable that a key can meet. */
const commonRefusals: readonly ErrorCode[] = [
  'invalid-input',
  'permission-denied',
  'not-found',
  'too-many-requests',
  'try-again',
  'operation-paused',
]

const entry = {
  entryId: z.exactOptional(
    described(
      z.string(),
      'The id of the change; absent if nothing has changed.',
      'Идентификатор изменения; отсутствует, если ничего не изменилось.',
    ),
  ),
}
const nothing = z.strictObject({})
/** The answer of a command on the bracket as a whole. */
const changed = z.strictObject(entry)
const written = {
  after: described(
    z.int(),
    'Pass it as `after` when you read, and the answer contains this change.',
    'Передайте как `after` при чтении, и ответ будет содержать это изменение.',
  ),
}
const revision = z.strictObject({
  revision: described(z.int(), 'The new revision.', 'Новая ревизия.'),
})
const team = z.nullable(z.string())
/** The answer of a command on a match. */
const changedMatch = z.strictObject({
  revision: described(z.int(), 'The new revision of the match.', 'Новая ревизия матча.'),
  ...entry,
})
const bothSides = z.tuple([z.boolean(), z.boolean()])
/** The answer of a command that changes the format. */
const changedMatches = z.extend(changed, {
  matches: described(
    z.array(z.strictObject({ matchId: z.string(), bestOf: seriesLength, startsAt: z.nullable(z.number()) })),
    'The matches that change, as they are afterwards; `startsAt` in milliseconds.',
    'Матчи, которые меняются, какими они станут; `startsAt` в миллисекундах.',
  ),
})
const undone = z.extend(changedMatch, {
  undone: described(
    z.array(
      z.strictObject({
        matchId: z.string(),
        started: z.boolean(),
        status: z.enum(matchStatuses),
        teamIds: z.tuple([team, team]),
        score: z.tuple([z.int(), z.int()]),
        winner: z.nullable(side),
        forfeits: bothSides,
        leaving: z.array(z.string()),
        arriving: z.array(z.string()),
      }),
    ),
    'The other matches that are undone with it, as they were.',
    'Другие матчи, которые отменяются вместе с ним, какими они были.',
  ),
  basis: described(
    z.string(),
    'Identifies these matches; send it with `cascade` to confirm.',
    'Обозначает эти матчи; отправьте вместе с `cascade`, чтобы подтвердить.',
  ),
})

type Row<A extends ApiAction> = readonly [
  summary: ApiText,
  answer: z.ZodMiniObject & z.ZodMiniType<CallableOutput<A>>,
]

const rows: { readonly [A in ApiAction]: Row<A> } = {
  addGuestPlayers: [
    {
      en: 'Add players without an account, and new teams for them: all or none',
      ru: 'Добавить игроков без аккаунта и новые команды для них: всех или никого',
    },
    nothing,
  ],
  updateGuestPlayer: [
    { en: 'Change a player without an account', ru: 'Изменить игрока без аккаунта' },
    nothing,
  ],
  removePlayer: [{ en: 'Remove a player', ru: 'Удалить игрока' }, nothing],
  createTeam: [
    { en: 'Create a team; you choose its id', ru: 'Создать команду; идентификатор выбираете вы' },
    z.strictObject({ teamId: z.string() }),
  ],
  updateTeam: [{ en: 'Change a team', ru: 'Изменить команду' }, revision],
  deleteTeam: [
    { en: 'Delete a team; its players stay', ru: 'Удалить команду; игроки остаются в турнире' },
    nothing,
  ],
  assignPlayer: [
    {
      en: 'Put a player into a team; `teamId` null takes the player out of it',
      ru: 'Перевести игрока в команду; `teamId` null — убрать из команды',
    },
    nothing,
  ],
  makeCaptain: [{ en: 'Make a player the captain', ru: 'Назначить капитана' }, nothing],
  substitutePlayer: [
    {
      en: 'Replace a player of a team by one without a team',
      ru: 'Заменить игрока команды игроком без команды',
    },
    nothing,
  ],
  planMatches: [
    {
      en: 'Set the planned starts of matches; `edition` is that of `schedule` in the competition, 0 before the first plan',
      ru: 'Назначить время матчей; `edition` — из `schedule` турнира, 0 до первого расписания',
    },
    z.strictObject({ edition: described(z.int(), 'The new edition.', 'Новый номер.') }),
  ],
  startMatch: [{ en: 'Start a match that is `ready`', ru: 'Начать матч, который `ready`' }, changedMatch],
  unstartMatch: [
    { en: 'Take back the start of a running match', ru: 'Отменить начало идущего матча' },
    changedMatch,
  ],
  setScore: [{ en: 'Set the score of a running match', ru: 'Записать счёт идущего матча' }, changedMatch],
  finishSeries: [
    {
      en: 'End a running match with its score; call `startMatch` before',
      ru: 'Завершить идущий матч со счётом; сначала вызовите `startMatch`',
    },
    changedMatch,
  ],
  correctScore: [
    { en: 'Correct the score of a finished match', ru: 'Исправить счёт сыгранного матча' },
    undone,
  ],
  reopenMatch: [
    { en: 'Undo the result of a finished match', ru: 'Отменить результат сыгранного матча' },
    undone,
  ],
  forfeitMatch: [
    {
      en: 'End a match without play, started or not: one side or both forfeit (0 the upper one, 1 the lower one)',
      ru: 'Завершить матч без игры, начатый или нет: неявка одной или обеих сторон (0 — верхняя, 1 — нижняя)',
    },
    changedMatch,
  ],
  publishRound: [
    {
      en: 'Publish the pairings of a Swiss round; `stage` is the id of its stage, `pairs` are yours instead of the drawn ones',
      ru: 'Объявить пары тура швейцарки; `stage` — идентификатор этапа, `pairs` — ваши пары вместо жеребьёвки',
    },
    changed,
  ],
  decideTie: [
    {
      en: 'Decide the order of tied teams of a `stage`; `group` counts from 0, null for teams of different groups',
      ru: 'Решить, кто выше при равенстве; `group` считается с 0, null для команд из разных групп этапа `stage`',
    },
    changed,
  ],
  setSeriesLength: [
    {
      en: 'Set the length of series that have not begun: of one match, or of a `stage`, one of its sections or rounds. Planned starts follow; `preview` only answers what would change',
      ru: 'Изменить длину серий, которые не начались: одного матча, этапа `stage`, его части или раунда. Расписание сдвигается; `preview` только отвечает, что изменится',
    },
    changedMatches,
  ],
  reshapeStage: [
    {
      en: 'Change `options` of a `stage` while it is played: third place, the final, Swiss rounds, who advances, the rules of a table. These need a `reason` once results count; `preview` only answers what would change',
      ru: 'Изменить настройки `options` этапа `stage` по ходу турнира: матч за третье место, финал, туры швейцарки, выход из группы, правила таблицы. Правилам нужна причина `reason`, если уже есть результаты; `preview` только отвечает, что изменится',
    },
    changedMatches,
  ],
}

/** The operations that write, by their ids: each is a callable of the contract. */
export const actionOperations: Readonly<Record<ApiAction, Operation>> = Object.fromEntries(
  apiScopeNames.flatMap(scope => apiScopes[scope].map(name => [name, operationOf(scope, name)])),
) as Record<ApiAction, Operation>

function operationOf(scope: ApiScope, name: ApiAction): Operation {
  const [summary, answer] = rows[name]
  // Every input of the contract is an object.
  const input = contract[name].input as unknown as z.ZodMiniObject
  return {
    method: 'post',
    path: `/competitions/{competitionId}/actions/${name}`,
    tag: 'writing',
    summary: { en: `${summary.en} (\`${scope}\`)`, ru: `${summary.ru} (\`${scope}\`)` },
    body: withoutFields(input, ['competitionId', 'queued']),
    answer: z.extend(answer, written),
    errors,
    refusals: [...commonRefusals, ...contract[name].errors],
    needsKey: true,
  }
}

/** `queued` is for commands that a device of an organizer has sent late. */
function withoutFields(input: z.ZodMiniObject, names: readonly string[]): z.ZodMiniObject {
  const known = names.filter(name => name in input.shape)
  return z.omit(input, Object.fromEntries(known.map(name => [name, true])))
}
