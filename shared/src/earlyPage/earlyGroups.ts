import { bracketLayout } from '../bracket/drawing/bracketLayout.ts'
import { layoutMetrics } from '../bracket/drawing/layoutMetrics.ts'
import { hasTable } from '../bracket/kinds/kindOf.ts'
import { stageProspects } from '../bracket/prospects/stageProspects.ts'
import type { Stage, TableStage } from '../bracket/model/stage.ts'
import { groupLetter } from '../bracket/rounds/groupLetter.ts'
import type { BracketRound } from '../bracket/rounds/roundsOf.ts'
import { advancingPlaces } from '../bracket/stages/advancingPlaces.ts'
import { stagePlaces } from '../bracket/stages/stagePlaces.ts'
import { roundName } from '../wording/roundName.ts'
import { goalOf } from '../wording/goalOf.ts'
import { prospectText } from '../wording/prospectText.ts'
import { shownTable } from '../wording/shownTable.ts'
import { roundsOfStage, withoutGroup } from '../wording/stageRounds.ts'
import { earlyFace } from './earlyFace.ts'
import { earlyCard } from './earlyCard.ts'
import type { EarlyBracket } from './earlyScene.ts'
import { earlyDrawing } from './earlyTree.ts'
import { type Html, html } from './html.ts'

/** What a first screen can show: so many groups, and so many matches of each round. */
const maxGroups = 2
const maxMatches = 2
const maxProspects = 8

/** The groups of a stage: each with its table and its rounds, or as a small bracket. */
export function earlyGroups(scene: EarlyBracket, stage: Stage, rounds: readonly BracketRound[]): Html {
  return groupsOf(scene, stage, 'groups', group => {
    const own = roundsOfStage(rounds, stage, group)
    return hasTable(stage)
      ? html`${tableOf(scene, stage, group)}${roundsOf(scene, own)}`
      : html`${gslTree(scene, own)}${gslPlaces(scene, stage, group)}`
  })
}

/** What a phone shows of the groups of a stage before its rounds: their tables, or who goes on. */
export function earlyTables(scene: EarlyBracket, stage: Stage): Html {
  return groupsOf(scene, stage, 'groups tables', group =>
    hasTable(stage) ? tableOf(scene, stage, group) : gslPlaces(scene, stage, group),
  )
}

function groupsOf(
  { textsOf }: EarlyBracket,
  stage: Stage,
  name: string,
  contentOf: (group: number) => Html | null,
): Html {
  const t = textsOf('stages')
  const isNamed = stage.groups.length > 1
  const sections = [...stage.groups.keys()].slice(0, maxGroups).map(group => {
    const content = contentOf(group)
    return html`<section>${isNamed && html`<h2>${t('group', { group: groupLetter(group) })}</h2>`}${content}</section>`
  })
  return html`<div class="${name}">${sections}</div>`.styled(groupsStyle)
}

/** Two groups of four teams fit next to each other. */
const gslMetrics = { ...layoutMetrics, cardWidth: 216, columnGap: 32 }

/** A group of a GSL stage as a small bracket. */
function gslTree(scene: EarlyBracket, rounds: readonly BracketRound[]): Html {
  const named = rounds.map(round => ({ ...round, name: withoutGroup(round.name) }))
  const layout = bracketLayout(named, gslMetrics)
  return html`<div class="gsl" style="height:${layout.height}px">${earlyDrawing(scene, layout, gslMetrics)}</div>`
}

/** The teams that go on from the group, as far as they are known. */
function gslPlaces({ drawn, texts, textsOf }: EarlyBracket, stage: Stage, group: number): Html | null {
  const t = textsOf('stages')
  const places = [...(advancingPlaces(drawn.shape, stage)[group]?.keys() ?? [])]
  const takerOf = stagePlaces(drawn)
  const lines = places.map(place => {
    const taker = takerOf({ from: 'place', stage: stage.key, group, place })
    const team = taker === undefined ? t('goOnOpen') : taker === null ? t('goOnNobody') : texts.team(taker)
    return html`<li${taker !== undefined && html` class="known"`}>${t('goOnPlace', { place, team })}</li>`
  })
  return places.length === 0 ? null : html`<ul class="goOn">${lines}</ul>`
}

function roundsOf(scene: EarlyBracket, rounds: readonly BracketRound[]): Html {
  const t = scene.textsOf('bracket')
  const columns = rounds.map(({ name, matches }) => {
    const cards = matches.slice(0, maxMatches).flatMap(({ id }) => {
      const match = scene.drawn.matches.get(id)
      return match === undefined ? [] : html`<li>${earlyCard(scene, match)}</li>`
    })
    return html`<div><h3>${roundName(t, withoutGroup(name))}</h3><ol>${cards}</ol></div>`
  })
  return html`<div class="columns">${columns}</div>`
}

