import type { Invitation } from '../invitation/invitation.ts'
import { type EarlyAddressed, earlyMessage } from './earlyMessage.ts'
import { writtenMoment } from './earlyScene.ts'
import { type Html, html } from './html.ts'

/** An open invitation, as anyone with its link sees it. */
export interface EarlyInvitation extends EarlyAddressed {
  readonly invitationId: string
  readonly invitation: Invitation
  /** The names of the inviter, the team and the guest; null where there is none. */
  readonly inviter: string | null
  readonly team: string | null
  readonly player: string | null
}

/** Renders the page of an invitation as HTML, to be shown before any code has loaded, or instead of it. */
export function earlyInvitation(scene: EarlyInvitation): string {
  const { competition, competitionId, invitation, inviter, team, player, textsOf } = scene
  const t = textsOf('people')
  const { role } = invitation
  const names = {
    competition: competition.name,
    team: team ?? '',
    inviter: inviter ?? '',
    player: player ?? '',
  }
  return earlyMessage(scene, {
    title: t(role === 'teamMember' && team !== null ? 'inviteToTeam' : 'inviteTo', names),
    text: t(inviter === null ? `invitesUnnamed_${role}` : `invites_${role}`, names),
    rest: html`${factsOf(scene)}${actionsOf(scene)}<a href="/competitions/${competitionId}">${t('lookAtTournament')}</a>`.styled(
      invitationStyle,
    ),
  })
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

/** Copies the styles of `OpenedInvitation`. */
const invitationStyle = `
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 16px;box-sizing:border-box;width:100%;margin:0;padding:16px;border-radius:6px;background:var(--mui-palette-background-paper);dt{color:var(--mui-palette-text-secondary)}dd{margin:0;font-weight:650;overflow-wrap:anywhere}}
.join{display:flex;flex-wrap:wrap;gap:12px;a{padding:11px 23px;border:1px solid;border-radius:6px;font-weight:650;font-size:.9375rem;line-height:1.75;text-decoration:none}a:first-child{border-color:var(--mui-palette-primary-main);background:var(--mui-palette-primary-main);color:var(--mui-palette-primary-contrastText)}p{flex-basis:100%;font-size:.875rem;color:var(--mui-palette-text-secondary)}}
html[data-returns] & .join{visibility:hidden}`
