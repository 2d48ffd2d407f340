import { type BracketLayout, bracketLayout, type LayoutMetrics } from '../bracket/drawing/bracketLayout.ts'
import { connectorsOnPath } from '../bracket/drawing/connectorsOnPath.ts'
import { drawnConnectors, drawnRange } from '../bracket/drawing/drawnArea.ts'
import { layoutMetrics } from '../bracket/drawing/layoutMetrics.ts'
import { championsOf } from '../competition/champions.ts'
import type { BracketRound } from '../bracket/rounds/roundsOf.ts'
import { roundName } from '../wording/roundName.ts'
import { earlyCard } from './earlyCard.ts'
import type { EarlyBracket } from './earlyScene.ts'
import { type Html, html } from './html.ts'

/** The part of a tree that a first screen can show: a large window without the page's head. */
const area = { left: 0, top: 0, right: 1100, bottom: 700 }

/** The upper left part of a tree in its frame, below the place of its controls. */
export function earlyTree(scene: EarlyBracket, rounds: readonly BracketRound[]): Html {
  const layout = bracketLayout(rounds, layoutMetrics)
  return html`<div class="frame" style="height:${layout.height}px">${earlyDrawing(scene, layout, layoutMetrics)}</div>`.styled(
    frameStyle,
  )
}

/** A tree as far as a first screen can show it. */
export function earlyDrawing(scene: EarlyBracket, layout: BracketLayout, metrics: LayoutMetrics): Html {
  const { cardWidth, cardHeight } = metrics
  const { competition, drawn, textsOf } = scene
  const championIds = championsOf(competition).map(({ teamId }) => teamId)
  const lines = drawnConnectors(layout.connectors, area)
  const won = connectorsOnPath(lines, id => drawn.matches.get(id), championIds)
  const pathOf = (connectors: typeof lines) => connectors.map(({ path }) => path).join('')
  const columns = layout.rounds.map(placed => {
    const { round, x, y, matches } = placed
    if (x > area.right || y > area.bottom) return null
    const cards = matches.slice(...drawnRange(placed, metrics, area)).map(({ matchId, y: top }) => {
      const match = drawn.matches.get(matchId)
      return match && html`<li style="top:${top - y}px">${earlyCard(scene, match)}</li>`
    })
    return html`<section style="left:${x}px;top:${y}px"><h3>${roundName(textsOf('bracket'), round.name)}</h3><ol>${cards}</ol></section>`
  })
  return html`<div class="drawing" style="--w:${cardWidth}px;--h:${cardHeight}px"><svg aria-hidden="true"><path d="${pathOf(lines)}"/><path d="${pathOf(won)}"/></svg>${columns}</div>`.styled(
    drawingStyle,
  )
}

const drawingStyle = `
.drawing{position:relative;height:100%;
svg{position:absolute;width:100%;height:100%;fill:none;stroke:var(--mui-palette-background-frame);stroke-width:1.5}
path+path{stroke:var(--mui-palette-brand-main);stroke-width:2.5}
section,li{position:absolute;width:var(--w)}
li{left:0;height:var(--h)}
h3{padding-top:12px;font-size:14px;font-weight:700;color:var(--mui-palette-text-secondary);white-space:nowrap;overflow:hidden;text-overflow:ellipsis}}`

const frameStyle = `
.frame{margin-top:44px;overflow:clip;box-sizing:content-box;max-height:max(404px,100dvh - 50px);padding:0 12px 16px;border:1px solid var(--mui-palette-divider);border-radius:6px}`
