import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { isOver } from '@upper-bracket/shared/bracket/model/match'
import type { TableStage } from '@upper-bracket/shared/bracket/model/stage'
import type { TeamProspect } from '@upper-bracket/shared/bracket/prospects/prospect'
import { groupLetter } from '@upper-bracket/shared/bracket/rounds/groupLetter'
import { type Advancement, advancingPlaces } from '@upper-bracket/shared/bracket/stages/advancingPlaces'
import { entrantTeams } from '@upper-bracket/shared/bracket/stages/entrantTeams'
import { groupTable } from '@upper-bracket/shared/bracket/stages/groupTable'
import { stageMatches, tableMatches } from '@upper-bracket/shared/bracket/stages/stageMatches'
import { withdrawnTeams } from '@upper-bracket/shared/bracket/stages/withdrawals'
import type { TableRow } from '@upper-bracket/shared/bracket/tables/stageTable'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Goal, goalOf } from '../prospects/goalOf.ts'
import { ProspectLine } from '../prospects/ProspectLine.tsx'
import { useStageProspects } from '../prospects/useStageProspects.ts'
import { useIsHighlighted, useTeamHighlight } from '../state/teamHighlight.ts'
import { placeText } from '../texts/placeText.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { missedRoundsText } from './missedRoundsText.ts'
import { reasonText, signed } from './reasonText.ts'
import { stageTitle } from './stageTitle.ts'
import { useTableBracket } from './useTableBracket.ts'

interface GroupTableProps {
  readonly stage: TableStage
  readonly group: number
}

/** The table of a group: places, results, and which places lead to the next stage. */
export function GroupTable({ stage, group }: GroupTableProps) {
  const { t } = useTranslation(['stages', 'bracket'])
  const texts = useMatchTexts()
  const bracket = useTableBracket()
  const { shape } = bracket
  const rows = useMemo(() => groupTable(bracket, stage, group), [bracket, stage, group])
  const advancing = useMemo(() => advancingPlaces(shape, stage)[group] ?? noPlaces, [shape, stage, group])
  const columns = columnsOf(stage, rows)
  const prospects = useStageProspects(stage, group)
  const goal = goalOf(shape, stage.key)
  const next = shape.stages[shape.stages.indexOf(stage) + 1]
  const others = useOthers(stage, group, rows)
  // The seed ranks most teams until they have played.
  const isDecided = tableMatches(stage, bracket.matches, group).every(isOver)

  return (
    <div>
      <Table>
        <caption style={visuallyHidden}>
          {stage.groups.length > 1 ? t('tableOfGroup', { group: groupLetter(group) }) : t('table')}
        </caption>
        <thead>
          <tr>
            <Head short={t('placeShort')} full={t('place')} />
            <th scope="col">{t('team')}</th>
            {columns.map(({ key, isWide }) => (
              <Head key={key} short={t(`short_${key}`)} full={t(`column_${key}`)} isWide={isWide} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row
              key={row.record.teamId}
              teamId={row.record.teamId}
              place={placeRange(row)}
              name={texts.team(row.record.teamId)}
              notes={[
                row.record.missedRounds > 0 ? missedRoundsText(t, row.record) : null,
                isDecided || row.above?.criterion !== 'seed'
                  ? reasonText(t, row, rows[index + 1], stage.table.criteria[0])
                  : null,
              ]}
              prospect={isDecided ? undefined : prospects.get(row.record.teamId)}
              goal={goal}
              cells={columns.map(({ key, isWide, cell }) => ({ key, isWide, text: cell(row) }))}
              advancement={advancementOf(row, advancing)}
              isAboveLine={index + 1 < rows.length && isLine(index + 1, advancing)}
            />
          ))}
          {others.map(({ key, name, note }) => (
            <Row
              key={key}
              teamId={null}
              place="–"
              name={name}
              notes={[note]}
              goal={goal}
              cells={columns.map(column => ({ ...column, text: '–' }))}
            />
          ))}
        </tbody>
      </Table>
      {next !== undefined && (
        <Legend
          advancing={advancing}
          title={stageTitle(t, shape, next)}
          isPlayoff={next.kind === 'single' || next.kind === 'double'}
        />
      )}
    </div>
  )
}

const noPlaces: ReadonlyMap<number, Advancement> = new Map()

interface Other {
  readonly key: string
  readonly name: string
  readonly note: string | null
}

