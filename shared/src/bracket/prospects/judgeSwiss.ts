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
  const later = { win: undrawnRounds * weights.win, loss: undrawnRounds * weights.loss }
  const matchOf = new Map(
    group.remaining.flatMap(({ upper, lower }, index) => [
      [upper, index],
      [lower, index],
    ]),
  )
  // Few teams have values of their own, so that most questions share a count.
  const counts = { reach: new Map<number, Count>(), pass: new Map<number, Count>() }
  const countFor = (known: Map<number, Count>, value: number, counting: Omit<Counting, 'values'>) => {
    const found = known.get(value) ?? countAll(group, weights, { ...counting, values })
    known.set(value, found)
    return found
  }
  return questions.map(question => {
    const { low, high } = ownBounds(group, weights, question, values[question.team] ?? 0)
    const own = matchOf.get(question.team)
    const others = (count: Count) => countOthers(group, weights, question, own, count)
    const reach = { pick: Math.max, isCounted: (value: number) => value + later.win >= low }
    if (others(countFor(counts.reach, low, reach)) < advancing.certain) return 'through'
    const pass = { pick: Math.min, isCounted: (value: number) => value + later.loss > high }
    return others(countFor(counts.pass, high, pass)) >= advancing.possible ? 'out' : 'open'
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

/** The number of teams that are counted after the running round, and the part of each of its matches. */
interface Count extends Counting {
  readonly total: number
  readonly byMatch: readonly number[]
}

/** Counts the teams by their values after the running round, whose matches have two different teams each. */
function countAll({ remaining }: OpenGroup, weights: LeadWeights, counting: Counting): Count {
  const { values, isCounted } = counting
  const playing = new Set(remaining.flatMap(({ upper, lower }) => [upper, lower]))
  const idle = values.filter((value, team) => !playing.has(team) && isCounted(value)).length
  const byMatch = remaining.map(match =>
    countIn(match, allResults(match), { weights, counting, members: [match.upper, match.lower] }),
  )
  return { ...counting, byMatch, total: byMatch.reduce((sum, count) => sum + count, idle) }
}

/** The count without the team that is asked about, and with the assumed results. */
function countOthers(
  { remaining }: OpenGroup,
  weights: LeadWeights,
  { team, given }: Question,
  own: number | undefined,
  counting: Count,
): number {
  const { total, byMatch, values, isCounted } = counting
  const start = own === undefined && isCounted(values[team] ?? 0) ? total - 1 : total
  const others = new Set([...(own === undefined ? [] : [own]), ...given.map(({ match }) => match)])
  return [...others].reduce((sum, index) => {
    const match = remaining[index]
    if (match === undefined) return sum
    const assumed = given.find(each => each.match === index)?.results ?? allResults(match)
    const members = [match.upper, match.lower].filter(member => member !== team)
    return sum - (byMatch[index] ?? 0) + countIn(match, assumed, { weights, counting, members })
  }, start)
}

/** Counts some members of a match, after that of its possible results which is picked. */
function countIn(
  match: OpenMatch,
  assumed: number,
  {
    weights,
    counting: { values, pick, isCounted },
    members,
  }: { readonly weights: LeadWeights; readonly counting: Counting; readonly members: readonly number[] },
): number {
  const counts = resultsAmong(match, assumed).map(
    result =>
      members.filter(member => isCounted((values[member] ?? 0) + gain(weights, match, member, result)))
        .length,
  )
  return pick(...counts)
}

function resultsOf(match: OpenMatch, index: number, given: Question['given']): readonly number[] {
  return resultsAmong(match, given.find(each => each.match === index)?.results ?? allResults(match))
}

function resultsAmong(match: OpenMatch, assumed: number): readonly number[] {
  return [winOf(match, match.upper), lossOf(match, match.upper), drawn].filter(
    result => (result & assumed & allResults(match)) !== 0,
  )
}

function gain(weights: LeadWeights, match: OpenMatch, team: number, result: number): number {
  if (result === drawn) return weights.draw
  return result === winOf(match, team) ? weights.win : weights.loss
}
