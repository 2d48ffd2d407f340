/** What a table ranks teams by; `head-to-head` compares the tied teams in a mini-league. */
export const tableCriteria = [
  'points',
  'wins',
  'record',
  'head-to-head',
  'game-difference',
  'games-won',
  'buchholz',
  'buchholz-cut-1',
  'median-buchholz',
  'difficulty',
  'sonneborn-berger',
  'opponents-match-rate',
  'fewer-forfeits',
  'seed',
] as const
export type TableCriterion = (typeof tableCriteria)[number]
