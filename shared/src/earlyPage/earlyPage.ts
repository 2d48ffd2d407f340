import { mainTab } from '../competition/mainTab.ts'
import { earlyAbout } from './earlyAbout.ts'
import { earlyBracketTab } from './earlyBracketTab.ts'
import { earlyDraft } from './earlyDraft.ts'
import { earlyCommentators } from './earlyCommentators.ts'
import { earlyLive } from './earlyLive.ts'
import { earlyNoBracket } from './earlyNoBracket.ts'
import { earlyDesk, earlyNotYours } from './earlyNotYours.ts'
import { earlyMatch } from './earlyMatch.ts'
import { earlyTeams } from './earlyTeams.ts'
import { earlyChampion, earlyHead } from './earlyHead.ts'
import { earlyRules } from './earlyRules.ts'
import { type EarlyScene, earlyBracket } from './earlyScene.ts'
import { earlyNoSchedule, earlySchedule } from './earlySchedule.ts'
import { earlyStyle } from './earlyStyle.ts'
import { earlyTexts } from './earlyTexts.ts'
import { type Html, html } from './html.ts'

/**
 * The placeholder before the end of the body of shells that support early pages. The code in these shells removes the
 * early page.
 */
export const earlyPlace = '<!--early-page-->'

/** Grey rows, which say nothing, where the page shows its own while it loads. */
const skeleton = html`<div class="skeleton" aria-hidden="true"><i></i><i></i><i></i><i></i></div>`

/**
 * Renders the first screen of a competition's page as HTML, to be shown before any code of the page has loaded, or
 * instead of it. It looks like the page that replaces it, states the time of its data, and has working links. `tab` is
 * the path segment after the id; empty for the competition's main page. `matchId` is that of a match's page.
 */
export function earlyPage(
  scene: EarlyScene,
  { tab: segment, matchId = null }: { readonly tab: string; readonly matchId?: string | null },
): string {
  const { asOf, competition, language } = scene
  const tab = segment || mainTab(competition)
  const time = new Intl.DateTimeFormat('ru', { timeStyle: 'medium', timeZone: 'Europe/Moscow' }).format(asOf)
  const { markup, styles } =
    tab === 'desk'
      ? earlyDesk(scene)
      : html`<main>${earlyHead(scene, { isCompact: tab === 'draft' })}${earlyChampion(scene)}${tabsOf(scene, tab)}${contentOf(scene, tab, matchId) ?? skeleton}<small>${earlyTexts[language].asOf(time)}</small></main>`
  return `<early-page lang="${language}"><style>${earlyStyle(language, [...styles])}</style>${markup}</early-page>`
}

function contentOf(scene: EarlyScene, tab: string, matchId: string | null): Html | null {
  if (tab === 'teams') return earlyTeams(scene)
  if (tab === 'draft') return earlyDraft(scene)
  if (tab === 'about') return earlyAbout(scene)
  if (tab === 'rules') return earlyRules(scene)
  if (tab === 'commentators') return earlyCommentators(scene)
  if (tab === 'live') return earlyLive(scene)
  if (tab === 'people' || tab === 'history') return earlyNotYours(scene, tab)
  if (tab === 'matches' && scene.bracket !== null)
    return earlyMatch(earlyBracket(scene, scene.bracket), matchId)
  if (tab === 'schedule')
    return scene.bracket === null ? earlyNoSchedule(scene) : earlySchedule(earlyBracket(scene, scene.bracket))
  if (tab !== 'bracket') return null
  return scene.bracket === null ? earlyNoBracket(scene) : earlyBracketTab(earlyBracket(scene, scene.bracket))
}

function tabsOf({ competition, competitionId, bracket, textsOf }: EarlyScene, tab: string): Html {
  const t = textsOf('competition')
  const tabs = [
    ['teams', t('tabTeams'), competition.teamCount],
    ['bracket', t('tabBracket'), 0],
    ['commentators', t('tabCommentators'), 0],
    ['live', t('tabLive'), 0],
    ['about', t('tabAbout'), 0],
    ...(competition.rules === '' ? [] : [['rules', t('setting_rules'), 0] as const]),
    ...(bracket?.shape.schedule === undefined ? [] : [['schedule', t('tabSchedule'), 0] as const]),
  ] as const
  const links = tabs.map(
    ([path, label, count]) =>
      html`<a href="/competitions/${competitionId}/${path}"${path === tab && html` aria-current="page"`}>${label}${count > 0 && html` <span>${count}</span>`}</a>`,
  )
  return html`<nav aria-label="${t('tabs')}">${links}</nav>`
}
