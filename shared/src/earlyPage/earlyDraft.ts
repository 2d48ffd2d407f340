import { searchFrom } from '../balance/rosterView.ts'
import { draftView } from '../draft/draftView.ts'
import type { Draft } from '../draft/draft.ts'
import { isOpen } from '../draft/turn.ts'
import { basisOfScale, rankScaleOf } from '../ranks/rankScale.ts'
import type { PublicPlayer } from '../snapshot/publicSnapshot.ts'
import { draftOutcome, draftProgress, draftState, draftTeamName } from '../wording/draftState.ts'
import { fairnessWords } from '../wording/fairnessWords.ts'
import { rankName } from '../wording/rankName.ts'
import { earlyEmpty } from './earlyEmpty.ts'
import type { EarlyScene } from './earlyScene.ts'
import { type Html, html } from './html.ts'

/** What a first screen can show. */
const maxPool = 12
const maxTeams = 16

/** The page of the draft: whose turn it is, the pool and the teams. Null if that is not known yet. */
export function earlyDraft(scene: EarlyScene): Html | null {
  const { competition, competitionId, draft, language, players, textsOf } = scene
  const [t, teams, common] = [textsOf('draft'), textsOf('teams'), textsOf('common')]
  if (draft === undefined) {
    if (competition.draftId != null) return null
    const isOpen = competition.status === 'registration'
    const link = html`<a href="/competitions/${competitionId}/teams">${t('toTeams')}</a>`
    return earlyEmpty(t(isOpen ? 'none' : 'noneClosed'), t(isOpen ? 'noneText' : 'noneClosedText'), link)
  }
  const scale = rankScaleOf(competition)
  const context = basisOfScale(scale)
  const view = draftView(draft, players, scale)
  const nameOf = (player: Pick<PublicPlayer, 'displayName'> | undefined) =>
    player?.displayName ?? common('deletedPlayer')
  const teamName = (team: number) => draftTeamName(t, view.teams, team)
  const [current, ...next] = view.turns
  const { title, captain } = draftState(t, draft, view, teamName)
  const hasClock = draft.clock.pickSeconds !== null && current !== undefined
  const rowOf = (player: PublicPlayer) =>
    html`<li><i>${[...nameOf(player).trim()][0]?.toUpperCase()}</i><span>${nameOf(player)}</span><small>${player.rankTier === null ? '–' : rankName(textsOf('ranks'), language, scale, player.rankTier)}</small></li>`
  const cards = view.teams
    .slice(0, maxTeams)
    .map(
      ({ index, members, rankSum }) =>
        html`<li${index === current?.team && html` aria-current="step"`}><h4>${index + 1}. ${teamName(index)}</h4><p>${teams('rankSum', { context })} <b>${rankSum.toLocaleString(language)}</b></p><ul>${members.map(rowOf)}</ul></li>`,
    )
  const sections = html`<p class="sections" aria-hidden="true">${(['pool', 'teams', 'picks'] as const).map(
    each =>
      html`<span${each === (current === undefined ? 'teams' : 'pool') && html` class="chosen"`}>${t(`section_${each}`)}</span>`,
  )}</p>`
  const search =
    view.pool.length > searchFrom && html`<p class="search" aria-hidden="true">${t('playerSearch')}</p>`
  const pool =
    isOpen(draft) &&
    html`<section class="pool"><h3>${t('pool')} <b>${view.pool.length}</b></h3>${search}<ul>${view.pool.slice(0, maxPool).map(rowOf)}</ul></section>`
  return html`<div class="draft"><section class="turn"><div><p>${draftProgress(t, draft, view)}</p><h2>${title}</h2></div>${hasClock && html`<b>–:––</b>`}${captain === null && html`<p class="outcome">${draftOutcome(t, draft, view)}</p>`}${captain !== null && draft.status === 'paused' && html`<p>${t('pausedTurn', { captain })}</p>`}${next.length > 0 && html`<p class="next">${t('next')}: ${next.map(({ team }) => teamName(team)).join(', ')}</p>`}</section>${(current === undefined || !isOpen(draft)) && fairness(scene, draft)}${isOpen(draft) && sections}<div class="board${current === undefined && ' over'}">${pool}<ul class="teams">${cards}</ul></div></div>`.styled(
    draftStyle,
  )
}

