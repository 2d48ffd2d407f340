import { listStates, sectionsOfState } from '../competition/competitionList.ts'
import { sampleBracket } from '../preview/drawnBracket.ts'
import { featuredIn, type PublicList } from '../preview/publicList.ts'
import { earlyEmpty } from './earlyEmpty.ts'
import { type EarlyPartName, earlyPart } from './earlyPart.ts'
import { earlySmallBracket } from './earlySmallBracket.ts'
import { earlyTournamentCard, type ListScene } from './earlyTournamentCard.ts'
import { type Html, html } from './html.ts'

/** The parts of the home page that strangers see of the public list: what is played now, and all others. */
export function earlyHome(list: PublicList, scene: ListScene): Readonly<Record<EarlyPartName, string>> {
  return {
    featured: earlyPart(scene.language, featuredPart(list, scene)),
    list: earlyPart(scene.language, listPart(list, scene)),
  }
}

function featuredPart(list: PublicList, scene: ListScene): Html {
  const t = scene.textsOf('tournaments')
  const featured = featuredIn(list)
  const shown =
    featured === undefined
      ? html`<div class="featured sample"><p>${t('nothingPlayed')}</p>${earlySmallBracket(sampleBracket)}</div>`
      : html`<section class="featured" aria-label="${t('playedNow')}"><h2>${t('playedNow')}</h2><ul>${earlyTournamentCard(scene, featured, earlySmallBracket(list.drawn ?? []))}</ul></section>`
  return shown.styled(featuredStyle)
}

function listPart(list: PublicList, scene: ListScene): Html {
  const t = scene.textsOf('tournaments')
  const featured = featuredIn(list)
  if (list.sections.length === 0) {
    const create = html`<a class="create" href="/competitions/new">${t('create')}</a>`
    return earlyEmpty(t('emptyAllTitle'), t('emptyAllText'), create).styled(createStyle)
  }
  const sections = list.sections.map(({ section, competitions, hasMore }) => {
    const shown = competitions.filter(each => each !== featured)
    if (shown.length === 0) return null
    const state = listStates.find(each => sectionsOfState[each].includes(section))
    const more = html`<li class="more"><a href="?when=${state}">${t('showMore')}</a></li>`
    return html`<section><h2>${t(`section_${section}`)}</h2><ul>${shown.map(each => earlyTournamentCard(scene, each))}${hasMore && more}</ul></section>`
  })
  return html`<div class="sections">${sections}</div>`.styled(listStyle)
}

const featuredStyle = `
.featured>h2{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
& :is(.featured,ul){display:grid;grid-template-columns:minmax(0,1fr)}
&:has(.featured){grid-area:featured;min-width:0}
.featured{min-height:496px}
.sample{align-content:center;gap:24px;p{color:var(--mui-palette-text-secondary)}}
.cup>.small{margin-top:16px}`

const listStyle = `
.sections{display:grid;gap:32px;grid-template-columns:minmax(0,1fr);
h2{margin-bottom:16px}
ul{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr))}}
.more{grid-column:1/-1;a{display:inline-block;padding:5px 15px;border:1px solid;border-radius:6px;font-size:.875rem;font-weight:650;line-height:1.75;text-decoration:none}}`

const createStyle = `
.empty .create{padding:6px 16px;border:0;background:var(--mui-palette-primary-main);color:var(--mui-palette-primary-contrastText)}`
