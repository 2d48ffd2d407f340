export const invitationLimits = {
  /** The lifetimes that can be chosen, in hours: up to a month. */
  lifetimes: [1, 24, 168, 720],
  /** The lifetime of invitations that take over guests' places by mail or message, in hours. */
  placeLifetime: 720,
  /**
   * Counts the invitations of a competition that are not to a team, including ended ones that have not been deleted.
   */
  perCompetition: 100,
  perTeam: 20,
  /** Counts the invitations to take over the same player. */
  perGuest: 5,
  /** Mails with invitations from each organizer, and for each competition: so many at once, and as many more a day. */
  mailsPerDay: 200,
  /** How long an expired invitation is stored, so that its page can show that it has expired. */
  retentionMs: 30 * 24 * 60 * 60 * 1000,
} as const
