/**
 * Every address of the product, declared once. `routes.ts` registers the patterns, and `hrefs` builds links to them.
 */
export const routePatterns = {
  home: '/',
  /** The documentation of the API. */
  developers: '/developers',
  /** One of `operatorPages`. */
  operatorPage: '/:operatorPage',
  signIn: '/auth/signin',
  signUp: '/auth/signup',
  signInByLink: '/auth/signin-by-link',
  resetPassword: '/auth/reset-password',
  emailConfirmationInstruction: '/auth/email/confirmation-instruction',
  emailConfirmation: '/auth/email/confirmation',
  passwordResetInstruction: '/auth/email/password-reset-instruction',
  emailReset: '/auth/email/reset',
  emailVerification: '/auth/email/verification',
  /** The target of the links in all mails: Firebase supports only one. */
  mailAction: '/auth/action',
  providerReturn: '/auth/:provider/return',
  signInSuccess: '/auth/success',
  profile: '/profile',
  /** What a demonstration would have sent. */
  heldMessages: '/messages',
  organizerEditor: '/profile/organizer',
  organizer: '/organizers/:address',
  tournaments: '/tournaments',
  ownTournaments: '/tournaments/owner',
  playedTournaments: '/tournaments/player',
  administeredTournaments: '/tournaments/administrator',
  newCompetition: '/competitions/new',
  importCompetition: '/competitions/import',
  editCompetition: '/competitions/:competitionId/edit',
  competitionIntegrations: '/competitions/:competitionId/integrations',
  competition: '/competitions/:competitionId',
  competitionAbout: '/competitions/:competitionId/about',
  competitionRules: '/competitions/:competitionId/rules',
  competitionTeams: '/competitions/:competitionId/teams',
  competitionDraft: '/competitions/:competitionId/draft',
  competitionBracket: '/competitions/:competitionId/bracket',
  competitionSchedule: '/competitions/:competitionId/schedule',
  match: '/competitions/:competitionId/matches/:matchId',
  /** For the person who runs a stream. */
  desk: '/competitions/:competitionId/desk',
  competitionPeople: '/competitions/:competitionId/people',
  competitionHistory: '/competitions/:competitionId/history',
  invite: '/invite/:invitationId',
  competitionCommentators: '/competitions/:competitionId/commentators',
  /** The private link for a commentator. The secret is in the fragment, which is not sent to servers. */
  commentate: '/commentate/:competitionId/:requestId',
  competitionLive: '/competitions/:competitionId/live',
  /** The overlay for streaming software, without a page frame and with a transparent background. */
  overlay: '/competitions/:competitionId/overlay',
} as const
