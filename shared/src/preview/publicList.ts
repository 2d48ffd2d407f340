import type { CompetitionList, ListedCompetition } from '../competition/competitionList.ts'
import type { DrawnMatch } from './drawnBracket.ts'

/** The public list, as the home page shows it. */
export interface PublicList extends CompetitionList {
  /** The bracket of the featured competition; absent from a list that is narrowed. */
  readonly drawn?: readonly DrawnMatch[]
}

/** Returns the competition on the wide card: of those that are played, the most recently active. */
export function featuredIn({ sections }: CompetitionList): ListedCompetition | undefined {
  return sections.find(({ section }) => section === 'running')?.competitions[0]
}

/** The id of the element in which the home page carries its list, so that it need not ask for it. */
export const carriedListId = 'public-list'
