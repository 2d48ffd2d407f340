import { languageNames } from '../wording/languageNames.ts'
import { broadcastName } from '../wording/broadcastName.ts'
import { namedMatches } from '../wording/namedMatches.ts'
import { earlyEmpty } from './earlyEmpty.ts'
import type { EarlyScene } from './earlyScene.ts'
import { type Html, html } from './html.ts'

/** The tab of the commentators: those who have confirmed, and how strangers offer to commentate. */
export function earlyCommentators(scene: EarlyScene): Html {
  const { bracket, competition, competitionId, language, publicCommentators, teams, textsOf } = scene
  const [t, common] = [textsOf('commentators'), textsOf('common')]
  const next = encodeURIComponent(`/competitions/${competitionId}/commentators`)
  const offer =
    competition.seeksCommentators &&
    html`<div class="offer"><h2>${t('seeking')}</h2><p>${t('seekingText')}</p><a href="/auth/signin?next=${next}">${t('signInToOffer')}</a></div>`
  const named = bracket && namedMatches(t, textsOf('bracket'), { ...bracket, teams })
  const cards = publicCommentators
    .toSorted((one, other) => one.confirmedAt - other.confirmedAt)
    .map(({ broadcastLink, displayName, languages, matches }) => {
      const name = displayName ?? common('deletedPlayer')
      const channel = broadcastName(t, broadcastLink)
      const chosen = matches?.bracketId === competition.bracketId ? matches?.matchIds : undefined
      const shown = named?.filter(({ id }) => chosen?.includes(id)).map(each => html`<p>${each.name}</p>`)
      return html`<li><i aria-hidden="true">${[...name.trim()][0]?.toUpperCase()}</i><div><h3>${name}</h3><span>${channel !== null && html`<a href="${broadcastLink}" rel="noopener nofollow">${channel}</a>`}</span>${languages.length > 0 && html`<small>${languageNames(language, languages)}</small>`}${chosen === undefined ? html`<small>${t('wholeTournament')}</small>` : shown}</div></li>`
    })
  const list =
    cards.length === 0
      ? earlyEmpty(t('emptyTitle'), t('emptyViewer'))
      : html`<section><h2>${t('title')}</h2><ul>${cards}</ul></section>`
  return html`<div class="commentators">${offer}${list}</div>`.styled(commentatorsStyle)
}

const commentatorsStyle = `
.commentators{display:grid;gap:32px;max-width:960px;grid-template-columns:minmax(0,1fr);
section:not(.empty){display:grid;gap:16px;h2{font-size:clamp(1.25rem,1rem + 1.2vw,1.9rem);line-height:1.2}}
ul{display:grid;gap:12px;grid-template-columns:repeat(auto-fill,minmax(min(100%,24rem),1fr))}
li{display:flex;gap:16px;padding:12px;border-radius:6px;background:var(--mui-palette-background-paper);
i{display:grid;place-items:center;flex-shrink:0;width:56px;height:56px;border-radius:6px;font-style:normal;font-size:25.2px;line-height:1;background:var(--mui-palette-background-raised)}
div{min-width:0;flex-grow:1;display:grid;gap:4px;overflow-wrap:anywhere}
h3{margin:0;font-size:1.1rem;font-weight:650;line-height:1.55}
small,p{font-size:.875rem;line-height:1.43}small{color:var(--mui-palette-text-secondary)}}}
.offer{display:grid;gap:12px;justify-items:start;padding:16px;border-radius:6px;background:var(--mui-palette-background-paper);
p{line-height:1.55;color:var(--mui-palette-text-secondary)}
a{padding:6px 16px;border-radius:6px;background:var(--mui-palette-primary-main);color:var(--mui-palette-primary-contrastText);font-size:.875rem;font-weight:650;line-height:1.75;text-decoration:none}}
html[data-returns] & .offer{visibility:hidden}
@media (min-width:600px){.commentators li{padding:16px}}
@media (min-width:900px){.commentators{gap:40px}}`
