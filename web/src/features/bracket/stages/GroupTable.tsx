import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { TableStage } from '@upper-bracket/shared/bracket/model/stage'
import type { TeamProspect } from '@upper-bracket/shared/bracket/prospects/prospect'
import { groupLetter } from '@upper-bracket/shared/bracket/rounds/groupLetter'
import { lazy, Suspense, useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Goal, goalOf } from '@upper-bracket/shared/wording/goalOf'
import { TeamFace } from '#ui/TeamFace.tsx'
import { ProspectLine } from '../prospects/ProspectLine.tsx'
import { useStageProspects } from '../prospects/useStageProspects.ts'
import { useIsHighlighted, useTeamHighlight } from '../state/teamHighlight.ts'
import { ManageTeamContext } from '../state/useBracketAddress.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { type ShownRow, type ShownTable, shownTable } from '@upper-bracket/shared/wording/shownTable'
import { useTableBracket } from '../state/useTableBracket.ts'

// It is for organizers, and tries the withdrawal.
const TeamMenuButton = lazy(() => import('./TeamMenuButton.tsx'))

interface GroupTableProps {
  readonly stage: TableStage
  readonly group: number
}

/** The table of a group: places, results, and which places lead to the next stage. */
export default function GroupTable({ stage, group }: GroupTableProps) {
  const { t } = useTranslation(['stages', 'bracket'])
  const { t: bracketText } = useTranslation('bracket')
  const { team } = useMatchTexts()
  const bracket = useTableBracket()
  const { columns, rows, legend, isDecided } = useMemo(
    () => shownTable({ t, bracketText, team }, bracket, stage, group),
    [t, bracketText, team, bracket, stage, group],
  )
  const prospects = useStageProspects(stage, group)
  const goal = goalOf(bracket.shape, stage.key)

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
            {columns.map(({ key, ...column }) => (
              <Head key={key} {...column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <Row
              key={row.key}
              row={row}
              columns={columns}
              isDecided={isDecided}
              prospect={isDecided ? undefined : prospects.get(row.key)}
              goal={goal}
            />
          ))}
        </tbody>
      </Table>
      {legend.length > 0 && (
        <Marks>
          {legend.map(({ advancement, text }) => (
            <li key={text} data-advances={advancement}>
              {text}
            </li>
          ))}
        </Marks>
      )}
    </div>
  )
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
  readonly row: ShownRow
  readonly columns: ShownTable['columns']
  /** Whether the group is over. */
  readonly isDecided: boolean
  /** What is certain about the team while its group is open. */
  readonly prospect: TeamProspect | undefined
  readonly goal: Goal
}

function Row({ row, columns, isDecided, prospect, goal }: RowProps) {
  const { t } = useTranslation('stages')
  const { place, name, notes, cells, advancement, isAboveLine, isOut } = row
  const teamId = row.ranked?.record.teamId ?? null
  const { face } = useMatchTexts()
  const manage = useContext(ManageTeamContext)
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
        {advancement !== undefined && (
          <span style={visuallyHidden}>
            {t(`${isDecided || prospect?.outcome === 'through' ? 'advances' : 'holds'}_${advancement}`)}
          </span>
        )}
      </td>
      <th scope="row">
        <TeamFace face={face(teamId)} inText />
        {name}
        {notes.map(note => note !== null && <small key={note}>{note}</small>)}
        {prospect !== undefined && <ProspectLine prospect={prospect} goal={goal} />}
        {manage !== null && (teamId !== null || isOut) && (
          <Suspense>
            <TeamMenuButton teamId={teamId ?? row.key} name={name} onOpen={manage} />
          </Suspense>
        )}
      </th>
      {columns.map(({ key, isWide }, index) => (
        <td key={key} data-wide={isWide || undefined}>
          {cells[index]}
        </td>
      ))}
    </tr>
  )
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 15,
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
  'tbody th': { position: 'relative', fontWeight: 600, lineHeight: 1.25 },
  'tbody th:has(> button)': { paddingRight: 36 },
  'tbody th > button': {
    position: 'absolute',
    right: 0,
    top: 'calc(50% - 15px)',
    color: 'inherit',
    opacity: 0.6,
  },
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