function tableOf({ drawn, language, texts, textsOf }: EarlyBracket, stage: TableStage, group: number): Html {
  const [t, bracketText] = [textsOf('stages'), textsOf('bracket')]
  const { columns, rows, legend, isDecided } = shownTable(
    { t, bracketText, team: texts.team },
    drawn,
    stage,
    group,
  )
  // What a large group leads to takes longer to find than all the rest.
  const isKnown = !isDecided && rows.length <= maxProspects
  const prospects = new Map(
    (isKnown ? stageProspects(drawn, stage, group) : []).map(prospect => [prospect.teamId, prospect]),
  )
  const naming = { goal: goalOf(drawn.shape, stage.key), nameOf: texts.team, language }
  const prospectOf = (teamId: string) => {
    const prospect = prospects.get(teamId)
    const text = prospect && prospectText(t, prospect, naming)
    return text && html`<small data-prospect="${prospect?.outcome}">${text}</small>`
  }
  const wide = (isWide: boolean) => isWide && html` class="wide"`
  const heads = columns.map(
    ({ short, full, isWide }) => html`<th title="${full}"${wide(isWide)}>${short}</th>`,
  )
  const lines = rows.map(
    ({ key, ranked, place, name, notes, cells, advancement, isAboveLine }) =>
      html`<tr${advancement !== undefined && html` data-advances="${advancement}"`}${isAboveLine && html` class="line"`}${ranked === null && html` data-empty`}><td>${place}</td><th scope="row">${earlyFace(texts.face(key))}${name}${notes.map(note => note !== null && html`<small>${note}</small>`)}${prospectOf(key)}</th>${columns.map(({ isWide }, index) => html`<td${wide(isWide)}>${cells[index]}</td>`)}</tr>`,
  )
  return html`<div><table><thead><tr><th title="${t('place')}">${t('placeShort')}</th><th>${t('team')}</th>${heads}</tr></thead><tbody>${lines}</tbody></table>${legend.length > 0 && html`<ul class="legend">${legend.map(({ advancement, text }) => html`<li${advancement !== undefined && html` data-advances="${advancement}"`}>${text}</li>`)}</ul>`}</div>`.styled(
    tableStyle,
  )
}

const groupsStyle = `
.groups{display:grid;gap:32px;grid-template-columns:repeat(auto-fit,minmax(min(100%,30rem),1fr));
&>section{display:grid;gap:12px;min-width:0;grid-template-columns:minmax(0,1fr);align-content:start}
.gsl{padding:0 2px 8px;overflow:clip}
.goOn{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:14px;color:var(--mui-palette-text-secondary);li{padding-left:10px;border-left:3px solid var(--mui-palette-divider)}.known{color:var(--mui-palette-text-primary);border-color:var(--mui-palette-brand-main);font-weight:650}}
.columns{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(13rem,1fr));h3{margin-bottom:8px;font-size:14px;font-weight:700;color:var(--mui-palette-text-secondary)}ol{display:grid;gap:8px}li{height:98px}}}`

const tableStyle = `
table{width:100%;border-collapse:collapse;font-size:15px;
th,td{padding:8px 6px;text-align:right;font-weight:500;white-space:nowrap}
thead th{padding-block:6px;font-size:12px;color:var(--mui-palette-text-secondary)}
tr{border-bottom:1px solid var(--mui-palette-divider)}
tr>:first-child{text-align:left;padding-left:10px;width:3rem}
td:first-of-type{font-family:var(--display);font-weight:700;color:var(--mui-palette-text-secondary)}
th:nth-of-type(2),tbody th{text-align:left;white-space:normal;overflow-wrap:anywhere;width:100%}
thead th:nth-of-type(2){padding-left:10px}
tbody .face{margin-right:8px}
tbody th{padding-left:10px;font-weight:600;line-height:1.25}
td:last-of-type{font-weight:700}
td:last-of-type,thead th:last-of-type{padding-right:10px}
small{display:block;font-size:12px;font-weight:400;color:var(--mui-palette-text-secondary)}
[data-prospect=through]{color:var(--mui-palette-brand-main)}
[data-advances] td:first-of-type{box-shadow:inset 3px 0 0 var(--mark)}
.line{border-bottom:2px solid var(--mark)}
[data-empty]{color:var(--mui-palette-text-secondary);th{font-weight:400}}}
@media (max-width:479.95px){.wide{display:none}}
[data-advances]{--mark:var(--mui-palette-background-frame)}
[data-advances=certain]{--mark:var(--mui-palette-brand-main)}
[data-advances=lower]{--mark:var(--mui-palette-text-secondary)}
.legend{display:flex;flex-wrap:wrap;gap:4px 16px;margin-top:8px;font-size:13px;color:var(--mui-palette-text-secondary);li{padding-left:10px;border-left:3px solid var(--mark)}}`
