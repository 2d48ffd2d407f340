/**
 * The kinds of events that organizers choose from. A receiver reads what it needs to know over the read API. A new kind
 * is a line here, its ids in `webhookFields`, and its texts in each language. Events of one commit are sent in this
 * order.
 */
export const changeKinds = [
  'competition.updated',
  'players.changed',
  'teams.changed',
  'draft.changed',
  'bracket.deleted',
  'bracket.created',
  'match.started',
  'match.scored',
  'match.finished',
  'match.corrected',
  'round.published',
  'schedule.changed',
  'competition.finished',
] as const
export type ChangeKind = (typeof changeKinds)[number]
