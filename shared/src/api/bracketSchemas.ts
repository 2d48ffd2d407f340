import * as z from 'zod/mini'
import { playedGames } from '../bracket/model/bracketSchemas.ts'
import { stageKindNames, stageOptions } from '../format/stageKinds/stageKinds.ts'
import { optionFields } from '../format/stagePlanSchema.ts'
import { miniLeagueCriteria, tableCriteria } from '../format/tableCriterion.ts'
import { competition, cursor, groupOfTitle, player, revision, team, time } from './competitionSchemas.ts'
import { described, named } from './described.ts'

export const matchStatuses = ['waiting', 'ready', 'running', 'finished', 'bye'] as const
const sections = ['main', 'upper', 'lower', 'final', 'third-place', 'tie-break'] as const

const positive = z.int().check(z.minimum(1))
const count = z.int().check(z.minimum(0))
const group = described(
  z.nullable(z.string()),
  'The letter of the group; null if the stage is not divided.',
  'Буква группы; null, если этап не разделён на группы.',
)

const seedSource = z.strictObject({ from: z.literal('seed'), seed: positive })
const placeSource = z.strictObject({
  from: z.literal('place'),
  stageId: z.string(),
  group: described(
    z.nullable(z.string()),
    'The letter of the group; null for places over all groups, and if the stage is not divided.',
    'Буква группы; null, если места считаются по всем группам или этап не разделён.',
  ),
  place: positive,
})

const source = named(
  'Source',
  z.discriminatedUnion('from', [
    seedSource,
    placeSource,
    z.strictObject({ from: z.enum(['winner', 'loser']), matchId: z.string() }),
    z.strictObject({ from: z.enum(['bye', 'pairing']) }),
  ]),
  {
    en: 'Where the team of a side comes from: a seed, a place of an earlier stage, another match, a Swiss pairing, or nowhere (`bye`).',
    ru: 'Откуда приходит команда: из посева, с места прошлого этапа, из другого матча, из жеребьёвки швейцарки или ниоткуда (`bye`).',
  },
)

/** The options of all kinds; a stage has those of its own. */
const options = z.strictObject(
  Object.assign(
    {},
    ...stageKindNames.map(kind => optionFields(stageOptions(kind), z.exactOptional, z.exactOptional)),
  ) as Readonly<Record<string, z.ZodMiniType>>,
)

const stage = named(
  'Stage',
  z.strictObject({
    id: z.string(),
    kind: z.enum(stageKindNames),
    options: described(options, 'The options of its kind.', 'Настройки этапа этого вида.'),
    groups: z.array(
      z.strictObject({
        group,
        entrants: described(
          z.array(z.discriminatedUnion('from', [seedSource, placeSource])),
          'In the order of strength.',
          'В порядке силы.',
        ),
      }),
    ),
    rounds: described(
      z.array(z.strictObject({ section: z.enum(sections), count: positive })),
      'The number of rounds of each section in the largest group.',
      'Число раундов каждой части в самой большой группе.',
    ),
  }),
  { en: 'A stage of the bracket.', ru: 'Этап сетки.' },
)

const matchSide = named(
  'MatchSide',
  z.strictObject({
    teamId: described(z.nullable(z.string()), 'Null while unknown.', 'Null, пока неизвестна.'),
    teamName: z.nullable(z.string()),
    score: described(count, 'Games won.', 'Выигранные карты.'),
    isWinner: z.boolean(),
    hasForfeited: z.boolean(),
    source,
  }),
  { en: 'One side of a match.', ru: 'Одна из сторон матча.' },
)

