import { isElimination } from '../bracket/kinds/kindOf.ts'
import type { Bracket, BracketShape } from '../bracket/model/bracket.ts'
import { isOver } from '../bracket/model/match.ts'
import type { TableStage } from '../bracket/model/stage.ts'
import type { TableRules } from '../bracket/model/tableRules.ts'
import { withdrawnTeams } from '../bracket/model/withdrawals.ts'
import { groupLetter } from '../bracket/rounds/groupLetter.ts'
import { type Advancement, advancingPlaces } from '../bracket/stages/advancingPlaces.ts'
import { entrantTeams } from '../bracket/stages/entrantTeams.ts'
import { groupTable } from '../bracket/stages/groupTable.ts'
import { tableMatches } from '../bracket/stages/stageMatches.ts'
import type { TableRow } from '../bracket/tables/stageTable.ts'
import { placeWord } from '../card/placeWord.ts'
import { comparesRounds } from '../format/tableCriterion.ts'
import { rangeText } from '../text/rangeText.ts'
import type { TFunction } from 'i18next'
import { placeText } from './placeText.ts'
import { missedRoundsText } from './missedRoundsText.ts'
import { reasonText, signed } from './reasonText.ts'
import { stageTitle } from './stageTitle.ts'

/** The table of a group in the words of the interface, for the page and for pictures. */
export interface ShownTable {
  /** The name of the stage, with the group if there are several. */
  readonly title: string
  readonly columns: readonly ShownColumn[]
  readonly rows: readonly ShownRow[]
  /** What the marks of the places mean, and what a walkover counts where rounds do. */
  readonly legend: readonly { readonly advancement: Advancement | undefined; readonly text: string }[]
  /** Whether all matches that count are over. */
  readonly isDecided: boolean
}

interface ShownColumn {
  readonly key: string
  /** Whether a phone leaves it out. */
  readonly isWide: boolean
  readonly short: string
  readonly full: string
}

export interface ShownRow {
  readonly key: string
  /** Null for a team that has left the table, and for a slot whose team is not known yet. */
  readonly ranked: TableRow | null
  readonly place: string
  readonly name: string
  readonly notes: readonly (string | null)[]
  /** The values in the order of the columns. */
  readonly cells: readonly string[]
  readonly advancement: Advancement | undefined
  /** Whether fewer teams advance below this row. */
  readonly isAboveLine: boolean
  /** Whether the team has withdrawn. */
  readonly isOut: boolean
}

interface TableTexts {
  readonly t: TFunction<'stages'>
  readonly bracketText: TFunction<'bracket'>
  readonly team: (teamId: string) => string
}

/** Returns the table of a group with its texts. The teams outside of the ranking come last. */
export function shownTable(
  texts: TableTexts,
  bracket: Bracket,
  stage: TableStage,
  group: number,
): ShownTable {
  const { t, team } = texts
  const { shape, matches } = bracket
  const rows = groupTable(bracket, stage, group)
  const advancing = advancingPlaces(shape, stage)[group] ?? noPlaces
  const columns = columnsOf(stage, rows)
  // The seed ranks most teams until they have played.
  const isDecided = tableMatches(stage, matches, group).every(isOver)
  const ranked = rows.map((row, index): ShownRow => {
    const { record, place, above } = row
    return {
      key: record.teamId,
      ranked: row,
      place: rangeText(place.best, place.worst),
      name: team(record.teamId),
      notes: [
        record.missedRounds > 0 ? missedRoundsText(t, record) : null,
        isDecided || above?.criterion !== 'seed'
          ? reasonText(t, row, rows[index + 1], stage.table.criteria[0])
          : null,
      ],
      cells: columns.map(({ cell }) => cell(row)),
      advancement: advancementOf(row, advancing),
      isAboveLine: index + 1 < rows.length && isLine(index + 1, advancing),
      isOut: false,
    }
  })
  const others = unrankedOf(texts, bracket, stage, group).map(
    (other): ShownRow => ({
      ...other,
      ranked: null,
      place: '–',
      cells: columns.map(() => '–'),
      advancement: undefined,
      isAboveLine: false,
    }),
  )
  return {
    title: [
      stageTitle(t, shape, stage),
      stage.groups.length > 1 ? t('group', { group: groupLetter(group) }) : [],
    ]
      .flat()
      .join(' · '),
    columns: columns.map(({ key, isWide }) => ({
      key,
      isWide,
      short: t(`short_${key}`),
      full: t(`column_${key}`),
    })),
    rows: [...ranked, ...others.filter(({ key }) => ranked.every(row => row.key !== key))],
    legend: [...legendOf(t, shape, stage, advancing), ...walkoverNote(t, stage.table)],
    isDecided,
  }
}

function walkoverNote(t: TFunction<'stages'>, table: TableRules): ShownTable['legend'] {
  if (!comparesRounds(table)) return []
  return [{ advancement: undefined, text: t('walkoverRounds', { rounds: table.walkoverRounds ?? 0 }) }]
}

