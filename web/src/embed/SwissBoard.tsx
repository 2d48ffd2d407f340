/** @jsxImportSource preact */
import type { SwissStage } from '@upper-bracket/shared/bracket/model/stage'
import { swissBoard } from '@upper-bracket/shared/bracket/stages/swissBoard'
import { useMemo } from 'preact/hooks'
import { outcomeText, recordText } from '@upper-bracket/shared/wording/stageRounds'
import type { EmbedScene } from './embedScene.ts'
import { MatchCard } from './MatchCard.tsx'
import { TeamFace } from './TeamFace.tsx'

/** A Swiss stage in columns of rounds, each with the records of its teams. */
export function SwissBoard({ scene, stage }: { readonly scene: EmbedScene; readonly stage: SwissStage }) {
  const { bracket, bracketText, stageText, texts } = scene
  const board = useMemo(() => swissBoard(bracket, stage), [bracket, stage])
  return (
    <div className="swiss">
      {board.map(({ round, boxes }) => (
        <section key={round}>
          <h3>
            {round > stage.roundCount ? stageText('afterRounds') : bracketText('groupRound', { round })}
          </h3>
          {boxes.length === 0 && <p>{stageText('swissUndrawn', { round: round - 1 })}</p>}
          {boxes.map(box => {
            const outcome = outcomeText(stageText, bracket.shape, stage, box)
            return (
              <div key={recordText(stageText, box)} className="record" data-state={box.state}>
                <h4>
                  {recordText(stageText, box)}
                  {outcome !== null && <small> {outcome}</small>}
                </h4>
                <ol>
                  {box.matches.map(match => (
                    <li key={match.id}>
                      <MatchCard scene={scene} match={match} />
                    </li>
                  ))}
                  {box.teamIds.map(teamId => (
                    <li key={teamId} className="entrant">
                      <TeamFace face={texts.face(teamId)} />
                      {texts.team(teamId)}
                    </li>
                  ))}
                </ol>
                {box.matches.length === 0 && box.state === 'playing' && (
                  <p>
                    {box.teamIds.length > 0
                      ? stageText('swissDue')
                      : stageText('swissUndrawn', { round: round - 1 })}
                  </p>
                )}
                {box.teamIds.length === 0 && box.state !== 'playing' && <p>{stageText('swissOpen')}</p>}
              </div>
            )
          })}
        </section>
      ))}
    </div>
  )
}
