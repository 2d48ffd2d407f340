import type { BracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import type { Person } from '../../../testing/person.ts'
import { signIn } from './signIn.ts'
import { newVisitor, type Visitor, type VisitorOptions } from './visitor.ts'

/** Opens the bracket of a competition and waits until it is drawn. */
export async function openBracket(
  visitor: Visitor,
  { competitionId }: BracketedCompetition,
): Promise<Visitor> {
  await visitor.page.goto(`/competitions/${competitionId}/bracket`)
  await visitor.page.locator('[data-match]').first().waitFor()
  return visitor
}

/** The same as `person`, in a browser of their own. */
export async function openBracketAs(
  person: Person,
  cup: BracketedCompetition,
  options?: VisitorOptions,
): Promise<Visitor> {
  const visitor = await newVisitor(options)
  await signIn(visitor.page, person)
  return openBracket(visitor, cup)
}