/** The spread of the draft next to that of even teams, as `DraftFairness` draws it. */
function fairness({ competition, language, players, textsOf }: EarlyScene, draft: Draft): Html | null {
  const t = textsOf('draft')
  const words = fairnessWords(t, [draft, players, rankScaleOf(competition)], language)
  if (words === null) return null
  const rows = words.spreads.map(
    ({ label, text, share }) =>
      html`<div><p><span>${label}</span><b>${text}</b></p><progress value="${share}"></progress></div>`,
  )
  return html`<section class="fairness"><h3>${t('fairness')}</h3>${rows}<p><b>${words.comparison}</b></p><small>${words.measure}</small></section>`
}

/** On a phone the page shows the pool, or the teams once nobody is picked, and the rest behind tabs; without scripts, both. */
const draftStyle = `
.draft{display:grid;gap:8px;grid-template-columns:minmax(0,1fr);
section,.teams>li{min-width:0;background:var(--mui-palette-background-paper);border:1px solid var(--mui-palette-divider);border-radius:6px}
.turn{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 12px;padding:8px 12px;>div{flex:1;min-width:0}p{font-size:.8125rem;line-height:1.3;color:var(--mui-palette-text-secondary)}h2{font-size:1.125rem;line-height:1.2;font-weight:700;font-family:var(--text);overflow-wrap:anywhere}>b{font-size:1.75rem;line-height:1.2}>p{flex-basis:100%;font-size:.875rem;line-height:1.5;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}>.outcome{white-space:normal}}
.fairness{display:grid;gap:8px;max-width:720px;padding:16px;h3{padding:0}b{font-weight:650}div p{display:flex;flex-wrap:wrap;justify-content:space-between;column-gap:16px}progress{--bar:var(--mui-palette-brand-main);display:block;width:100%;height:8px;margin-top:4px;appearance:none;border:0;border-radius:6px;overflow:hidden;background:var(--mui-palette-background-raised)}div+div progress{--bar:var(--mui-palette-success-main)}::-webkit-progress-bar{background:none}::-webkit-progress-value{background:var(--bar)}::-moz-progress-bar{background:var(--bar)}small{font-size:.875rem;color:var(--mui-palette-text-secondary)}}
.sections{display:none}
.board{display:grid;gap:16px;align-items:start;grid-template-columns:minmax(0,1fr)}
h3{padding:10px 12px 8px;font:650 1.1rem/1.3 var(--display)}
.pool>ul{padding:0 4px 8px}
li li,.pool li{display:flex;align-items:center;gap:8px;min-height:36px;span{min-width:0;font-weight:600;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}small{margin-left:auto;flex-shrink:0;font-size:.8125rem;color:var(--mui-palette-text-secondary)}}
.pool li{min-height:48px;padding:0 8px}
i{display:none;align-items:center;justify-content:center;flex-shrink:0;width:32px;height:32px;border-radius:6px;font-style:normal;font-size:14.4px;background:var(--mui-palette-background-raised)}
.teams{display:grid;gap:12px;grid-template-columns:repeat(auto-fill,minmax(min(100%,220px),1fr));>li{padding:8px 12px}h4{margin:0;font:700 1.0625rem/1.3 var(--display);overflow-wrap:anywhere}p{font-size:.8125rem;color:var(--mui-palette-text-secondary);b{color:var(--mui-palette-text-primary)}}li i{display:none}}
[aria-current=step]{border-color:var(--mui-palette-brand-main)}
.search{margin:2px 12px 8px;padding:8px;border:1px solid var(--mui-palette-background-frame);border-radius:6px;opacity:.65}}
@media (max-width:699.95px){.draft .over .pool{order:1}.draft .sections{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;span{display:grid;place-items:center;min-height:40px;font-size:.8125rem;font-weight:650;color:var(--mui-palette-text-secondary);border:1px solid var(--mui-palette-divider)}span:first-child{border-radius:6px 0 0 6px}span:last-child{border-radius:0 6px 6px 0}.chosen{color:inherit;background:var(--mui-palette-background-raised)}}}
@media (min-width:600px){.draft{.turn{padding:12px 16px;h2{font-size:1.5rem}>b{font-size:2.25rem}}.pool i{display:inline-flex}}}
@media (min-width:900px){.draft{gap:16px;.board:has(.pool){grid-template-columns:minmax(300px,400px) minmax(0,1fr)}}}`
