import { matchProgress } from '../bracket/agenda/matchProgress.ts'
import { drawsRounds, hasTable } from '../bracket/kinds/kindOf.ts'
import type { Stage } from '../bracket/model/stage.ts'
import { isOneElimination } from '../bracket/rounds/isOneElimination.ts'
import { currentStage } from '../bracket/stages/currentStage.ts'
import { roundsOfStage } from '../wording/stageRounds.ts'
import { stageTitle } from '../wording/stageTitle.ts'
import { earlyAgenda } from './earlyAgenda.ts'
import { earlyGroups } from './earlyGroups.ts'
import { earlyNotices } from './earlyNotices.ts'
import { earlyPlaces } from './earlyPlaces.ts'
import { earlyRounds, matchesOn } from './earlyRounds.ts'
import type { EarlyBracket } from './earlyScene.ts'
import { earlySwiss } from './earlySwiss.ts'
import { earlyTree } from './earlyTree.ts'
import { type Html, html } from './html.ts'

/**
 * The tab of the bracket: the matches that are on or, once it is over, the places, and the stage that is played. On a
 * phone the stage is a row of rounds, of which one is shown.
 */
export function earlyBracketTab(scene: EarlyBracket): Html {
  const { competition, drawn, rounds, textsOf } = scene
  const isRunning = competition.status === 'running'
  const stage = currentStage(drawn)
  const own = isOneElimination(drawn.shape) ? rounds : roundsOfStage(rounds, stage)
  const aside = isRunning ? earlyAgenda(scene) : earlyPlaces(scene)
  const tools = html`<p class="tools">${textsOf('bracket')('progress', matchProgress(drawn))}</p>`
  return html`<div class="bracket" data-over="${String(!isRunning)}" data-on="${String(matchesOn(scene) > 0)}">${aside}${tools}${stagesOf(scene, stage)}${earlyNotices(scene, stage)}${earlyRounds(scene, stage, own)}<div class="whole">${whole(scene, stage)}</div></div>`.styled(
    tabStyle,
  )

  function whole(of: EarlyBracket, shown: Stage): Html {
    if (drawsRounds(shown)) return earlySwiss(of, shown)
    if (hasTable(shown) || shown.groups.length > 1 || shown.kind === 'gsl') return earlyGroups(of, shown, own)
    return earlyTree(of, own)
  }
}

function stagesOf({ drawn: { shape }, textsOf }: EarlyBracket, current: Stage): Html | null {
  if (shape.stages.length === 1) return null
  const names = shape.stages.map(
    stage =>
      html`<span${stage === current && html` class="current"`}>${stageTitle(textsOf('stages'), shape, stage)}</span>`,
  )
  return html`<p class="stages">${names}</p>`
}

/** A phone shows the rounds above the matches, which come before them. Nothing is shown until both are there, so that nothing moves. */
const tabStyle = `
.bracket{display:grid;gap:16px;grid-template-columns:minmax(0,1fr);align-content:start}
.bracket:not(:has(>.whole)){visibility:hidden}
.tools{display:flex;align-items:center;min-height:32px;color:var(--mui-palette-text-secondary);line-height:1.55}
.stages{justify-self:start;display:flex;max-width:100%;overflow:clip;
span{min-height:44px;box-sizing:border-box;display:flex;align-items:center;padding:11px 16px;border:1px solid var(--mui-palette-divider);font-size:.875rem;font-weight:600;line-height:1.75;white-space:nowrap;color:var(--mui-palette-text-secondary)}
.current{color:var(--mui-palette-text-primary);background:color-mix(in srgb,currentColor 16%,transparent)}
span:first-child{border-radius:6px 0 0 6px}span:last-child{border-radius:0 6px 6px 0}span+span{margin-left:-1px}}
@media (max-width:699.95px){.whole{display:none}.stages{order:1}.rounds{order:2}.aside{order:3;margin-top:-4px}.tools{order:4;margin-top:-4px}:is(.list,.tables){order:5;margin-top:-4px}[data-over=true]{.aside{order:0;margin-top:0}}[data-over=false][data-on=false]{.aside{display:none}}}
@media (min-width:700px){:is(.rounds,.list,.tables){display:none}}
@media (min-width:1100px){.bracket{column-gap:24px;grid-template-columns:320px minmax(0,1fr);grid-template-rows:repeat(8,auto) 1fr}.bracket>*{grid-column:2}.bracket>.aside{grid-area:1/1/10/2}}`