/** The teams that have left the table, and the slots of teams that are not known yet. */
function useOthers(stage: TableStage, group: number, rows: readonly TableRow[]): readonly Other[] {
  const { t } = useTranslation(['stages', 'bracket'])
  const { t: bracketText } = useTranslation('bracket')
  const texts = useMatchTexts()
  const bracket = useTableBracket()
  const withdrawn = withdrawnTeams(stageMatches(stage, bracket.matches, group))
  const listed = new Set(rows.map(({ record }) => record.teamId))
  const teamIds = entrantTeams(bracket, stage, group)
  return (stage.groups[group]?.entrants ?? [])
    .flatMap((entrant, index): readonly Other[] => {
      const teamId = teamIds[index] ?? null
      if (teamId !== null && withdrawn.has(teamId))
        return [{ key: teamId, name: texts.team(teamId), note: t('withdrawn') }]
      if (teamId !== null || entrant.from === 'seed') return []
      return [{ key: `slot ${index}`, name: placeText(bracketText, entrant), note: null }]
    })
    .filter(({ key }) => !listed.has(key))
}

interface Column {
  readonly key: ColumnKey
  /** Whether a phone leaves it out. */
  readonly isWide: boolean
  readonly cell: (row: TableRow) => string
}

type ColumnKey = 'played' | 'record' | 'drawRecord' | 'games' | 'points' | (typeof ownColumns)[number]

/** The criteria that are columns of their own where the table applies them. */
const ownColumns = [
  'buchholz',
  'buchholz-cut-1',
  'median-buchholz',
  'difficulty',
  'sonneborn-berger',
  'opponents-match-rate',
] as const

function columnsOf({ table: { criteria } }: TableStage, rows: readonly TableRow[]): readonly Column[] {
  const hasDraws = rows.some(({ record }) => record.draws > 0)
  const column = (key: ColumnKey, isWide: boolean, cell: Column['cell']): Column => ({ key, isWide, cell })
  return [
    column('played', true, ({ record }) => String(record.meetings.length)),
    hasDraws
      ? column('drawRecord', false, ({ record: { wins, draws, losses } }) => `${wins}–${draws}–${losses}`)
      : column('record', false, ({ record: { wins, losses } }) => `${wins}–${losses}`),
    column('games', false, ({ record: { gamesWon, gamesLost } }) =>
      signed('game-difference', gamesWon - gamesLost),
    ),
    ...ownColumns
      .filter(key => criteria.includes(key))
      .map(key => column(key, true, ({ values }) => signed(key, values[key] ?? 0))),
    ...(criteria.includes('points')
      ? [column('points', false, ({ record }) => signed('points', record.points))]
      : []),
  ]
}

function placeRange({ place: { best, worst } }: TableRow): string {
  return rangeText([best, worst])
}

/** The first and the last of consecutive places. */
function rangeText(places: readonly number[]): string {
  const [best, worst] = [places[0], places.at(-1)]
  return best === worst ? String(best) : `${best}–${worst}`
}

function advancementOf({ place: { best, worst } }: TableRow, advancing: ReadonlyMap<number, Advancement>) {
  const [one, other] = [advancing.get(best), advancing.get(worst)]
  return one === other ? one : 'possible'
}

/** Whether a line between the places marks where fewer teams advance. */
function isLine(place: number, advancing: ReadonlyMap<number, Advancement>): boolean {
  return advancing.has(place) && advancing.get(place) !== advancing.get(place + 1)
}

function Head({ short, full, isWide = false }: { short: string; full: string; isWide?: boolean }) {
  return (
    <th scope="col" title={full} data-wide={isWide || undefined}>
      <span aria-hidden="true">{short}</span>
      <span style={visuallyHidden}>{full}</span>
    </th>
  )
}

interface RowProps {
  readonly teamId: string | null
  readonly place: string
  readonly name: string
  readonly notes: readonly (string | null)[]
  /** What is certain about the team while its group is open. */
  readonly prospect?: TeamProspect | undefined
  readonly goal: Goal
  readonly cells: readonly { readonly key: string; readonly isWide: boolean; readonly text: string }[]
  readonly advancement?: Advancement | undefined
  readonly isAboveLine?: boolean
}

