import type { SwissStage } from '../bracket/model/stage.ts'
import { type SwissBox, swissBoard } from '../bracket/stages/swissBoard.ts'
import { outcomeText, recordText } from '../wording/stageRounds.ts'
import { earlyCard } from './earlyCard.ts'
import { earlyFace } from './earlyFace.ts'
import type { EarlyBracket } from './earlyScene.ts'
import { type Html, html } from './html.ts'

/** The number of cards and teams in a column of a first screen. */
const maxRows = 6

/** The upper part of a Swiss stage: its rounds, each with the records of its teams. */
export function earlySwiss(scene: EarlyBracket, stage: SwissStage): Html {
  const t = scene.textsOf('stages')
  const columns = swissBoard(scene.drawn, stage).map(({ round, boxes }) => {
    const title =
      round > stage.roundCount ? t('afterRounds') : scene.textsOf('bracket')('groupRound', { round })
    let room = maxRows
    const drawn = boxes.map(box => {
      if (room <= 0) return null
      const written = boxOf(scene, stage, box, { round, room })
      room -= Math.max(1, box.matches.length + box.teamIds.length / 3)
      return written
    })
    return html`<section><h2>${title}</h2>${boxes.length === 0 && html`<p>${t('swissUndrawn', { round: round - 1 })}</p>`}${drawn}</section>`
  })
  return html`<div class="swiss">${columns}</div>`.styled(swissStyle)
}

interface Place {
  readonly round: number
  readonly room: number
}

function boxOf(scene: EarlyBracket, stage: SwissStage, box: SwissBox, { round, room }: Place): Html {
  const { drawn, texts, textsOf } = scene
  const t = textsOf('stages')
  const { state, matches, teamIds } = box
  const cards = matches.slice(0, room).map(match => html`<li>${earlyCard(scene, match)}</li>`)
  const note =
    matches.length === 0 && state === 'playing'
      ? teamIds.length > 0
        ? t('swissDue')
        : t('swissUndrawn', { round: round - 1 })
      : teamIds.length === 0 && state !== 'playing'
        ? t('swissOpen')
        : null
  return html`<div class="box" data-state="${state}"><h3>${recordText(t, box)}<small>${outcomeText(t, drawn.shape, stage, box)}</small></h3>${cards.length > 0 && html`<ol>${cards}</ol>`}${teamIds.length > 0 && html`<ul>${teamIds.map(id => html`<li>${earlyFace(texts.face(id))}${texts.team(id)}</li>`)}</ul>`}${note !== null && html`<p>${note}</p>`}</div>`
}

const swissStyle = `
.swiss{display:flex;align-items:flex-start;gap:6px;overflow:clip;padding:2px 2px 12px;
section{flex:1 0 166px;max-width:280px;display:grid;gap:12px;grid-template-columns:minmax(0,1fr)}
h2{font-family:inherit;font-size:14px;font-weight:700;line-height:1.55;color:var(--mui-palette-text-secondary)}
p{font-size:13px;color:var(--mui-palette-text-secondary)}
.box{display:grid;grid-template-columns:minmax(0,1fr);gap:8px;padding:5px;border:1px solid var(--mui-palette-divider);border-radius:6px;
&[data-state=advanced]{border-color:var(--mui-palette-brand-main);small{color:var(--mui-palette-brand-main)}}
&[data-state=eliminated] li{color:var(--mui-palette-text-secondary)}}
h3{display:flex;align-items:baseline;gap:8px;font:700 16px/1.55 var(--display);font-variant-numeric:tabular-nums}
small{font:500 12px/1.55 var(--text);color:var(--mui-palette-text-secondary)}
ol{display:grid;gap:8px;li{height:98px}}
ul li{.face{margin-right:6px}padding:3px 0;font-size:14px;font-weight:550;overflow-wrap:anywhere}
.slot{grid-template-columns:minmax(20px,auto) minmax(0,1fr) auto;padding-right:0;i{padding-left:4px}b{margin-left:4px;font-size:13px}output:not(.mark){min-width:26px;padding:0 2px}}}`
