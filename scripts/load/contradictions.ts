import { databaseContradictions } from '../../functions/src/consistency/databaseContradictions.ts'
import { isStaged } from '../../testing/staged.ts'

/** What contradicts itself in the whole database, other than what the scenes have made up, such as players without accounts. */
export async function contradictions(): Promise<readonly string[]> {
  const found: string[] = []
  for await (const contradiction of databaseContradictions()) {
    if (!(await isStaged(contradiction))) found.push(contradiction.sentence)
  }
  return found
}
