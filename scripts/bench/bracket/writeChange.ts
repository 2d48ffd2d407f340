import type { BracketChange } from '@upper-bracket/shared/bracket/model/bracket'
import type { BracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { database, stored } from '../../../testing/database.ts'

/** Writes the matches that a command has changed, as the functions do. */
export async function writeChange(
  { competitionId, bracketId }: BracketedCompetition,
  { changes }: BracketChange,
): Promise<void> {
  const batch = database.batch()
  for (const [, match] of changes) batch.set(stored.match(competitionId, bracketId, match.id), match)
  await batch.commit()
}
