import { expect } from '@playwright/test'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { BracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { storedMatch } from '../../../testing/storedBracket.ts'

/** Waits until the stored match has these values. */
export async function expectMatch(
  testCompetition: BracketedCompetition,
  matchId: string,
  facts: Partial<Match>,
): Promise<void> {
  await expect.poll(() => storedMatch(testCompetition, matchId), { timeout: 30_000 }).toMatchObject(facts)
}
