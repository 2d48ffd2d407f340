/** @jsxImportSource preact */
import type { TableStage } from '@upper-bracket/shared/bracket/model/stage'
import { useMemo } from 'preact/hooks'
import { shownTable } from '@upper-bracket/shared/wording/shownTable'
import type { EmbedScene } from './embedScene.ts'
import { TeamFace } from './TeamFace.tsx'

interface GroupTableProps {
  readonly scene: EmbedScene
  readonly stage: TableStage
  readonly group: number
}

/** The table of a group: places, results, and which places lead to the next stage. */
export function GroupTable({ scene, stage, group }: GroupTableProps) {
  const { stageText, bracketText, bracket, texts } = scene
  const { title, columns, rows, legend, isDecided } = useMemo(
    () => shownTable({ t: stageText, bracketText, team: texts.team }, bracket, stage, group),
    [stageText, bracketText, texts, bracket, stage, group],
  )
  return (
    <section className="table">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <Head short={stageText('placeShort')} full={stageText('place')} />
            <th scope="col">{stageText('team')}</th>
            {columns.map(({ key, short, full, isWide }) => (
              <Head key={key} short={short} full={full} isWide={isWide} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, ranked, place, name, notes, cells, advancement, isAboveLine }) => (
            <tr
              key={key}
              data-advances={advancement}
              data-line={isAboveLine || undefined}
              data-empty={ranked === null || undefined}
            >
              <td>
                {place}
                {advancement !== undefined && (
                  <span className="hidden">
                    {stageText(`${isDecided ? 'advances' : 'holds'}_${advancement}`)}
                  </span>
                )}
              </td>
              <th scope="row">
                <TeamFace face={texts.face(key)} />
                {name}
                {notes.map(note => note !== null && <small key={note}>{note}</small>)}
              </th>
              {columns.map((column, index) => (
                <td key={column.key} data-wide={column.isWide || undefined}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {legend.length > 0 && (
        <ul className="legend">
          {legend.map(({ advancement, text }) => (
            <li key={text} data-advances={advancement}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface HeadProps {
  readonly short: string
  readonly full: string
  readonly isWide?: boolean
}

function Head({ short, full, isWide = false }: HeadProps) {
  return (
    <th scope="col" title={full} data-wide={isWide || undefined}>
      <span aria-hidden="true">{short}</span>
      <span className="hidden">{full}</span>
    </th>
  )
}
