/** A notification as the page shows it. */
export const notification = {
  kind: 'competitionDeleted',
  facts: {},
  competition: { id: 'gone', name: 'Gone' },
  teams: [],
  ownTeamId: null,
  at: 1,
  readAt: null,
  sweepAfter: 2,
} as const
