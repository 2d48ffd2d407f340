export const invitationLimits = {
  /** The lifetimes that can be chosen, in hours: up to a month. */
  lifetimes: [1, 24, 168, 720],
  /** Invitations of a competition that are not to a team, ended ones included until they are swept. */
  perCompetition: 100,
  perTeam: 20,
  /** To take over the same player. */
  perGuest: 5,
  /** How long an invitation is kept after it has expired: its page still says what has become of it. */
  retentionMs: 30 * 24 * 60 * 60 * 1000,
} as const
