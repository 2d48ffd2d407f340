import fc from 'fast-check'
import { type BracketPlan, createBracket } from '../creation/createBracket.ts'
import type { Bracket } from '../model/bracket.ts'
import { defaultTeamsMax, type RandomTournament, randomTournament, teamIds } from './randomTournament.ts'

/** Asserts that a law holds for any tournament, including a large one. `npm run test:deep` plays ten thousand. */
export function law(
  holds: (tournament: RandomTournament) => void,
  range: Parameters<typeof randomTournament>[0] = {},
): void {
  fc.assert(fc.property(randomTournament(range), holds), {
    numRuns: Number(process.env['LAW_RUNS'] ?? 15),
    examples: [
      [{ plan: large(range.format ?? 'double', Math.max(defaultTeamsMax, range.teamsMax ?? 0)), luck: 1 }],
    ],
  })
}

function large(format: BracketPlan['format'], teams: number): BracketPlan {
  return {
    teamIds: teamIds(teams),
    format,
    bestOf: { rounds: 1, final: 3 },
    thirdPlace: true,
    grandFinal: 'reset',
  }
}

/** Creates the bracket of a plan that must be accepted. */
export function created(plan: BracketPlan): Bracket {
  const outcome = createBracket(plan)
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}
