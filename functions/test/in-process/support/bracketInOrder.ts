import type { Person } from '../../../../testing/person.ts'
import { freshId } from '../../../../testing/seededCompetition.ts'
import { callInProcess } from './callInProcess.ts'

/** Generates a bracket whose seeds are the teams in this order, and returns its id. @throws Error if that is refused */
export async function bracketInOrder(
  owner: Person,
  { competitionId, teamIds }: { readonly competitionId: string; readonly teamIds: readonly string[] },
): Promise<string> {
  const bracketId = freshId()
  const made = await callInProcess('generateBracket', owner, {
    competitionId,
    bracketId,
    seeding: 'manual',
    order: [...teamIds],
    replace: false,
  })
  if (!made.ok) throw new Error(String(made.code))
  return bracketId
}
