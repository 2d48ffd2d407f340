import type { OperatorPage } from '@upper-bracket/shared/operator/operatorPages'
import { generatePath } from 'react-router'
import { ownPath } from './ownPath.ts'
import { routePatterns } from './routePatterns.ts'

export const hrefs = {
  home: () => routePatterns.home,
  developers: () => routePatterns.developers,
  operatorPage: (page: OperatorPage) => `/${page}`,
  /** `next` is the path to go to after signing in; only our own paths are followed. */
  signIn: (next?: string) => withNext(routePatterns.signIn, next),
  signUp: (next?: string) => withNext(routePatterns.signUp, next),
  signInByLink: (next?: string) => withNext(routePatterns.signInByLink, next),
  resetPassword: (next?: string) => withNext(routePatterns.resetPassword, next),
  emailConfirmationInstruction: (next?: string) => withNext(routePatterns.emailConfirmationInstruction, next),
  emailConfirmation: (next?: string) => withNext(routePatterns.emailConfirmation, next),
  passwordResetInstruction: (next?: string) => withNext(routePatterns.passwordResetInstruction, next),
  emailReset: (next?: string) => withNext(routePatterns.emailReset, next),
  emailVerification: (next?: string) => withNext(routePatterns.emailVerification, next),
  signInSuccess: (next?: string) => withNext(routePatterns.signInSuccess, next),
  profile: () => routePatterns.profile,
  heldMessages: () => routePatterns.heldMessages,
  tournaments: () => routePatterns.tournaments,
  ownTournaments: () => routePatterns.ownTournaments,
  playedTournaments: () => routePatterns.playedTournaments,
  administeredTournaments: () => routePatterns.administeredTournaments,
  /** `from` is the competition whose settings the form copies. */
  newCompetition: (from?: string) =>
    from === undefined
      ? routePatterns.newCompetition
      : `${routePatterns.newCompetition}?${new URLSearchParams({ from })}`,
  editCompetition: (competitionId: string) => generatePath(routePatterns.editCompetition, { competitionId }),
  competitionIntegrations: (competitionId: string) =>
    generatePath(routePatterns.competitionIntegrations, { competitionId }),
  competition: (competitionId: string) => generatePath(routePatterns.competition, { competitionId }),
  competitionAbout: (competitionId: string) =>
    generatePath(routePatterns.competitionAbout, { competitionId }),
  competitionRules: (competitionId: string) =>
    generatePath(routePatterns.competitionRules, { competitionId }),
  competitionTeams: (competitionId: string) =>
    generatePath(routePatterns.competitionTeams, { competitionId }),
  competitionDraft: (competitionId: string) =>
    generatePath(routePatterns.competitionDraft, { competitionId }),
  /** Opens a dialog on the tab of the teams (see `TeamsBoard`), which leads to `next` afterwards. */
  teamsDialog: (competitionId: string, kind: TeamsDialogKind, next?: string) =>
    `${generatePath(routePatterns.competitionTeams, { competitionId })}?${new URLSearchParams({ do: kind, ...(next && { next }) })}`,
  /** Opens the chat of the viewer's team. */
  teamChat: (competitionId: string) =>
    `${generatePath(routePatterns.competitionTeams, { competitionId })}?${new URLSearchParams({ chat: 'team' })}`,
  /** Opens the dialog in which the captain names the members of the viewer's team. */
  nameMembers: (competitionId: string) =>
    `${generatePath(routePatterns.competitionTeams, { competitionId })}?${new URLSearchParams({ do: 'nameMembers' })}`,
  /** Opens the dialog that replaces a player of the team. */
  replacePlayer: (competitionId: string, teamId: string) =>
    `${generatePath(routePatterns.competitionTeams, { competitionId })}?${new URLSearchParams({ replaceIn: teamId })}`,
  organizer: (address: string) => generatePath(routePatterns.organizer, { address }),
  organizerEditor: () => routePatterns.organizerEditor,
  competitionBracket: (competitionId: string) =>
    generatePath(routePatterns.competitionBracket, { competitionId }),
  /** Opens there the dialog to add a late team. */
  lateEntry: (competitionId: string) =>
    `${generatePath(routePatterns.competitionBracket, { competitionId })}?${new URLSearchParams({ do: 'lateEntry' })}`,
  competitionSchedule: (competitionId: string) =>
    generatePath(routePatterns.competitionSchedule, { competitionId }),
  /** Highlights the path of a team. */
  teamPath: (competitionId: string, teamId: string) =>
    `${generatePath(routePatterns.competitionBracket, { competitionId })}?${new URLSearchParams({ team: teamId })}`,
  match: (competitionId: string, matchId: string) =>
    generatePath(routePatterns.match, { competitionId, matchId }),
  /** Opens the panel of a match. */
  matchInBracket: (competitionId: string, matchId: string) =>
    `${generatePath(routePatterns.competitionBracket, { competitionId })}?${new URLSearchParams({ match: matchId })}`,
  /** Opens there the menu of a team. */
  teamMenu: (competitionId: string, teamId: string) =>
    `${generatePath(routePatterns.competitionBracket, { competitionId })}?${new URLSearchParams({ manage: teamId })}`,
  /** The address of a function that serves a calendar of all matches, or of one team's. */
  calendar: (
    competitionId: string,
    { teamId, language }: { readonly teamId: string | null; readonly language: string },
  ) =>
    `/api/competitions/${competitionId}${teamId === null ? '' : `/teams/${teamId}`}/calendar.ics?${new URLSearchParams({ lang: language })}`,
  /** The address of a function that serves the competition as a file. */
  competitionFile: (competitionId: string) => `/api/competitions/${competitionId}/file`,
  desk: (competitionId: string, stream = 0) =>
    generatePath(routePatterns.desk, { competitionId }) + (stream > 0 ? `?stream=${stream}` : ''),
  competitionPeople: (competitionId: string) =>
    generatePath(routePatterns.competitionPeople, { competitionId }),
  /** Opens the dialog that creates an invitation with this role. */
  inviteAs: (competitionId: string, role: 'player' | 'administrator') =>
    `${generatePath(routePatterns.competitionPeople, { competitionId })}?${new URLSearchParams({ invite: role })}`,
  competitionHistory: (competitionId: string) =>
    generatePath(routePatterns.competitionHistory, { competitionId }),
  invite: (invitationId: string) => generatePath(routePatterns.invite, { invitationId }),
  competitionCommentators: (competitionId: string) =>
    generatePath(routePatterns.competitionCommentators, { competitionId }),
  competitionChat: (competitionId: string, requestId: string) =>
    `${generatePath(routePatterns.competitionCommentators, { competitionId })}?${new URLSearchParams({ chat: requestId })}`,
  commentate: (competitionId: string, requestId: string, secret: string) =>
    `${generatePath(routePatterns.commentate, { competitionId, requestId })}#${secret}`,
  competitionLive: (competitionId: string) => generatePath(routePatterns.competitionLive, { competitionId }),
  /** The id is in the fragment, which browsers do not send, because knowing it is enough to see the overlay. */
  overlay: (competitionId: string, overlayId: string) =>
    `${generatePath(routePatterns.overlay, { competitionId })}#${overlayId}`,
} as const

/** The dialogs of the teams' tab that have an address. */
export type TeamsDialogKind = 'addPlayers' | 'inviteGuests' | 'distribute' | 'missing' | 'create' | 'takeSeat'

function withNext(path: string, next: string | undefined): string {
  const followed = ownPath(next ?? null)
  return followed === null ? path : `${path}?${new URLSearchParams({ next: followed })}`
}
