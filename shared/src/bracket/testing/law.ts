import fc from 'fast-check'
import { type BracketPlan, createBracket } from '../creation/createBracket.ts'
import type { Bracket } from '../model/bracket.ts'
import { type RandomTournament, randomTournament, teamIds } from './randomTournament.ts'

/** Asserts that a law holds for any tournament, including one of the maximum size. `npm run test:deep` plays ten thousand. */
export function law(
  holds: (tournament: RandomTournament) => void,
  range: Parameters<typeof randomTournament>[0] = {},
): void {
  fc.assert(fc.property(randomTournament(range), holds), {
    numRuns: Number(process.env['LAW_RUNS'] ?? 15),
    examples: [[{ plan: largest(range.format ?? 'double'), luck: 1 }]],
  })
}

function largest(format: BracketPlan['format']): BracketPlan {
  return {
    teamIds: teamIds(512),
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
