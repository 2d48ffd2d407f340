/** What a table ranks teams by; `head-to-head` compares the tied teams in a mini-league. */
export const tableCriteria = [
  'points',
  'wins',
  'record',
  'head-to-head',
  'game-difference',
  'games-won',
  'round-difference',
  'rounds-won',
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

/** The criteria of a mini-league: those that add up its matches. */
export const miniLeagueCriteria = [
  'points',
  'wins',
  'game-difference',
  'games-won',
  'round-difference',
  'rounds-won',
] as const satisfies readonly TableCriterion[]
export type MiniLeagueCriterion = (typeof miniLeagueCriteria)[number]

interface ComparedCriteria {
  readonly criteria: readonly TableCriterion[]
  readonly miniLeague?: readonly MiniLeagueCriterion[] | undefined
}

/** The criteria among which an organizer can choose in a game with or without rounds. */
export function criteriaIn<Criterion extends TableCriterion>(
  among: readonly Criterion[],
  { hasRounds }: { readonly hasRounds: boolean },
): readonly Criterion[] {
  return hasRounds ? among : among.filter(each => !isOfRounds(each))
}

function isOfRounds(criterion: TableCriterion): boolean {
  return criterion === 'round-difference' || criterion === 'rounds-won'
}

/** Whether rounds decide places, in a table or in its mini-leagues. */
export function comparesRounds({ criteria, miniLeague = [] }: ComparedCriteria): boolean {
  const compared = criteria.includes('head-to-head') ? [...criteria, ...miniLeague] : criteria
  return compared.some(isOfRounds)
}
