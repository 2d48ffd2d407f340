import { sampleBracket } from '../preview/drawnBracket.ts'
import { featuredIn, type PublicList } from '../preview/publicList.ts'
import { type EarlyPartName, earlyPart } from './earlyPart.ts'
import { earlySections } from './earlySections.ts'
import { earlySmallBracket } from './earlySmallBracket.ts'
import { earlyTournamentCard, type ListScene } from './earlyTournamentCard.ts'
import { type Html, html } from './html.ts'

/** The parts of the home page that strangers see of the public list: what is played now, and all others. */
export function earlyHome(list: PublicList, scene: ListScene): Readonly<Record<EarlyPartName, string>> {
  return {
    featured: earlyPart(scene.language, featuredPart(list, scene)),
    list: earlyPart(scene.language, earlySections(list, scene, { without: featuredIn(list) })),
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

const featuredStyle = `
.featured>h2{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
& :is(.featured,ul){display:grid;grid-template-columns:minmax(0,1fr)}
&:has(.featured){grid-area:featured;min-width:0}
.featured{min-height:496px}
.sample{align-content:center;gap:24px;p{color:var(--mui-palette-text-secondary)}}
.cup>.small{margin-top:16px}`
