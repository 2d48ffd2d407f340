import type { Competition } from '../competition/competition.ts'
import type { Invitation } from '../invitation/invitation.ts'
import { mark } from '../preview/mark.ts'
import { type EarlyScene, writtenMoment } from './earlyScene.ts'
import { earlyStyle } from './earlyStyle.ts'
import { type Html, html } from './html.ts'

/** An open invitation, as anyone with its link sees it. */
export interface EarlyInvitation extends Pick<EarlyScene, 'asOf' | 'language' | 'textsOf'> {
  readonly invitationId: string
  readonly invitation: Invitation
  readonly competitionId: string
  readonly competition: Competition
  /** The names of the inviter, the team and the guest; null where there is none. */
  readonly inviter: string | null
  readonly team: string | null
  readonly player: string | null
}

/** Renders the page of an invitation as HTML, to be shown before any code has loaded, or instead of it. */
export function earlyInvitation(scene: EarlyInvitation): string {
  const { competition, language, textsOf } = scene
  const { markup, styles } =
    html`<div class="sides"><div><header><a href="/" aria-label="${textsOf('common')('product')}">${logo}</a></header><main>${messageOf(scene)}${factsOf(scene)}${actionsOf(scene)}<a href="/competitions/${scene.competitionId}">${textsOf('people')('lookAtTournament')}</a></main></div><div data-game="${competition.game}"></div></div>`.styled(
      invitationStyle,
    )
  return `<early-page lang="${language}"><style>${earlyStyle([...styles])}</style>${markup}</early-page>`
}

function messageOf({ competition, invitation, inviter, team, player, textsOf }: EarlyInvitation): Html {
  const t = textsOf('people')
  const { role } = invitation
  const names = {
    competition: competition.name,
    team: team ?? '',
    inviter: inviter ?? '',
    player: player ?? '',
  }
  const title = t(role === 'teamMember' && team !== null ? 'inviteToTeam' : 'inviteTo', names)
  const text = t(inviter === null ? `invitesUnnamed_${role}` : `invites_${role}`, names)
  return html`<div><b data-game="${competition.game}">${textsOf('common')(`game_${competition.game}`)}</b><h1>${title}</h1><p>${text}</p></div>`
}

function factsOf({ competition, invitation, asOf, language, textsOf }: EarlyInvitation): Html {
  const t = textsOf('competition')
  const moment = (at: number) => writtenMoment(at, { asOf, language, dated: true })
  const players = textsOf('common')('players', { count: competition.playerCount })
  return html`<dl><dt>${t('starts')}</dt><dd>${moment(competition.startDate)}</dd><dt>${t('takePart')}</dt><dd>${players}</dd><dt>${textsOf('people')('validUntil')}</dt><dd>${moment(invitation.expiresAt)}</dd></dl>`
}

/** The buttons of strangers. People who are remembered as signed in see what applies to them once it is known. */
function actionsOf({ invitationId, textsOf }: EarlyInvitation): Html {
  const t = textsOf('common')
  const next = encodeURIComponent(`/invite/${invitationId}`)
  return html`<div class="join"><a href="/auth/signup?next=${next}">${t('signUp')}</a> <a href="/auth/signin?next=${next}">${t('signIn')}</a><p>${textsOf('people')('comeBack')}</p></div>`
}

const lines = mark.lines.map(
  ({ d, colour }) => html`<path d="${d}" stroke="${colour}" fill="none" stroke-width="${mark.width}"/>`,
)
const logo = html`<svg viewBox="0 0 64 64" aria-hidden="true"><rect width="64" height="64" rx="${mark.corner}" fill="${mark.ground}"/>${lines}<path d="${mark.tip.d}" fill="${mark.tip.colour}"/></svg><span>Upper Bracket</span>`

/** Copies the styles of `AuthLayout`, `InvitationMessage` and `OpenedInvitation`. */
const invitationStyle = `
&{top:0}
.sides{display:grid;min-height:100dvh;background:var(--mui-palette-background-default);color:var(--mui-palette-text-primary);
&>div:first-child{display:grid;grid-template-rows:auto 1fr;min-width:0;padding:0 16px}
&>div+div{display:none;background:var(--mui-palette-background-paper);border-left:1px solid var(--mui-palette-divider)}}
header{display:flex;align-items:center;min-height:64px;a{display:inline-flex;align-items:center;gap:10px;color:inherit;text-decoration:none}svg{width:30px}span{display:none;font-family:var(--display);font-weight:700;font-size:.95rem;letter-spacing:-.01em}}
main{display:grid;justify-items:start;align-content:start;gap:24px;box-sizing:border-box;width:100%;max-width:440px;margin:auto;padding:32px 0;
&>*{max-width:100%}
h1{font-size:clamp(1.4rem,1rem + 2vw,2.2rem);line-height:1.12;overflow-wrap:anywhere;text-wrap:balance}
h1+p{margin-top:12px;overflow-wrap:anywhere;color:var(--mui-palette-text-secondary)}}
[data-game]{--game:var(--mui-palette-csgo-main)}
[data-game=dota2]{--game:var(--mui-palette-dota2-main)}
b[data-game]{display:inline-flex;align-items:center;gap:6px;color:var(--game);&:before{content:"";width:10px;height:10px;transform:skewX(-14deg);background:currentColor}}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 16px;box-sizing:border-box;width:100%;margin:0;padding:16px;border-radius:6px;background:var(--mui-palette-background-paper);dt{color:var(--mui-palette-text-secondary)}dd{margin:0;font-weight:650;overflow-wrap:anywhere}}
.join{display:flex;flex-wrap:wrap;gap:12px;a{padding:11px 23px;border:1px solid;border-radius:6px;font-weight:650;font-size:.9375rem;line-height:1.75;text-decoration:none}a:first-child{border-color:var(--mui-palette-primary-main);background:var(--mui-palette-primary-main);color:var(--mui-palette-primary-contrastText)}p{flex-basis:100%;font-size:.875rem;color:var(--mui-palette-text-secondary)}}
html[data-returns] & .join{visibility:hidden}
@media (min-width:600px){.sides>div:first-child{padding-inline:32px}header span{display:inline}}
@media (min-width:900px){.sides{grid-template-columns:1fr 1fr;&>div+div{display:block}}}
@media (min-width:1200px){.sides>div:first-child{padding-inline:64px}}`