const noPlaces: ReadonlyMap<number, Advancement> = new Map()

type Unranked = Pick<ShownRow, 'key' | 'name' | 'notes' | 'isOut'>

/** Returns the teams that have left the table, and the slots of teams that are not known yet. */
function unrankedOf(
  { t, bracketText, team }: TableTexts,
  bracket: Bracket,
  stage: TableStage,
  group: number,
): readonly Unranked[] {
  const withdrawn = withdrawnTeams(bracket, stage)
  const teamIds = entrantTeams(bracket, stage, group)
  return (stage.groups[group]?.entrants ?? []).flatMap((entrant, index): readonly Unranked[] => {
    const teamId = teamIds[index] ?? null
    if (teamId !== null && withdrawn.has(teamId))
      return [{ key: teamId, name: team(teamId), notes: [t('withdrawn')], isOut: true }]
    if (teamId !== null || entrant.from === 'seed') return []
    const name = placeText(bracketText, placeWord(bracket.shape, entrant))
    return [{ key: `slot ${index}`, name, notes: [], isOut: false }]
  })
}

interface Column extends Pick<ShownColumn, 'isWide'> {
  readonly key: ColumnKey
  readonly cell: (row: TableRow) => string
}

type ColumnKey =
  | 'played'
  | 'record'
  | 'drawRecord'
  | 'games'
  | 'rounds'
  | 'points'
  | (typeof ownColumns)[number]

/** The criteria that are columns of their own where the table applies them. */
const ownColumns = [
  'buchholz',
  'buchholz-cut-1',
  'median-buchholz',
  'difficulty',
  'sonneborn-berger',
  'opponents-match-rate',
] as const

function columnsOf({ table }: TableStage, rows: readonly TableRow[]): readonly Column[] {
  const { criteria } = table
  const hasRounds = comparesRounds(table)
  const hasDraws = rows.some(({ record }) => record.draws > 0)
  const column = (key: ColumnKey, isWide: boolean, cell: Column['cell']): Column => ({ key, isWide, cell })
  return [
    column('played', true, ({ record }) => String(record.meetings.length)),
    hasDraws
      ? column('drawRecord', false, ({ record: { wins, draws, losses } }) => `${wins}–${draws}–${losses}`)
      : column('record', false, ({ record: { wins, losses } }) => `${wins}–${losses}`),
    column('games', hasRounds, ({ record: { gamesWon, gamesLost } }) =>
      signed('game-difference', gamesWon - gamesLost),
    ),
    ...(hasRounds
      ? [
          column('rounds', false, ({ record: { rounds } }) =>
            rounds === null ? '?' : signed('round-difference', rounds[0] - rounds[1]),
          ),
        ]
      : []),
    ...ownColumns
      .filter(key => criteria.includes(key))
      .map(key => column(key, true, ({ values }) => signed(key, values[key] ?? 0))),
    ...(criteria.includes('points')
      ? [column('points', false, ({ record }) => signed('points', record.points))]
      : []),
  ]
}

function advancementOf({ place: { best, worst } }: TableRow, advancing: ReadonlyMap<number, Advancement>) {
  const [one, other] = [advancing.get(best), advancing.get(worst)]
  return one === other ? one : 'possible'
}

/** Whether a line between the places marks where fewer teams advance. */
function isLine(place: number, advancing: ReadonlyMap<number, Advancement>): boolean {
  return advancing.has(place) && advancing.get(place) !== advancing.get(place + 1)
}

function legendOf(
  t: TFunction<'stages'>,
  shape: BracketShape,
  stage: TableStage,
  advancing: ReadonlyMap<number, Advancement>,
): ShownTable['legend'] {
  const next = shape.stages[shape.stages.indexOf(stage) + 1]
  if (next === undefined) return []
  const placesOf = (wanted: Advancement) =>
    [...advancing].filter(([, each]) => each === wanted).map(([place]) => place)
  const [certain, lower, possible] = [placesOf('certain'), placesOf('lower'), placesOf('possible')]
  const isPlayoff = isElimination(next)
  const whereNext = isPlayoff ? t('toPlayoff') : t('toStage', { title: stageTitle(t, shape, next) })
  const where = lower.length > 0 ? t('toUpper') : whereNext
  const count = certain.length
  return [
    ...(count > 0 ? ([{ advancement: 'certain', text: t('advance', { count, where }) }] as const) : []),
    ...(lower.length > 0
      ? ([
          {
            advancement: 'lower',
            text: t('advanceLower', {
              count: lower.length,
              places: rangeText(lower[0] ?? 0, lower.at(-1) ?? 0),
            }),
          },
        ] as const)
      : []),
    ...(possible.length > 0
      ? ([
          { advancement: 'possible', text: t('advanceBest', { place: possible.join(', '), where }) },
        ] as const)
      : []),
  ]
}
