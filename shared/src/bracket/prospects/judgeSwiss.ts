import { type LeadWeights, leadWeights } from './leadWeights.ts'
import type { OpenGroup } from './openGroup.ts'
import type { ProspectOutcome } from './prospect.ts'
import { allResults, drawn, lossOf, type OpenMatch, type Question, winOf } from './question.ts'

/**
 * Answers questions about a Swiss stage, whose later pairings are not known, by the first criterion of its table: teams
 * that are equal by it may take their places in any order. A team is through if too few others can reach it even when it
 * loses all its matches, and out if enough others are above it even when it wins all of them. Every answer other than
 * `open` is certain.
 */
export function judgeSwiss(group: OpenGroup, questions: readonly Question[]): readonly ProspectOutcome[] {
  const weights = leadWeights(group.rules)
  if (weights === null) return questions.map(() => 'open')
  const { advancing, undrawnRounds } = group
  const values = group.records.map(weights.leadOf)
  return questions.map(question => {
    const { low, high } = ownBounds(group, weights, question, values[question.team] ?? 0)
    const later = { win: undrawnRounds * weights.win, loss: undrawnRounds * weights.loss }
    const count = (pick: Pick, isCounted: (value: number) => boolean) =>
      countOthers(group, weights, question, { values, pick, isCounted })
    if (count(Math.max, value => value + later.win >= low) < advancing.certain) return 'through'
    return count(Math.min, value => value + later.loss > high) >= advancing.possible ? 'out' : 'open'
  })
}

type Pick = (...counts: readonly number[]) => number

/** The least and the greatest final value of the team. */
function ownBounds(
  { remaining, undrawnRounds }: OpenGroup,
  weights: LeadWeights,
  { team, given, minWins }: Question,
  value: number,
): { readonly low: number; readonly high: number } {
  const index = remaining.findIndex(({ upper, lower }) => upper === team || lower === team)
  const match = remaining[index]
  const own =
    match === undefined
      ? [0]
      : resultsOf(match, index, given).map(result => gain(weights, match, team, result))
  const matches = undrawnRounds + (match === undefined ? 0 : 1)
  const low =
    minWins > 0
      ? minWins * weights.win + (matches - minWins) * weights.loss
      : Math.min(...own) + undrawnRounds * weights.loss
  return { low: value + low, high: value + Math.max(...own) + undrawnRounds * weights.win }
}

interface Counting {
  readonly values: readonly number[]
  /** Which of the counts after each result of a match is taken. */
  readonly pick: Pick
  readonly isCounted: (value: number) => boolean
}

/** Counts the other teams by their values after the running round, whose matches have two different teams each. */
function countOthers(
  { remaining }: OpenGroup,
  weights: LeadWeights,
  { team, given }: Question,
  { values, pick, isCounted }: Counting,
): number {
  const idle = new Set(values.keys())
  idle.delete(team)
  let sum = 0
  for (const [index, match] of remaining.entries()) {
    const members = [match.upper, match.lower].filter(member => member !== team)
    for (const member of members) idle.delete(member)
    const counts = resultsOf(match, index, given).map(
      result =>
        members.filter(member => isCounted((values[member] ?? 0) + gain(weights, match, member, result)))
          .length,
    )
    sum += pick(...counts)
  }
  return sum + [...idle].filter(member => isCounted(values[member] ?? 0)).length
}

function resultsOf(match: OpenMatch, index: number, given: Question['given']): readonly number[] {
  const assumed = given.find(each => each.match === index)?.results ?? allResults(match)
  return [winOf(match, match.upper), lossOf(match, match.upper), drawn].filter(
    result => (result & assumed & allResults(match)) !== 0,
  )
}

function gain(weights: LeadWeights, match: OpenMatch, team: number, result: number): number {
  if (result === drawn) return weights.draw
  return result === winOf(match, team) ? weights.win : weights.loss
}
