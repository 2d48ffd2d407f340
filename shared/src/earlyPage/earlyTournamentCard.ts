import { championLogos, championsOf } from '../competition/champions.ts'
import type { ListedCompetition } from '../competition/competitionList.ts'
import { championNames } from '../wording/championTitle.ts'
import { listedFacts } from '../wording/listedFacts.ts'
import { earlyMotif } from './earlyMotif.ts'
import { type EarlyScene, writtenMoment } from './earlyScene.ts'
import { earlyStatus } from './earlyStatus.ts'
import { type Html, html } from './html.ts'
import { trophy } from './trophy.ts'

export type ListScene = Pick<EarlyScene, 'asOf' | 'language' | 'textsOf'>

/** A competition in a list, which leads to its page. `drawn` is its bracket, on a wide card. */
export function earlyTournamentCard(
  scene: ListScene,
  listed: ListedCompetition,
  drawn: Html | null = null,
): Html {
  const { asOf, language, textsOf } = scene
  const { game, id, name, startDate } = listed
  const champions = championNames(championsOf(listed))
  const [tournaments, competition, common] = [
    textsOf('tournaments'),
    textsOf('competition'),
    textsOf('common'),
  ]
  const start = writtenMoment(startDate, { asOf, language, dated: true, weekday: true })
  const first =
    champions === ''
      ? html`<span>${tournaments('starts')}: ${start}</span>`
      : html`<span class="won">${trophy}${championLogos(listed).map(logo => html`<img src="${logo}" alt="" width="20" height="20"/>`)}<span>${champions}</span></span>`
  const facts = listedFacts({ tournaments, competition, common }, listed)
  return html`<li><a class="cup" data-game="${game}" href="/competitions/${id}">${earlyMotif(game)}<span class="top"><b>${common(`game_${game}`)}</b> ${earlyStatus(scene, listed)}</span><h3>${name}</h3><span class="facts">${first}${facts.map(fact => html`<span>${fact}</span>`)}</span>${drawn}</a></li>`.styled(
    cardStyle,
  )
}

const cardStyle = `
.cup{--game:var(--mui-palette-csgo-main);--strength:.22;position:relative;display:flex;flex-direction:column;box-sizing:border-box;min-width:0;height:100%;min-height:184px;padding:20px;color:var(--mui-palette-text-primary);text-decoration:none;background:var(--mui-palette-background-paper);border:1px solid var(--mui-palette-divider);border-top:4px solid var(--game);border-radius:6px;
&[data-game=dota2]{--game:var(--mui-palette-dota2-main)}
&>*{position:relative}
&>.motif{position:absolute}
h3{font:650 1.1rem/1.3 var(--display);overflow-wrap:anywhere;text-wrap:balance}}
.top{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 16px;margin-bottom:12px;
b{display:inline-flex;align-items:center;gap:6px;font-weight:700;color:var(--game)}
b:before{content:"";width:10px;height:10px;transform:skewX(-14deg);background:currentColor}}
.facts{display:grid;grid-template-columns:minmax(0,1fr);margin-top:auto;padding-top:16px;font-size:.9rem;overflow-wrap:anywhere;color:var(--mui-palette-text-secondary)}
.won{display:flex;align-items:center;gap:6px;font-weight:650;color:var(--mui-palette-brand-main);svg{width:1.25rem;height:1.25rem;flex-shrink:0;fill:currentColor}img{flex-shrink:0;object-fit:contain;border-radius:3px}span{min-width:0}}`
