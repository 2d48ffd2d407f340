import type { Match, Side } from '../bracket/model/match.ts'
import { winsNeeded } from '../bracket/model/series.ts'
import { isCounted } from '../card/matchResult.ts'
import { teamFace } from '../team/teamFace.ts'
import { earlyFace } from './earlyFace.ts'
import type { EarlyBracket } from './earlyScene.ts'
import { type Html, html } from './html.ts'

/** The head of a match's page: both teams, with the score between them. Null if the bracket shows no such match. */
export function earlyMatch(bracket: EarlyBracket, matchId: string | null): Html | null {
  const { cards, competition, competitionId, drawn, textsOf, texts } = bracket
  const match = matchId === null ? undefined : drawn.matches.get(matchId)
  if (match === undefined || !cards.numbers.has(match.id)) return null
  const t = textsOf('bracket')
  const start = texts.start(match)
  const facts = [texts.round(match), texts.length(match)].join(' · ')
  const inBracket = `/competitions/${competitionId}/bracket?match=${encodeURIComponent(match.id)}`
  return html`<section class="match" data-game="${competition.game}" data-status="${match.status}"><div><div><h2>${texts.number(match)}</h2> <p>${facts}</p>${start !== null && html` <p>${t('startsAt', { time: start })}</p>`}</div><a href="${inBracket}">${textsOf('matchRoom')('showInBracket')}</a></div><div class="teams">${teamOf(bracket, match, 0)}${scoreOf(bracket, match)}${teamOf(bracket, match, 1)}</div></section><div class="skeleton" aria-hidden="true"><i></i><i></i><i></i></div>`.styled(
    matchStyle,
  )
}

function teamOf({ texts, textsOf }: EarlyBracket, match: Match, side: Side): Html {
  const { teamId, text, seed, outcome } = texts.written(match, side)
  const facts = [
    seed === null ? [] : textsOf('bracket')('seed', { seed }),
    texts.fact(match, side) ?? [],
  ].flat()
  const isLong = text.split(/[\s-]+/).some(word => word.length > 9)
  return html`<div class="team"${isLong && html` data-long`}${(teamId === null || outcome === 'lost') && html` data-pale`}>${teamId !== null && earlyFace(texts.face(teamId) ?? teamFace(text), 'large')}<div><b title="${text}">${text}</b> <p>${facts.join(' · ')}</p></div></div>`
}

function scoreOf({ texts }: EarlyBracket, match: Match): Html {
  const result = (side: Side) => {
    const { mark } = texts.written(match, side)
    return html`<output${match.winner === side && html` data-leads`}>${mark}</output>`
  }
  const score = isCounted(match)
    ? html`<p>${result(0)}<span>:</span>${result(1)}</p>`
    : html`<p><span>VS</span></p>`
  return html`<div class="score">${score}${isCounted(match) && match.bestOf > 1 && gamesOf(match)} <small>${texts.status(match)}</small></div>`
}

/** A mark for each game that a side needs, filled once it is won. */
function gamesOf({ bestOf, score }: Match): Html {
  const marks = Array.from({ length: winsNeeded(bestOf) }, (_, index) => index)
  const of = (side: Side) =>
    html`<span>${marks.map(index => html`<i${index < score[side] && html` data-won`}></i>`)}</span>`
  return html`<div class="games" aria-hidden="true">${of(0)}${of(1)}</div>`
}

const matchStyle = `
.match{display:grid;gap:12px;padding:12px;border:1px solid var(--mui-palette-divider);border-radius:12px;background:linear-gradient(105deg,color-mix(in srgb,var(--game) 12%,transparent),transparent 62%) var(--mui-palette-background-paper);--game:var(--mui-palette-csgo-main);
&[data-game=dota2]{--game:var(--mui-palette-dota2-main)}
&>:first-child{display:flex;align-items:center;gap:8px;p{color:var(--mui-palette-text-secondary)}&>div{flex:1 1 auto;min-width:0;display:flex;flex-wrap:wrap;column-gap:8px}a{flex-shrink:0;padding:6px 8px;line-height:32px;font-size:.875rem;font-weight:650;text-decoration:none}}
h2{font-family:inherit;font-size:1rem;font-weight:700;line-height:1.5}}
.teams{display:grid;gap:8px;align-items:start;grid-template-columns:minmax(0,1fr) auto minmax(0,1fr)}
.team{display:grid;justify-items:center;gap:6px;min-width:0;text-align:center;
.face{--size:48px}
b{display:block;font-size:clamp(.75rem,3.6vw,1rem);line-height:1.25;hyphens:auto;overflow-wrap:anywhere}
&[data-long] b{font-size:clamp(.6875rem,3vw,1rem)}
&[data-pale] b{color:var(--mui-palette-text-secondary)}
p{min-height:1.43em;font-size:.875rem;line-height:1.43;color:var(--mui-palette-text-secondary)}}
.score{display:grid;justify-items:center;gap:8px;
&>p{display:flex;align-items:center;font-family:var(--display);font-weight:700;font-variant-numeric:tabular-nums;line-height:1}
&>p>span{font-size:2rem;color:var(--mui-palette-text-secondary)}
output{min-width:1.4em;text-align:center;font-size:clamp(2.25rem,1.5rem + 3vw,4rem);&[data-leads]{color:var(--mui-palette-brand-main)}}
small{font-size:.875rem;font-weight:650;color:var(--mui-palette-text-secondary)}}
.games{display:flex;gap:16px;span{display:flex;gap:4px}span:first-child{flex-direction:row-reverse}i{width:14px;height:6px;border-radius:3px;background:var(--mui-palette-divider)}i[data-won]{background:var(--mui-palette-brand-main)}}
.match+.skeleton{margin-top:16px}
[data-status=running] .score small{color:var(--mui-palette-brand-main)}
@media (min-width:600px){.match{padding:16px}}
@media (min-width:900px){.match{gap:16px;padding:24px}.teams{column-gap:24px}.team{display:flex;gap:16px;text-align:start;.face{--size:72px}b,&[data-long] b{font-family:var(--display);font-size:clamp(1.1rem,.6rem + .9vw,1.5rem)}&:last-child{flex-direction:row-reverse;text-align:end}}}`
