import { type ListedCompetition, listStates, sectionsOfState } from '../competition/competitionList.ts'
import type { PublicList } from '../preview/publicList.ts'
import { earlyEmpty } from './earlyEmpty.ts'
import { earlyTournamentCard, type ListScene } from './earlyTournamentCard.ts'
import { type Html, html } from './html.ts'

interface Shown {
  /** What is shown elsewhere. */
  readonly without?: ListedCompetition | undefined
  /** Whether the page itself goes on with a section that has more. */
  readonly isWhole?: boolean
}

/** The sections of the public list. */
export function earlySections(
  { sections }: PublicList,
  scene: ListScene,
  { without, isWhole = false }: Shown = {},
): Html {
  const t = scene.textsOf('tournaments')
  if (sections.length === 0) {
    const create = html`<a class="button" href="/competitions/new">${t('create')}</a>`
    return earlyEmpty(t('emptyAllTitle'), t('emptyAllText'), create)
  }
  const drawn = sections.map(({ section, competitions, hasMore }) => {
    const shown = competitions.filter(each => each !== without)
    if (shown.length === 0) return null
    const state = listStates.find(each => sectionsOfState[each].includes(section))
    const more = html`<li class="more"><a href="?when=${state}">${t('showMore')}</a></li>`
    return html`<section><h2>${t(`section_${section}`)}</h2><ul>${shown.map(each => earlyTournamentCard(scene, each))}${hasMore && !isWhole && more}</ul></section>`
  })
  return html`<div class="sections">${drawn}</div>`.styled(sectionsStyle)
}

const sectionsStyle = `
.sections{display:grid;gap:32px;grid-template-columns:minmax(0,1fr);
h2{margin-bottom:16px}
ul{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr))}}
.more{grid-column:1/-1;a{display:inline-block;padding:5px 15px;border:1px solid;border-radius:6px;font-size:.875rem;font-weight:650;line-height:1.75;text-decoration:none}}`
