import { matchOnAir, upNext } from '../bracket/broadcast/matchOnAir.ts'
import { isOver, type Match, type Side } from '../bracket/model/match.ts'
import { shortResult } from '../card/matchResult.ts'
import { commentatorsOfMatch } from '../commentators/commentatorsOfMatch.ts'
import { playerUrl, readBroadcast } from '../live/broadcast.ts'
import { type LiveLink, linkFor, linkName } from '../live/liveLinks.ts'
import { hasUnlinkedStream, letterOf, streamsOf } from '../live/streamsOf.ts'
import { languageNames } from '../wording/languageNames.ts'
import { matchHint } from '../wording/matchHint.ts'
import { earlyFace } from './earlyFace.ts'
import { earlyEmpty } from './earlyEmpty.ts'
import { type EarlyBracket, type EarlyScene, earlyBracket } from './earlyScene.ts'
import { type Html, html } from './html.ts'

/** The tab of the broadcasts: the place of the player with links to all, and the match that the chosen one shows. */
export function earlyLive(scene: EarlyScene): Html {
  const { bracket, competition, language, textsOf } = scene
  const t = textsOf('live')
  const link = linkFor(competition.liveLinks, language)
  const broadcasts = link === null ? earlyEmpty(t('emptyTitle'), t('emptyViewer')) : broadcastsOf(scene, link)
  const match = bracket && shownOf(earlyBracket(scene, bracket), link?.stream ?? 0)
  return html`<div class="live">${broadcasts}${match !== null && html`<div class="shown">${match}</div>`}</div>`.styled(
    liveStyle,
  )
}

function broadcastsOf({ competition: { liveLinks }, language, textsOf }: EarlyScene, link: LiveLink): Html {
  const t = textsOf('live')
  const read = readBroadcast(link.url)
  const hasPlayer = read.ok && playerUrl(read.value, '') !== null
  const isYoutube = read.ok && read.value.service === 'youtube'
  const choices = liveLinks.map(
    each =>
      html`<a href="${each.url}"${each === link && html` aria-current="true"`}><b>${linkName(each)}</b><small>${languageNames(language, [each.lang])}</small></a>`,
  )
  return html`<div class="broadcasts">${choices.length > 1 && html`<div class="choice">${choices}</div>`}<div class="player">${!hasPlayer && html`<p>${t('noPlayer')}</p>`}</div><a class="watch" href="${link.url}">${t(isYoutube ? 'watchOnYoutube' : 'watchOnTwitch')}</a></div>`
}

/** The match of a stream and those after it; null where strangers see neither. */
function shownOf(scene: EarlyBracket, stream: number): Html | null {
  const { competition, publicCommentators, stored, texts, textsOf } = scene
  const t = textsOf('live')
  const match = matchOnAir(competition, stored.matches, stream)
  const hasUnlinked = hasUnlinkedStream(competition)
  if (match === null && !hasUnlinked) return null
  const castBy = (matchId: string) => {
    const names = commentatorsOfMatch(publicCommentators, competition, { matchId, stream }).map(
      ({ displayName }) => displayName ?? textsOf('common')('deletedPlayer'),
    )
    return names.length > 0 && html`<small>${t('commentatedBy', { names: names.join(', ') })}</small>`
  }
  const streams = streamsOf(competition).map(
    (title, each) =>
      html`<span${each === stream && html` aria-current="true"`}><b>${title ?? t('streamLetter', { letter: letterOf(each) })}</b></span>`,
  )
  const hint = match && matchHint(textsOf('bracket'), match)
  const games = match && texts.games(match)
  const next = upNext(competition, stored.matches, { stream, onAir: match }).map(
    each =>
      html`<li><b>${texts.teams(each)}</b><small>${texts.place(each)} · ${texts.start(each) ?? texts.status(each)}</small>${castBy(each.id)}</li>`,
  )
  return html`${hasUnlinked && html`<div class="choice streams">${streams}</div>`}<section><div><h2>${t(match !== null && isOver(match) ? 'lastOnAir' : 'onAir')}</h2> <p>${match === null ? t('nothingOnAir') : `${texts.place(match)} · ${texts.status(match)}`}</p></div>${match !== null && html`<ul>${slotOf(scene, match, 0)}${slotOf(scene, match, 1)}</ul>${games !== null && html`<small>${games}</small>`}${hint !== null && html`<p>${hint}</p>`}${castBy(match.id)}`}</section>${next.length > 0 && html`<section class="next"><h2>${t('upNext')}</h2><ul>${next}</ul></section>`}`
}

function slotOf({ texts, textsOf }: EarlyBracket, match: Match, side: Side): Html {
  const { teamId, text, seed, outcome, result } = texts.written(match, side)
  const facts = [
    seed === null ? [] : textsOf('bracket')('seed', { seed }),
    texts.fact(match, side) ?? [],
  ].flat()
  return html`<li${(teamId === null || outcome === 'lost') && html` data-pale`}>${earlyFace(texts.face(teamId), 'small')}<div><b>${text}</b><small>${facts.join(' · ')}</small></div><output${match.winner === side && html` data-leads`}>${shortResult(result)}</output></li>`
}

const liveStyle = `
.live{display:flex;flex-wrap:wrap;align-items:flex-start;gap:24px;
&>:first-child{flex:999 1 640px;min-width:min(100%,320px)}
p{line-height:1.55;color:var(--mui-palette-text-secondary)}
small{display:block;font-size:.875rem;line-height:1.43;color:var(--mui-palette-text-secondary)}
b{font-weight:650;overflow-wrap:anywhere}}
.broadcasts{display:grid;gap:12px;justify-items:start}
.choice{display:flex;flex-wrap:wrap;gap:8px;&>*{display:grid;align-content:center;box-sizing:border-box;min-height:48px;padding:6px 16px;line-height:1.55;text-decoration:none;border:1px solid var(--mui-palette-divider);border-radius:6px}[aria-current]{border-color:var(--mui-palette-brand-main);background:var(--mui-palette-background-paper)}}
.streams>*{min-height:40px;padding-block:0}
.player{display:flex;width:100%;aspect-ratio:16/9;max-height:calc(100dvh - 300px);min-height:200px;border-radius:6px;background:var(--mui-palette-background-raised);p{margin:auto;padding:24px;max-width:44ch;text-align:center}}
.watch{margin-top:-4px;padding:6px 8px 6px 32px;font-size:.875rem;font-weight:650;line-height:1.75;text-decoration:none}
.shown{flex:1 1 300px;min-width:0;display:grid;gap:24px;align-content:start;
section{display:grid;gap:12px}
section>div{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 16px}
ul{display:grid;gap:8px}
section:not(.next) li{--size:32px;display:flex;align-items:center;gap:8px;box-sizing:border-box;min-height:72px;padding:8px 8px 8px 16px;border-radius:6px;background:var(--mui-palette-background-raised);b{line-height:1.55}small{min-height:1.43em}div{flex:1;min-width:0}&[data-pale] b{color:var(--mui-palette-text-secondary)}}
output{min-width:1.4em;text-align:center;font:650 2.5rem/1 var(--display);font-variant-numeric:tabular-nums;&[data-leads]{color:var(--mui-palette-brand-main)}}
.next{gap:8px;ul{gap:0}li{padding:4px 0;overflow-wrap:anywhere}li b{display:block;line-height:1.3}}}`
