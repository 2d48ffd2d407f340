import { initialRound } from '../bracket/drawing/initialRound.ts'
import { hasTable } from '../bracket/kinds/kindOf.ts'
import type { Stage } from '../bracket/model/stage.ts'
import { roundKey } from '../bracket/rounds/roundKey.ts'
import type { BracketRound } from '../bracket/rounds/roundsOf.ts'
import { advancingPlaces } from '../bracket/stages/advancingPlaces.ts'
import { playableMatches } from '../bracket/stages/playableMatches.ts'
import { roundTab } from '../wording/roundTab.ts'
import { joinGroups } from '../wording/stageRounds.ts'
import { earlyCard } from './earlyCard.ts'
import { earlyTables } from './earlyGroups.ts'
import type { EarlyBracket } from './earlyScene.ts'
import { type Html, html } from './html.ts'

/** The numbers of tabs and of cards that a phone shows at first. */
const maxTabs = 5
const maxCards = 4

/** The number of matches that run, or can be played now. */
export function matchesOn({ competition, drawn, stored }: EarlyBracket): number {
  if (competition.status !== 'running') return 0
  const playable = playableMatches(drawn.shape.stages, stored.matches)
  return stored.matches.filter(({ status }) => status === 'running').length + playable.length
}

/**
 * What a phone shows of a stage: a tab for each of its rounds. While nothing is on, its tables follow, or the matches of
 * the round that is shown first.
 */
export function earlyRounds(scene: EarlyBracket, stage: Stage, rounds: readonly BracketRound[]): Html | null {
  const { drawn, textsOf } = scene
  const t = textsOf('bracket')
  const joined = stage.groups.length > 1 || hasTable(stage) ? joinGroups(rounds) : rounds
  const onNow = matchesOn(scene)
  const table = tableName(scene, stage)
  const shown = onNow > 0 || table !== null ? undefined : initialRound(joined, drawn.matches)
  const nowTab = onNow > 0 && tab(t('agendaNow'), t('agendaNowCount', { count: onNow }), true, true)
  const tabs = joined.map(round => {
    const ids = round.matches.map(({ id }) => id)
    const { name, progress, isRunning: runs } = roundTab(t, round, ids, drawn.matches)
    return tab(name, progress, round === shown, runs)
  })
  const all = [nowTab, table !== null && tab(table, null, onNow === 0, false), ...tabs]
  const at = shown === undefined ? 0 : Math.max(0, joined.indexOf(shown) - 2)
  return html`<p class="rounds" aria-hidden="true">${all.slice(at, at + maxTabs)}</p>${shown && list(scene, shown)}${onNow === 0 && table !== null && earlyTables(scene, stage)}`.styled(
    roundsStyle,
  )
}

function tab(name: string, progress: string | null, isShown: boolean, isRunning: boolean): Html {
  return html`<span${isShown && html` class="current"`}>${name}<small${isRunning && html` class="running"`}>${progress}</small></span>`
}

function list(scene: EarlyBracket, { matches, ...round }: BracketRound): Html {
  const current = matches.slice(0, maxCards).flatMap(({ id }) => scene.drawn.matches.get(id) ?? [])
  return html`<ol class="list" data-round="${roundKey(round)}">${current.map(match => html`<li>${earlyCard(scene, match)}</li>`)}</ol>`
}

/** The name of the tab before the rounds, of a stage that has one. */
function tableName({ drawn: { shape }, textsOf }: EarlyBracket, stage: Stage): string | null {
  const t = textsOf('stages')
  if (hasTable(stage)) return t('table')
  const goesOn = stage.kind === 'gsl' && advancingPlaces(shape, stage).some(places => places.size > 0)
  return goesOn ? t('goOn') : null
}

const roundsStyle = `
.rounds{display:flex;gap:8px;overflow:clip;margin:0 -16px;padding:2px 16px;
span{flex-shrink:0;display:grid;gap:2px;box-sizing:border-box;min-height:48px;padding:6px 14px;font-size:14px;font-weight:600;color:var(--mui-palette-text-secondary);border:1px solid var(--mui-palette-divider);border-radius:6px}
.current{color:var(--mui-palette-text-primary);border-color:var(--mui-palette-brand-main);background:var(--mui-palette-background-paper)}
small{font-size:12px;font-weight:400}
.running{color:var(--mui-palette-brand-main);font-weight:700}}
.list{display:grid;gap:12px;li{height:112px}}`
