import { isOver, type Match } from '../bracket/model/match.ts'
import { lateness } from '../schedule/lateness.ts'
import { earlyEmpty } from './earlyEmpty.ts'
import { type EarlyBracket, type EarlyScene, momentFormat } from './earlyScene.ts'
import { type Html, html } from './html.ts'

/** More than a first screen can show. */
const maxPlanned = 24

/** The planned matches that are not over, by day and time. */
export function earlySchedule(scene: EarlyBracket): Html {
  const { cards, language, stored, textsOf } = scene
  const t = textsOf('schedule')
  const planned = stored.matches.flatMap(match => {
    const startsAt = match.startsAt ?? null
    return startsAt === null || isOver(match) || !cards.numbers.has(match.id) ? [] : [{ match, startsAt }]
  })
  if (planned.length === 0) return earlyEmpty(t('nothingPlanned'), t('nothingPlannedText'), toBracket(scene))
  const inOrder = planned.toSorted((one, other) => one.startsAt - other.startsAt).slice(0, maxPlanned)
  const dayOf = momentFormat(language, { weekday: 'long', day: 'numeric', month: 'long' })
  const days = [...Map.groupBy(inOrder, ({ startsAt }) => dayOf.format(startsAt))].map(
    ([day, rows]) =>
      html`<section><h2>${day}</h2><ol>${rows.map(({ match, startsAt }) => rowOf(scene, match, startsAt))}</ol></section>`,
  )
  return html`<div class="schedule"><p class="calendar" aria-hidden="true">${t('addToCalendar')}</p>${days}</div>`.styled(
    scheduleStyle,
  )
}

/** What the tab of the schedule says where there is no bracket. */
export function earlyNoSchedule(scene: EarlyScene): Html {
  const t = scene.textsOf('schedule')
  return earlyEmpty(t('noBracket'), t('noBracketText'), toBracket(scene))
}

function toBracket({ competitionId, textsOf }: EarlyScene): Html {
  return html`<a href="/competitions/${competitionId}/bracket">${textsOf('schedule')('toBracket')}</a>`
}

function rowOf(scene: EarlyBracket, match: Match, startsAt: number): Html {
  const { asOf, competition, competitionId, language, texts, textsOf } = scene
  const t = textsOf('bracket')
  const late = lateness(match, asOf)
  const isRunning = match.status === 'running'
  const state = isRunning ? t('live') : late > 0 ? t('lateBy', { minutes: late }) : null
  const path = competition.selfService === null ? `bracket?match=${match.id}` : `matches/${match.id}`
  const time = momentFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return html`<li><a href="/competitions/${competitionId}/${path}"><time>${time.format(startsAt)}</time><span><b>${texts.headline(match)}</b><small>${texts.place(match)}${state !== null && html`<strong${isRunning && html` class="live"`}> · ${state}</strong>`}</small></span></a></li>`
}

const scheduleStyle = `
.schedule{display:grid;gap:24px;grid-template-columns:minmax(0,1fr);
h2{margin-bottom:8px}
a{display:grid;grid-template-columns:4.5rem minmax(0,1fr);align-items:center;gap:8px;box-sizing:border-box;min-height:56px;padding:6px 8px;color:var(--mui-palette-text-primary);text-decoration:none;border-bottom:1px solid var(--mui-palette-divider)}
time{font:650 1rem/1 var(--display);font-variant-numeric:tabular-nums;white-space:nowrap}
span{min-width:0}
b{display:block;font-weight:650;overflow-wrap:anywhere}
small{display:block;font-size:.875rem;line-height:1.43;color:var(--mui-palette-text-secondary)}
strong{color:var(--mui-palette-warning-main)}
.live{color:var(--mui-palette-brand-main)}}
.calendar{justify-self:start;box-sizing:border-box;min-height:44px;padding:9px 15px 9px 39px;border:1px solid;border-radius:6px;font-size:.875rem;font-weight:650;line-height:1.75;color:var(--mui-palette-primary-main)}`
