import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { expect } from 'vitest'
import { type BracketedCompetition, storedMatch } from '../../../testing/bracketedCompetition.ts'

/** Waits until the stored match has these values. */
export async function expectMatch(
  cup: BracketedCompetition,
  matchId: string,
  facts: Partial<Match>,
): Promise<void> {
  await expect.poll(() => storedMatch(cup, matchId), { timeout: 30_000 }).toMatchObject(facts)
}