const match = named(
  'Match',
  z.strictObject({
    id: z.string(),
    stageId: z.string(),
    group,
    section: z.enum(sections),
    round: described(positive, 'Within the section.', 'Внутри части сетки.'),
    roundName: described(
      z.string(),
      'The kind of the round, such as `semi-final`, `upper-round` or `swiss-round`.',
      'Вид раунда, например `semi-final`, `upper-round` или `swiss-round`.',
    ),
    position: described(count, 'Within the round, from the top.', 'Внутри раунда, сверху вниз.'),
    status: described(
      z.enum(matchStatuses),
      '`waiting` for a team, `ready` to play, `running`, `finished`, or `bye`: never played.',
      '`waiting`: ждёт команду; `ready`: можно играть; `running`: идёт; `finished`: сыгран; `bye`: не играется.',
    ),
    statusSince: described(z.nullable(time), 'Null if unknown.', 'Null, если неизвестно.'),
    startsAt: described(
      z.nullable(time),
      'The planned start; null if none is planned.',
      'Запланированное начало; null, если его нет.',
    ),
    bestOf: described(positive, 'The maximum number of games.', 'Наибольшее число карт.'),
    sides: described(
      z.array(matchSide).check(z.length(2)),
      'The upper one, then the lower one.',
      'Сначала верхняя, потом нижняя.',
    ),
    games: described(
      z.nullable(playedGames),
      'The games in the order played, as commands take them: `outcome` is the index of the side that won, `draw`, or null while it is played. Null if only the score is known.',
      'Карты по порядку, в том же виде, что в командах: `outcome` — номер победившей стороны (0 или 1), `draw` или null, пока карта играется. Null, если известен только счёт.',
    ),
    revision,
    url: described(
      z.nullable(z.url()),
      'Its page; null for a bye.',
      'Страница матча; null у пропуска (bye).',
    ),
  }),
  { en: 'A match: a series of games between two teams.', ru: 'Матч: серия карт между двумя командами.' },
)

const place = {
  bestPlace: described(
    positive,
    'The best place that it can still take.',
    'Лучшее место, которое ещё возможно.',
  ),
  worstPlace: described(
    positive,
    'The worst place that it can still take; equal to `bestPlace` once decided, unless places are shared.',
    'Худшее место, которое ещё возможно; равно `bestPlace`, когда место известно и не разделено.',
  ),
} as const

const teamInTable = { teamId: z.string(), teamName: z.nullable(z.string()) } as const

const knownRounds = described(
  z.nullable(count),
  'Null if the rounds of a game are not known.',
  'Null, если раунды какой-то карты неизвестны.',
)

const reason = described(
  z.nullable(
    z.strictObject({
      criterion: z.enum([...tableCriteria, 'lot', 'decision', 'tie-break-match']),
      headToHead: described(
        z.nullable(
          z.strictObject({
            criterion: z.enum(miniLeagueCriteria),
            teamIds: z.array(z.string()),
          }),
        ),
        'What decided among the tied teams: of `head-to-head`, or of the tie-break matches of three.',
        'Что решило между командами с равенством: в `head-to-head` или в тай-брейках трёх команд.',
      ),
      own: z.number(),
      other: z.number(),
      isLadder: described(
        z.boolean(),
        'Whether three teams played two tie-break matches, the best seed waiting; the values are places then.',
        'Сыграли ли три команды два тай-брейка, где лучшая по посеву ждала; тогда значения — это места.',
      ),
      lacksRounds: described(
        z.boolean(),
        'Whether an earlier criterion could not separate them, because rounds are not known.',
        'Не смог ли критерий раньше разделить их, потому что раунды неизвестны.',
      ),
    }),
  ),
  'Why the row is above the next one, with the values of both; null if they share places.',
  'Почему строка выше следующей, со значениями обеих; null, если места разделены.',
)

const tableRow = named(
  'TableRow',
  z.strictObject({
    ...teamInTable,
    ...place,
    points: z.number(),
    wins: count,
    draws: count,
    losses: count,
    gamesWon: count,
    gamesLost: count,
    roundsWon: knownRounds,
    roundsLost: knownRounds,
    values: described(
      z.record(z.string(), z.nullable(z.number())),
      'The value of each criterion of the table; null if it is not known.',
      'Значение каждого критерия таблицы; null, если оно неизвестно.',
    ),
    rounds: z.array(
      z.strictObject({
        round: positive,
        matchId: z.string(),
        opponentId: described(z.nullable(z.string()), 'Null for a bye.', 'Null у пропуска (bye).'),
        result: z.enum(['win', 'draw', 'loss']),
        isWalkover: z.boolean(),
        gamesWon: count,
        gamesLost: count,
        roundsWon: knownRounds,
        roundsLost: knownRounds,
      }),
    ),
    reason,
  }),
  { en: 'A row of a table.', ru: 'Строка таблицы.' },
)