function Row({
  teamId,
  place,
  name,
  notes,
  prospect,
  goal,
  cells,
  advancement,
  isAboveLine = false,
}: RowProps) {
  const { t } = useTranslation('stages')
  const highlight = useTeamHighlight()
  const isHighlighted = useIsHighlighted(teamId)
  return (
    <tr
      data-advances={advancement}
      data-line={isAboveLine || undefined}
      data-highlighted={isHighlighted || undefined}
      data-empty={teamId === null || undefined}
      onPointerEnter={() => highlight.pointAt(teamId === null ? [] : [teamId])}
      onPointerLeave={() => highlight.pointAt([])}
    >
      <td>
        {place}
        {advancement !== undefined && <span style={visuallyHidden}>{t(`advances_${advancement}`)}</span>}
      </td>
      <th scope="row">
        {name}
        {notes.map(note => note !== null && <small key={note}>{note}</small>)}
        {prospect !== undefined && <ProspectLine prospect={prospect} goal={goal} />}
      </th>
      {cells.map(({ key, isWide, text }) => (
        <td key={key} data-wide={isWide || undefined}>
          {text}
        </td>
      ))}
    </tr>
  )
}

interface LegendProps {
  readonly advancing: ReadonlyMap<number, Advancement>
  /** The name of the next stage. */
  readonly title: string
  readonly isPlayoff: boolean
}

/** Says what the marks of the places mean. */
function Legend({ advancing, title, isPlayoff }: LegendProps): ReactNode {
  const { t } = useTranslation('stages')
  const placesOf = (wanted: Advancement) =>
    [...advancing].filter(([, each]) => each === wanted).map(([place]) => place)
  const certain = placesOf('certain')
  const lower = placesOf('lower')
  const possible = placesOf('possible')
  const whereNext = isPlayoff ? t('toPlayoff') : t('toStage', { title })
  const where = lower.length > 0 ? t('toUpper') : whereNext
  return (
    <Marks>
      {certain.length > 0 && (
        <li data-advances="certain">{t('advance', { count: certain.length, where })}</li>
      )}
      {lower.length > 0 && (
        <li data-advances="lower">{t('advanceLower', { count: lower.length, places: rangeText(lower) })}</li>
      )}
      {possible.length > 0 && (
        <li data-advances="possible">{t('advanceBest', { place: possible.join(', '), where })}</li>
      )}
    </Marks>
  )
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 15,
  fontVariantNumeric: 'tabular-nums',
  'th, td': { padding: '8px 6px', textAlign: 'right', fontWeight: 500, whiteSpace: 'nowrap' },
  'thead th': { fontSize: 12, fontWeight: 500, color: theme.vars.palette.text.secondary, paddingBlock: 6 },
  tr: { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  'tr > :first-of-type': { textAlign: 'left', paddingLeft: 10, width: '3rem' },
  'td:first-of-type': {
    fontFamily: theme.typography.score.fontFamily,
    fontWeight: 700,
    color: theme.vars.palette.text.secondary,
  },
  'tr > th:nth-of-type(2), tbody th': {
    textAlign: 'left',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    width: '100%',
  },
  'thead th:nth-of-type(2)': { paddingLeft: 10 },
  'tbody th': { fontWeight: 600, lineHeight: 1.25 },
  'td:last-of-type': { fontWeight: 700 },
  'td:last-of-type, thead th:last-of-type': { paddingRight: 10 },
  small: { display: 'block', fontSize: 12, fontWeight: 400, color: theme.vars.palette.text.secondary },
  'tr[data-advances="certain"] td:first-of-type': {
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.brand.main}`,
  },
  'tr[data-advances="lower"] td:first-of-type': {
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.text.secondary}`,
  },
  'tr[data-advances="possible"] td:first-of-type': {
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.background.frame}`,
  },
  'tr[data-line]': { borderBottom: `2px solid ${theme.vars.palette.brand.main}` },
  'tr[data-line][data-advances="lower"]': { borderColor: theme.vars.palette.text.secondary },
  'tr[data-highlighted]': {
    background: `color-mix(in srgb, ${theme.vars.palette.brand.main} 12%, transparent)`,
  },
  'tr[data-empty]': { color: theme.vars.palette.text.secondary },
  'tr[data-empty] th': { fontWeight: 400 },
  '@media (max-width: 479.95px)': { '[data-wide]': { display: 'none' } },
}))

const Marks = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: '8px 0 0',
  padding: 0,
  fontSize: 13,
  color: theme.vars.palette.text.secondary,
  li: { paddingLeft: 10, borderLeft: `3px solid ${theme.vars.palette.background.frame}` },
  'li[data-advances="certain"]': { borderColor: theme.vars.palette.brand.main },
  'li[data-advances="lower"]': { borderColor: theme.vars.palette.text.secondary },
}))
