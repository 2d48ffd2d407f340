import type { BracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import type { Visitor } from './visitor.ts'

/** Opens the bracket of a competition and waits until it is drawn. */
export async function openBracket(
  visitor: Visitor,
  { competitionId }: BracketedCompetition,
): Promise<Visitor> {
  await visitor.page.goto(`/competitions/${competitionId}/bracket`)
  await visitor.page.locator('[data-match]').first().waitFor()
  return visitor
}