const table = named('Table', z.strictObject({ stageId: z.string(), group, rows: z.array(tableRow) }), {
  en: 'The table of a group or of a Swiss stage. Teams that have withdrawn are not in it.',
  ru: 'Таблица группы или швейцарки. Снявшихся команд в ней нет.',
})

const standing = named(
  'Standing',
  z.strictObject({
    ...teamInTable,
    seed: positive,
    group: groupOfTitle,
    ...place,
    isDecided: described(
      z.boolean(),
      'Whether the team has no more matches to play.',
      'Доиграла ли команда все свои матчи.',
    ),
    wins: count,
    losses: count,
  }),
  {
    en: 'The place of a team in the competition or, if each group of the last stage has a champion, in its group.',
    ru: 'Место команды в турнире или, если чемпион есть в каждой группе последнего этапа, в её группе.',
  },
)

export const stagesAnswer = named('StagesAnswer', z.strictObject({ stages: z.array(stage), cursor }), {
  en: 'The stages in the order of play; none before the bracket exists.',
  ru: 'Этапы в порядке игры; пусто, пока сетки нет.',
})

export const matchesAnswer = named('MatchesAnswer', z.strictObject({ matches: z.array(match), cursor }), {
  en: 'Matches, byes included, stage by stage and round by round.',
  ru: 'Матчи вместе с пропусками (bye), по этапам и раундам.',
})

export const matchAnswer = named('MatchAnswer', z.strictObject({ match, cursor }), {
  en: 'A match.',
  ru: 'Матч.',
})

export const tablesAnswer = named(
  'TablesAnswer',
  z.strictObject({
    tables: described(
      z.array(table),
      'The tables of round robins and Swiss stages, the best row first.',
      'Таблицы групп и швейцарок, лучшая строка первая.',
    ),
    standings: described(
      z.array(standing),
      'All teams of the bracket by the places that they can still take.',
      'Все команды сетки по местам, которые им ещё доступны.',
    ),
    cursor,
  }),
  { en: 'Tables and final places.', ru: 'Таблицы и итоговые места.' },
)

export const changesAnswer = named(
  'ChangesAnswer',
  z.strictObject({
    complete: described(
      z.boolean(),
      'Whether this is the whole state, which replaces yours: there was no cursor, or players, teams or the bracket were deleted since.',
      'Пришло ли всё состояние целиком, чтобы заменить ваше: курсора не было либо с тех пор удаляли игроков, команды или сетку.',
    ),
    competition: described(z.nullable(competition), 'Null if unchanged.', 'Null, если не изменился.'),
    stages: described(
      z.nullable(z.array(stage)),
      'All stages; null if unchanged.',
      'Все этапы; null, если не изменились.',
    ),
    teams: described(
      z.array(team),
      'The new and changed teams; replace yours by `id`.',
      'Новые и изменившиеся команды; замените свои по `id`.',
    ),
    players: described(
      z.array(player),
      'The new and changed players, with and without a team; replace yours by `uid`.',
      'Новые и изменившиеся игроки, в команде и без неё; замените своих по `uid`.',
    ),
    matches: described(
      z.array(match),
      'The new and changed matches; replace yours by `id`.',
      'Новые и изменившиеся матчи; замените свои по `id`.',
    ),
    cursor,
  }),
  { en: 'What has changed since a cursor.', ru: 'Что изменилось с курсора.' },
)

export type ApiStage = z.infer<typeof stage>
export type ApiMatch = z.infer<typeof match>
export type ApiSource = z.infer<typeof source>
export type ApiTable = z.infer<typeof table>
export type ApiStanding = z.infer<typeof standing>
export type ApiTables = Omit<z.infer<typeof tablesAnswer>, 'cursor'>
export type ApiChanges = z.infer<typeof changesAnswer>
