/** @jsxImportSource preact */
import { hasTable } from '@upper-bracket/shared/bracket/kinds/kindOf'
import { standings } from '@upper-bracket/shared/bracket/standings/standings'
import { rangeText } from '@upper-bracket/shared/text/rangeText'
import { useMemo } from 'preact/hooks'
import type { EmbedScene } from './embedScene.ts'
import { GroupTable } from './GroupTable.tsx'

/** The tables of all groups, the latest stage first; the places where no stage has a table. */
export function TableView({ scene }: { readonly scene: EmbedScene }) {
  const stages = scene.bracket.shape.stages.filter(hasTable).toReversed()
  if (stages.length === 0) return <Places scene={scene} />
  return (
    <div className="tables">
      {stages.flatMap(stage =>
        [...stage.groups.keys()].map(group => (
          <GroupTable key={`${stage.key} ${group}`} scene={scene} stage={stage} group={group} />
        )),
      )}
    </div>
  )
}

/** The places of an elimination: certain ones, and those that teams still play for. */
function Places({ scene: { bracket, bracketText, stageText, texts } }: { readonly scene: EmbedScene }) {
  const places = useMemo(() => standings(bracket), [bracket])
  const isOver = places.every(({ state }) => state === 'placed')
  return (
    <section className="table">
      <table>
        <caption>{bracketText(isOver ? 'places' : 'placesSoFar')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span aria-hidden="true">{stageText('placeShort')}</span>
              <span className="hidden">{stageText('place')}</span>
            </th>
            <th scope="col">{stageText('team')}</th>
            <th scope="col" title={stageText('column_record')}>
              <span aria-hidden="true">{stageText('short_record')}</span>
              <span className="hidden">{stageText('column_record')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ teamId, best, worst, wins, losses, state }) => (
            <tr key={teamId} data-advances={worst === 1 ? 'certain' : undefined}>
              <td>{rangeText(best, worst)}</td>
              <th scope="row">
                {texts.team(teamId)}
                {state === 'playing' && <small>{bracketText('stillPlaying')}</small>}
              </th>
              <td>{stageText('record', { wins, losses })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
