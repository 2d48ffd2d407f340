import { matchAgenda, matchesAtFirst } from '../bracket/agenda/matchAgenda.ts'
import { minutesSince } from '../bracket/agenda/minutesSince.ts'
import { roundKey } from '../bracket/rounds/roundKey.ts'
import { agendaLateness } from '../schedule/lateness.ts'
import { watchedState } from '../wording/watchedState.ts'
import { earlyFace } from './earlyFace.ts'
import type { EarlyBracket } from './earlyScene.ts'
import { type Html, html } from './html.ts'

/** The matches that are on and can begin, by their rounds, and those that wait for a team. */
export function earlyAgenda(scene: EarlyBracket): Html {
  const { asOf, cards, competition, competitionId, stored, texts, textsOf } = scene
  const t = textsOf('bracket')
  const drawn = stored.matches.filter(({ id }) => cards.numbers.has(id))
  const { running, ready, waiting } = matchAgenda(drawn, {
    stages: stored.shape.stages,
    now: asOf,
    startDate: competition.startDate,
    createdAt: stored.shape.createdAt,
  })
  const link = (id: string) => `/competitions/${competitionId}/matches/${id}`
  const rows = [...running, ...ready]
  const rounds = [
    ...Map.groupBy(
      rows.slice(0, matchesAtFirst.spectator),
      ({ match }) => `${roundKey(match)} ${match.group}`,
    ),
  ]
  const inRounds = rounds.map(([, inRound]) => {
    const items = inRound.map(({ match, late, since }) => {
      const state = watchedState(t, texts, match, { late, minutes: minutesSince(since, asOf) })
      return html`<li><a data-status="${match.status}" href="${link(match.id)}"><span>${sidesOf(scene, match)}</span><span>${state}</span></a></li>`
    })
    return html`<div><h3>${inRound[0] && texts.round(inRound[0].match)}</h3><ul>${items}</ul></div>`
  })
  const waits = waiting.slice(0, matchesAtFirst.waiting).map(match => {
    const where = [texts.place(match), texts.start(match) ?? []].flat().join(' · ')
    return html`<li><a href="${link(match.id)}"><small>${where}</small>${texts.teams(match)}</a></li>`
  })
  const behind = agendaLateness(drawn, asOf)
  const isPlanned = drawn.some(({ startsAt }) => startsAt != null)
  const counts = t('agendaCountsSoon', { running: running.length, ready: ready.length })
  return html`<section class="aside agenda"><h2>${t('agenda')}</h2><p${isPlanned && html` class="planned"`}>${counts}${behind > 0 && html`<b> · ${t('agendaLateBy', { minutes: behind })}</b>`}</p>${rounds.length > 0 && html`<div class="now">${inRounds}</div>`}${rows.length > matchesAtFirst.spectator && html`<p class="more">${t('agendaMore', { matches: rows.length - matchesAtFirst.spectator })}</p>`}${waits.length > 0 && html`<div class="waiting"><h3>${t('agendaWaiting', { matches: waiting.length })}</h3><ul>${waits}</ul></div>`}</section>`.styled(
    agendaStyle,
  )
}

function sidesOf(
  { texts }: EarlyBracket,
  match: Parameters<EarlyBracket['texts']['written']>[0],
): readonly Html[] {
  return ([0, 1] as const).map(side => {
    const { teamId, text, outcome, mark } = texts.written(match, side)
    return html`<span>${earlyFace(texts.face(teamId))}<b${outcome === 'won' && html` class="won"`}>${text}</b> ${mark !== null && html`<output>${mark}</output>`} </span>`
  })
}

const agendaStyle = `
.agenda{display:grid;gap:8px;align-content:start;grid-template-columns:minmax(0,1fr);
h2+p{margin-top:-8px;line-height:1.55;color:var(--mui-palette-text-secondary);b{color:var(--mui-palette-warning-main)}}
h3{margin-bottom:4px;font-size:.8125rem;font-weight:650;color:var(--mui-palette-text-secondary)}
ul{display:grid;gap:8px;grid-template-columns:repeat(auto-fill,minmax(min(100%,280px),1fr))}
a{color:var(--mui-palette-text-primary);text-decoration:none}
.now{display:grid;gap:12px;grid-template-columns:minmax(0,1fr)}
.now a{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,6.5rem);align-items:center;gap:8px;box-sizing:border-box;min-height:56px;padding:0 10px;font-size:.9375rem;background:var(--mui-palette-background-paper);border:1px solid var(--mui-palette-divider);border-radius:6px;
&>:last-child{font-size:.8125rem;line-height:1.25;text-align:right;color:var(--mui-palette-text-secondary)}
&[data-status=running]{border-color:var(--mui-palette-brand-main);&>:last-child{color:var(--mui-palette-brand-main);font-weight:650}}
span span{display:flex;align-items:center;gap:6px;line-height:22px}
b{flex:1 1 0;min-width:0;font-weight:600;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.won{color:var(--mui-palette-brand-main)}
output{min-width:1.4em;text-align:center;font-weight:750}}
.more{justify-self:start;box-sizing:border-box;min-height:44px;padding:9px 16px;border:1px solid;border-radius:6px;font-size:.875rem;font-weight:650;line-height:1.75}
.waiting{h3{font-size:.875rem}ul{gap:0 8px}a{display:grid;align-content:center;min-height:44px;box-sizing:border-box;padding:4px 12px;overflow-wrap:anywhere}small{font-size:.8125rem;color:var(--mui-palette-text-secondary)}}}
@media (max-width:699.95px){.agenda h2,.agenda>h2+p:not(.planned){position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden;white-space:nowrap}.agenda>h2+.planned{margin-top:0}}`
