import type { BracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { openRound } from './drawnBracket.ts'
import type { Visitor } from './visitor.ts'

/** Opens the bracket of a competition, on a phone its first round, and waits until it is drawn. */
export async function openBracket(
  visitor: Visitor,
  { competitionId }: BracketedCompetition,
): Promise<Visitor> {
  await visitor.page.goto(`/competitions/${competitionId}/bracket`)
  await openRound(visitor.page)
  await visitor.page.locator('[data-match]').first().waitFor()
  return visitor
}
