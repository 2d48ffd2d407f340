import { championsOf } from '../competition/champions.ts'
import { entryOf } from '../entry/entryOf.ts'
import { championTitle } from '../wording/championTitle.ts'
import { headFacts } from '../wording/competitionFacts.ts'
import { requiredText } from '../wording/requiredText.ts'
import { type EarlyScene, writtenMoment } from './earlyScene.ts'
import { earlyStatus } from './earlyStatus.ts'
import { type Html, html } from './html.ts'
import { trophy } from './trophy.ts'

/**
 * The head of every page of a competition: its name and status and, while it is open and unless `isCompact`, facts and
 * the way to join.
 */
export function earlyHead(scene: EarlyScene, { isCompact = false } = {}): Html {
  const { competition, textsOf } = scene
  const { game, name } = competition
  const isOpen = competition.status === 'registration' && !isCompact
  const label = earlyStatus(scene, competition)
  const heading = html`<h1>${name}</h1>`
  if (!isOpen) return html`<header data-game="${game}">${heading}${label}</header>`.styled(headStyle)
  return html`<header data-game="${game}" class="open"><p><b>${textsOf('common')(`game_${game}`)}</b>${label}</p>${heading}${factsOf(scene)}${joiningOf(scene)}</header>`
    .styled(headStyle)
    .styled(openStyle)
}

function factsOf({ competition, textsOf, asOf, language }: EarlyScene): Html {
  const start = writtenMoment(competition.startDate, { asOf, language, dated: true })
  const facts = [start, ...headFacts(textsOf('competition'), textsOf('common'), competition)]
  return html`<p class="facts">${facts.map(fact => html`<span>${fact}</span>`)}</p>`
}

/** The button of strangers. Those who are remembered as signed in see what applies to them once it is known. */
function joiningOf({ asOf, competition, competitionId, textsOf, language }: EarlyScene): Html {
  const entry = entryOf(competition, { now: asOf })
  const t = textsOf('competition')
  if (!entry.ok && entry.code !== 'invitation-required') return html`<p class="join">${t(entry.code)}</p>`
  const next = encodeURIComponent(`/competitions/${competitionId}/teams?join`)
  const texts = { competition: t, ranks: textsOf('ranks'), language }
  const { rules } = competition
  const required = requiredText(texts, competition)
  const accepted = html`<span>${texts.competition('acceptRules')} <a href="/competitions/${competitionId}/rules">${texts.competition('theRules')}</a></span>`
  return html`<p class="join">${!entry.ok && `${t(entry.code)} `}<a href="/auth/signup?next=${next}">${t(entry.ok ? `join_${entry.value}` : 'enterCode')}</a>${required && html`<span>${required}</span>`}${rules !== '' && accepted}</p>`
}

export function earlyChampion({ competition, textsOf }: EarlyScene): Html | null {
  const champions = championsOf(competition)
  if (champions.length === 0) return null
  const isLong = champions.some(({ name }) => name.split(' ').some(word => word.length > 10))
  const isOne = competition.champion !== null
  const titles = champions.map(
    champion => html`<p>${championTitle(textsOf('competition'), champion)}<b>${champion.name}</b></p>`,
  )
  return html`<section class="champion"${isLong && html` data-long`}${!isOne && html` data-several`}>${trophy}${isOne ? titles : html`<div>${titles}</div>`}</section>`.styled(
    championStyle,
  )
}

const headStyle = `
header{position:relative;overflow:hidden;margin:12px 0 8px;padding:4px 52px 4px 12px;min-height:50px;display:flex;flex-wrap:wrap;align-content:center;align-items:center;gap:2px 12px;background:var(--mui-palette-background-paper);border:1px solid var(--mui-palette-divider);border-left:5px solid var(--game);border-radius:6px;--game:var(--mui-palette-csgo-main)}
header[data-game=dota2]{--game:var(--mui-palette-dota2-main)}
h1{max-width:100%;font-size:1rem;line-height:1.12;overflow-wrap:anywhere}
header:not(.open)>h1{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.status{line-height:1.25}
@media (min-width:900px){header{min-height:64px;padding-block:4px}header:not(.open) h1{font-size:1.25rem}}`

const openStyle = `
.open{display:grid;grid-template-columns:minmax(0,1fr);gap:10px;padding:12px;background:linear-gradient(105deg,color-mix(in srgb,var(--game) 16%,transparent),transparent 62%) var(--mui-palette-background-paper)}
.open>p:first-child{display:flex;flex-wrap:wrap;align-items:center;gap:2px 16px;margin:0 52px -6px 0;b{display:inline-flex;align-items:center;gap:6px;color:var(--game)}b:before{content:"";width:10px;height:10px;transform:skewX(-14deg);background:currentColor}.status{line-height:1.5}}
.open h1{max-width:min(29.6em,100% - 52px);font-size:clamp(1.35rem,1rem + 1.8vw,2.5rem);text-wrap:balance}
.facts{overflow:hidden;white-space:nowrap;text-overflow:ellipsis;line-height:1.5;font-size:.875rem;font-weight:650;span+span:before{content:"·";margin:0 6px;color:var(--mui-palette-text-secondary)}span:nth-child(4){display:none}}
.join{display:flex;flex-wrap:wrap;align-items:center;gap:8px;min-height:44px;color:var(--mui-palette-text-secondary);span{flex-basis:100%;padding:8px 8px 8px 0}>a{display:inline-block;padding:12px 24px;border-radius:6px;background:var(--mui-palette-primary-main);color:var(--mui-palette-primary-contrastText);font-weight:650;font-size:.9375rem;line-height:1.75;text-decoration:none}}
html[data-returns] & .join{visibility:hidden}
@media (min-width:600px){.join span{flex-basis:auto}.open{padding:12px 16px 12px 20px}.facts{font-size:1rem;span:nth-child(4){display:inline}}}
@media (min-width:900px){.open{margin-top:16px;padding-block:16px}}`

const championStyle = `
.champion{position:relative;overflow:hidden;display:flex;flex-wrap:wrap;align-items:center;gap:12px 16px;margin-bottom:16px;padding:16px;border-radius:6px;background:var(--mui-palette-brand-main);color:var(--mui-palette-brand-contrastText);svg{width:48px;fill:currentColor}
p{flex:1 1 0;min-width:160px;font-size:.75rem;font-weight:650;letter-spacing:.08em;line-height:1.6;text-transform:uppercase}
b{display:block;font-size:clamp(1.4rem,1rem + 3vw,2.75rem);line-height:1.12;letter-spacing:0;text-transform:none;overflow-wrap:anywhere}
&[data-long] b{font-size:clamp(1.05rem,.5rem + 2.8vw,2.75rem)}
&[data-several]{div{display:grid;flex:1 1 0;gap:12px 24px;grid-template-columns:repeat(auto-fill,minmax(min(240px,100%),1fr))}b{font-size:1.25rem}&[data-long] b{font-size:1.05rem}}}
@media (max-width:599.95px){.champion{padding-bottom:72px}}
@media (min-width:600px){.champion{gap:24px;padding:28px 200px 28px 32px;svg{width:72px}}}`
