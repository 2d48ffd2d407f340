import { boardRanks } from '../balance/boardRanks.ts'
import { type RosterTeam, rosterView, searchFrom } from '../balance/rosterView.ts'
import { teamSize } from '../format/teamLimits.ts'
import { basisOfScale } from '../ranks/rankScale.ts'
import type { PublicPlayer, PublicTeam } from '../snapshot/publicSnapshot.ts'
import { rankName } from '../wording/rankName.ts'
import { teamFaces } from '../team/teamFace.ts'
import { earlyFace } from './earlyFace.ts'
import { earlyEmpty } from './earlyEmpty.ts'
import type { EarlyScene } from './earlyScene.ts'
import { type Html, html } from './html.ts'

/** What a first screen can show. */
const maxPool = 10
const maxTeams = 9

type NamedPlayer = PublicPlayer & { readonly displayName: string }

/** The tab of the teams: those without a team, and the teams with their seats. */
export function earlyTeams(scene: EarlyScene): Html {
  const { competition, language, teams, textsOf } = scene
  const [t, common] = [textsOf('teams'), textsOf('common')]
  const players = scene.players.map(player => ({
    ...player,
    displayName: player.displayName ?? common('deletedPlayer'),
  }))
  const roster = rosterView(players, teams, { ownTeamId: null, language })
  const isOpen = competition.status === 'registration'
  const counts = [
    common('players', { count: players.length }),
    common('teams', { count: teams.length }),
    ...(isOpen && roster.freeSeats > 0 ? [t('freeSeats', { count: roster.freeSeats })] : []),
  ].join(' · ')
  const { scale, median, sumsOf } = boardRanks(competition, players, roster.teams)
  const rank = median === null ? null : rankName(textsOf('ranks'), language, scale, median)
  const isEmpty = players.length === 0 && teams.length === 0
  const isClosed = !isOpen || scene.asOf > competition.registrationDeadline
  const context = basisOfScale(scale)
  const faces = teamFaces(scene.competitionId, teams)
  const cardOf = (shown: RosterTeam<NamedPlayer, PublicTeam>) => {
    const { rankSum, average } = sumsOf(shown)
    const mean = average?.toLocaleString(language, { maximumFractionDigits: 1 })
    const free = isOpen ? Math.max(0, teamSize - shown.members.length) : 0
    const seats = Array.from({ length: free }, () => html`<li class="free"><i></i>${t('freeSeat')}</li>`)
    return html`<li class="team"><h3>${earlyFace(faces.get(shown.team.id) ?? null)}${shown.team.name}</h3><p>${t('rankSum', { context })} <b>${rankSum.toLocaleString(language)}</b>${mean !== undefined && ` · ${t('plannedAverage', { average: mean })}`}</p><ul>${shown.members.map(playerOf)}${seats}</ul>${shown.substitutes.length > 0 && html`<h4>${t('teamSubstitutes')}</h4><ul>${shown.substitutes.map(playerOf)}</ul>`}</li>`
  }
  const pool =
    (roster.pool.length > 0 || isOpen) &&
    html`<section class="team pool"><h2>${t('pool')}<b>${roster.pool.length}</b></h2>${roster.pool.length > searchFrom && html`<p class="search" aria-hidden="true">${t('poolSearch')}</p>`}${roster.pool.length === 0 && html`<p>${t('poolNobody')}</p>`}<ul>${roster.pool.slice(0, maxPool).map(playerOf)}</ul></section>`
  const content = isEmpty
    ? earlyEmpty(
        t('emptyTitle'),
        t(
          isClosed ? 'emptyClosed' : competition.options.entry === 'invited' ? 'emptyInvited' : 'emptyViewer',
        ),
      )
    : html`<div class="board"${pool === false && html` data-alone`}>${pool}${teams.length === 0 ? earlyEmpty(t('noTeamsTitle'), isOpen ? t('noTeamsViewer') : null) : html`<ul class="teams">${roster.teams.slice(0, maxTeams).map(cardOf)}</ul>`}</div>`
  return html`<div class="tab"><p>${counts}${scene.draft && html` · <a href="/competitions/${scene.competitionId}/draft">${textsOf('draft')('toDraft')}</a>`}</p>${rank !== null && html`<p class="median">${t('medianOnBoard', { rank, context })}</p>`}${content}</div>`.styled(
    teamsStyle,
  )
}

function playerOf({ displayName, captain }: NamedPlayer): Html {
  const [letter] = displayName.trim()
  return html`<li><i>${letter?.toUpperCase()}</i><span${captain && html` class="captain"`}>${displayName}</span></li>`
}

const teamsStyle = `
.tab{display:grid;gap:16px;grid-template-columns:minmax(0,1fr);p{color:var(--mui-palette-text-secondary)}>p:first-child{font-size:.875rem}.median{font-size:.9rem}}
@media (min-width:600px){.tab>p:first-child{font-size:1rem}}
.board,.teams{display:grid;gap:16px;align-items:start;grid-template-columns:minmax(0,1fr)}
.teams{align-items:stretch;grid-template-columns:repeat(auto-fill,minmax(min(100%,280px),1fr))}
.team{min-width:0;padding:14px 8px 8px;background:var(--mui-palette-background-paper);border:1px solid var(--mui-palette-divider);border-radius:6px;
h2,h3{padding:0 8px;font:650 1.1rem/1.3 var(--display);overflow-wrap:anywhere}
h3:has(.face){display:flex;align-items:center;gap:10px;--size:32px}
h2{display:flex;align-items:baseline;justify-content:space-between;gap:8px;padding-bottom:8px;b{font-weight:inherit;line-height:1;font-variant-numeric:tabular-nums}}
p{padding:0 8px;font-size:.875rem;b{color:var(--mui-palette-text-primary)}}
h3+p{display:flex;align-items:center;min-height:34px;margin-bottom:8px;white-space:pre-wrap}
h4{margin:0;padding:8px 8px 0;font-weight:400;font-size:.875rem;line-height:1.43;color:var(--mui-palette-text-secondary)}
ul{display:grid;gap:2px;grid-template-columns:minmax(0,1fr)}
li{display:flex;align-items:center;gap:10px;min-height:48px;padding:0 8px}
i{display:inline-flex;align-items:center;justify-content:center;flex-shrink:0;box-sizing:border-box;width:32px;height:32px;border-radius:6px;font-style:normal;font-size:14.4px;line-height:1;background:var(--mui-palette-background-raised)}
span{min-width:0;font-weight:600;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.free{color:var(--mui-palette-text-secondary);font-size:.9375rem;i{border:1px dashed;background:none}}
.search{box-sizing:border-box;height:40px;margin:2px 8px 8px;padding:8.5px 8px 8.5px 41px;font-size:1rem;line-height:1.4375;white-space:nowrap;overflow:hidden;border:1px solid var(--mui-palette-background-frame);border-radius:6px;opacity:.65}}
@media (max-width:899.95px){.pool{max-height:60vh;overflow:clip}}
@media (min-width:900px){.board:not([data-alone]){grid-template-columns:minmax(260px,320px) minmax(0,1fr)}.pool{max-height:calc(100vh - 32px);overflow:clip}}`
