/** @jsxImportSource preact */
import { championsOf } from '@upper-bracket/shared/competition/champions'
import { drawsRounds, hasTable } from '@upper-bracket/shared/bracket/kinds/kindOf'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { Stage } from '@upper-bracket/shared/bracket/model/stage'
import { groupLetter } from '@upper-bracket/shared/bracket/rounds/groupLetter'
import { roundKey } from '@upper-bracket/shared/bracket/rounds/roundKey'
import { currentStage } from '@upper-bracket/shared/bracket/stages/currentStage'
import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { initialRound } from '@upper-bracket/shared/bracket/drawing/initialRound'
import {
  type BracketLayout,
  bracketLayout,
  type LayoutMetrics,
} from '@upper-bracket/shared/bracket/drawing/bracketLayout'
import { columnsLayout } from '@upper-bracket/shared/bracket/drawing/columnsLayout'
import { connectorsOnPath } from '@upper-bracket/shared/bracket/drawing/connectorsOnPath'
import { roundsOfStage, withoutGroup } from '@upper-bracket/shared/wording/stageRounds'
import { stageTitle } from '@upper-bracket/shared/wording/stageTitle'
import { roundName } from '@upper-bracket/shared/wording/roundName'
import type { EmbedScene } from './embedScene.ts'
import { GroupTable } from './GroupTable.tsx'
import { MatchCard } from './MatchCard.tsx'
import { SwissBoard } from './SwissBoard.tsx'
import { usePanning } from './usePanning.ts'

/** Smaller than on the page: a frame is narrow. `embed.css` knows the caption of a card, 22 high. */
const metrics: LayoutMetrics = {
  cardWidth: 208,
  cardHeight: 88,
  lineOffset: 54,
  columnGap: 32,
  rowGap: 12,
  heading: 30,
  stageGap: 24,
}

interface ViewProps {
  readonly scene: EmbedScene
  readonly pane: RefObject<HTMLElement | null>
}

/** The matches of a stage as a tree, or in columns with their table; by default of the stage that is played. */
export function BracketView({ scene, pane }: ViewProps) {
  const { t, stageText, bracket } = scene
  const { shape } = bracket
  const [chosen, setChosen] = useState<string | null>(null)
  const stage = shape.stages.find(({ key }) => key === chosen) ?? currentStage(bracket)
  usePanning(pane)
  return (
    <>
      {shape.stages.length > 1 && (
        <nav aria-label={t('stages')}>
          {shape.stages.map(each => (
            <button
              key={each.key}
              type="button"
              aria-pressed={each === stage}
              onClick={() => setChosen(each.key)}
            >
              {stageTitle(stageText, shape, each)}
            </button>
          ))}
        </nav>
      )}
      <StageDrawing key={stage.key} scene={scene} stage={stage} pane={pane} />
    </>
  )
}

function StageDrawing({ scene, stage, pane }: ViewProps & { readonly stage: Stage }) {
  const { bracket, stageText } = scene
  const isTable = hasTable(stage)
  const rounds = roundsOfStage(scene.rounds, stage)
  const groups = [...Map.groupBy(rounds, ({ group }) => group)]
  const parts = groups.map(([group, own]) => ({
    group,
    layout: isTable ? columnsLayout(own, metrics) : bracketLayout(own, metrics),
  }))
  const isAlone = parts.length === 1 && !isTable

  const isRevealed = useRef(false)
  useEffect(() => {
    if (isRevealed.current) return
    isRevealed.current = true
    const current = initialRound(rounds, bracket.matches)
    const placed = parts[0]?.layout.rounds.find(({ round }) => round === current)
    if (!isAlone || placed === undefined || pane.current === null) return
    const open = placed.matches.find(({ matchId }) => isPlayable(bracket.matches.get(matchId)))
    const isBelow = (open?.y ?? 0) + metrics.cardHeight > pane.current.clientHeight
    pane.current.scrollTo(placed.x, isBelow ? (open?.y ?? 0) - metrics.heading : placed.y)
  })

  return parts.map(({ group, layout }) => (
    <section key={group} className="part">
      <h2 className={isAlone || isTable ? 'hidden' : 'still'}>
        {parts.length === 1
          ? stageTitle(stageText, bracket.shape, stage)
          : stageText('group', { group: groupLetter(group) })}
      </h2>
      {drawsRounds(stage) && <SwissBoard scene={scene} stage={stage} />}
      {isTable && (
        <div className="still">
          <GroupTable scene={scene} stage={stage} group={group} />
        </div>
      )}
      {!drawsRounds(stage) && <Drawing scene={scene} layout={layout} />}
    </section>
  ))
}

function isPlayable(match: Match | undefined): boolean {
  return match?.status === 'running' || match?.status === 'ready'
}

function Drawing({ scene, layout }: { readonly scene: EmbedScene; readonly layout: BracketLayout }) {
  const { bracket, bracketText, competition } = scene
  const { width, height, connectors } = layout
  const championIds = championsOf(competition).map(({ teamId }) => teamId)
  const path = connectorsOnPath(connectors, id => bracket.matches.get(id), championIds)
  return (
    <div className="drawing" style={{ width: px(width), height: px(height) }}>
      <svg width={width} height={height} aria-hidden="true">
        <path d={connectors.map(each => each.path).join('')} />
        <path className="champions" d={path.map(each => each.path).join('')} />
      </svg>
      {layout.rounds.map(({ round, x, y, matches }) => (
        <section key={roundKey(round)}>
          <h3 style={{ left: px(x), top: px(y), width: px(metrics.cardWidth) }}>
            {roundName(bracketText, withoutGroup(round.name))}
          </h3>
          <ol>
            {matches.map(({ matchId, x: left, y: top }) => (
              <li
                key={matchId}
                style={{
                  left: px(left),
                  top: px(top),
                  width: px(metrics.cardWidth),
                  height: px(metrics.cardHeight),
                }}
              >
                <Card scene={scene} matchId={matchId} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function px(length: number): string {
  return `${length}px`
}

function Card({ scene, matchId }: { readonly scene: EmbedScene; readonly matchId: string }) {
  const match = scene.bracket.matches.get(matchId)
  if (match === undefined) return null
  return <MatchCard scene={scene} match={match} />
}
