import { standings } from '../bracket/standings/standings.ts'
import { standingPlace } from '../wording/standingPlace.ts'
import { earlyFace } from './earlyFace.ts'
import type { EarlyBracket } from './earlyScene.ts'
import { type Html, html } from './html.ts'

/** The number of places that the page shows initially. */
const maxPlaces = 8

/** The final places, best first. */
export function earlyPlaces({ drawn, texts, textsOf }: EarlyBracket): Html | null {
  const t = textsOf('bracket')
  const all = standings(drawn)
  if (!all.some(({ state }) => state === 'placed')) return null
  const rows = all
    .slice(0, maxPlaces)
    .map(
      ({ teamId, state, ...place }) =>
        html`<li${place.worst === 1 && html` class="first"`}><i>${standingPlace(place)}</i><span>${earlyFace(texts.face(teamId))}${texts.team(teamId)}${state === 'playing' && html`<small> · ${t('stillPlaying')}</small>`}</span></li>`,
    )
  const isOver = all.every(({ state }) => state === 'placed')
  return html`<section class="aside places"><h2>${t(isOver ? 'places' : 'placesSoFar')}</h2><ol>${rows}</ol>${all.length > maxPlaces && html`<p class="more">${t('allPlaces', { places: all.length })}</p>`}</section>`.styled(
    placesStyle,
  )
}

const placesStyle = `
.places{display:grid;gap:12px;align-content:start;
li{display:grid;grid-template-columns:5.5rem minmax(0,1fr);align-items:baseline;padding:8px 0;border-bottom:1px solid var(--mui-palette-divider);font-weight:500}
.first{font-weight:750;i{color:var(--mui-palette-brand-main)}}
i{font:650 1.05rem/1 var(--display);font-variant-numeric:tabular-nums;color:var(--mui-palette-text-secondary)}
.face{margin-right:8px}
small{font-size:.875rem;font-weight:400;color:var(--mui-palette-text-secondary)}
.more{justify-self:start;box-sizing:border-box;min-height:44px;padding:9px 16px;border:1px solid;border-radius:6px;font-size:.875rem;font-weight:650;line-height:1.75}}`
