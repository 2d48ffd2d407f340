import { canDistribute } from './canDistribute.ts'
import { type LeadWeights, leadWeights } from './leadWeights.ts'
import type { OpenGroup } from './openGroup.ts'
import type { ProspectOutcome } from './prospect.ts'
import {
  allResults,
  drawn,
  isPlayedBy,
  lowerWins,
  type OpenMatch,
  type Question,
  upperWins,
  winOf,
} from './question.ts'

/** The number of sets of teams that are examined for one question; beyond it, nothing is said. */
const maxSets = 1500

/**
 * Answers questions about a group whose remaining matches are all known, by the first criterion of its table: teams that
 * are equal by it may take their places in any order. Every answer other than `open` is certain. A team is out if, even
 * when it wins all its matches, the results of the others cannot be distributed so that few enough of them pass it
 * (Schwartz 1966; Wayne 2001, "A new property and a faster algorithm for baseball elimination"); it is through if, even
 * when it loses all, they cannot be distributed so that enough of them reach it.
 */
export function judgeByFlow(group: OpenGroup, questions: readonly Question[]): readonly ProspectOutcome[] {
  const weights = leadWeights(group.rules)
  if (weights === null) return questions.map(() => 'open')
  const { records, remaining } = group
  const values = records.map(weights.leadOf)
  for (const { upper, lower } of remaining) {
    for (const team of [upper, lower]) values[team] = (values[team] ?? 0) + weights.loss
  }
  const start: Situation = { values, open: remaining, weights }
  return questions.map(question => answer(group, start, question))
}

/** The values of the first criterion when every match without an assumed result is lost by both teams. */
interface Situation {
  readonly values: readonly number[]
  readonly open: readonly OpenMatch[]
  readonly weights: LeadWeights
}

function answer(group: OpenGroup, start: Situation, question: Question): ProspectOutcome {
  const own = group.remaining.filter(match => isPlayedBy(match, question.team)).length
  // Wins in matches of its choice are followed only if they are all of them.
  const winsAll = question.minWins > 0 && question.minWins >= own
  const outcomes = situations(start, question, winsAll).map(situation => {
    if (isThrough(situation, question.team, group.advancing.certain)) return 'through'
    return isOut(situation, question.team, group.advancing.possible) ? 'out' : 'open'
  })
  const [first = 'open'] = outcomes
  return outcomes.every(outcome => outcome === first) ? first : 'open'
}

/** One situation for each combination of the assumed results. */
function situations(start: Situation, { team, given }: Question, winsAll: boolean): readonly Situation[] {
  const won = winsAll
    ? start.open
        .filter(match => isPlayedBy(match, team))
        .map(match => ({ match, results: winOf(match, team) }))
    : []
  const assumed = given.flatMap(({ match: index, results }) => {
    const match = start.open[index]
    return match === undefined || (winsAll && isPlayedBy(match, team)) ? [] : [{ match, results }]
  })
  const known = new Set([...won, ...assumed].map(({ match }) => match))
  const open = start.open.filter(match => !known.has(match))
  return [...won, ...assumed].reduce<readonly Situation[]>(
    (before, { match, results }) =>
      before.flatMap(situation =>
        [upperWins, lowerWins, drawn]
          .filter(result => (result & results & allResults(match)) !== 0)
          .map(result => withResult(situation, match, result)),
      ),
    [{ ...start, open }],
  )
}

/** The situation after a result of a match that both teams have lost in it. */
function withResult(situation: Situation, { upper, lower }: OpenMatch, result: number): Situation {
  const { win, draw, loss } = situation.weights
  const gainIf = (wins: number) => (result === drawn ? draw : result === wins ? win : loss) - loss
  const values = [...situation.values]
  values[upper] = (values[upper] ?? 0) + gainIf(upperWins)
  values[lower] = (values[lower] ?? 0) + gainIf(lowerWins)
  return { ...situation, values }
}

function isOut({ values, open, weights }: Situation, team: number, possible: number): boolean {
  const gain = weights.win - weights.loss
  const others = open.filter(match => !isPlayedBy(match, team))
  const limit = (values[team] ?? 0) + gain * (open.length - others.length)
  const rivals = values.flatMap((value, rival) => (rival === team ? [] : [{ rival, value }]))
  const left = possible - 1 - rivals.filter(({ value }) => value > limit).length
  if (left < 0) return true
  const threats = rivals
    .filter(({ rival, value }) => value <= limit && value + gain * matchesOf(others, rival) > limit)
    .sort((one, other) => other.value - one.value)
  // A draw gives each team less than a win gives the winner, so a match hands out at least this much.
  const hasDraws = others.some(({ canDraw }) => canDraw)
  const units = hasDraws ? Math.min(gain, 2 * (weights.draw - weights.loss)) : 1
  return noSet(threats, Math.min(left, threats.length), passing => {
    const held = threats.filter(threat => !passing.includes(threat))
    const capacities = held.map(({ value }) =>
      hasDraws ? limit - value : Math.floor((limit - value) / gain),
    )
    return canDistribute(matchesAmong(others, held), capacities, units)
  })
}

function isThrough({ values, open, weights }: Situation, team: number, certain: number): boolean {
  const gain = weights.win - weights.loss
  const others = open.filter(match => !isPlayedBy(match, team))
  const own = open.filter(match => isPlayedBy(match, team))
  const limit = values[team] ?? 0
  const rivals = values.flatMap((value, rival) =>
    rival === team ? [] : [{ rival, value: value + gain * matchesOf(own, rival) }],
  )
  const missing = certain - rivals.filter(({ value }) => value >= limit).length
  if (missing <= 0) return false
  const chasers = rivals
    .filter(({ rival, value }) => value < limit && value + gain * matchesOf(others, rival) >= limit)
    .sort((one, other) => other.value - one.value)
  const hasDraws = others.some(({ canDraw }) => canDraw)
  // Two draws can be worth more than a win and a loss, so a match hands out at most this much.
  const units = hasDraws ? Math.max(gain, 2 * (weights.draw - weights.loss)) : 1
  return noSet(chasers, missing, reaching => {
    const among = matchesAmong(others, reaching)
    // What the teams do not need may go to anyone: the demands are met if the rest can be distributed as losses.
    const capacities = reaching.map(({ rival, value }, index) => {
      const inner = among.filter(pair => pair.includes(index)).length
      const outer = matchesOf(others, rival) - inner
      const needed = Math.max(0, limit - value - gain * outer)
      return units * inner - (hasDraws ? needed : Math.ceil(needed / gain))
    })
    return capacities.every(capacity => capacity >= 0) && canDistribute(among, capacities, units)
  })
}

interface Rival {
  readonly rival: number
  readonly value: number
}

function matchesOf(matches: readonly OpenMatch[], team: number): number {
  return matches.filter(match => isPlayedBy(match, team)).length
}

/** The matches among some teams, as indexes into them. */
function matchesAmong(
  matches: readonly OpenMatch[],
  teams: readonly Rival[],
): readonly (readonly [number, number])[] {
  const indexOf = (team: number) => teams.findIndex(({ rival }) => rival === team)
  return matches
    .map(({ upper, lower }) => [indexOf(upper), indexOf(lower)] as const)
    .filter(([upper, lower]) => upper >= 0 && lower >= 0)
}

/** Whether no set of `size` teams fulfils a condition; false also if there are too many to know. */
function noSet(teams: readonly Rival[], size: number, fulfils: (set: readonly Rival[]) => boolean): boolean {
  let examined = 0
  const visit = (first: number, set: readonly Rival[]): boolean => {
    if (set.length === size) {
      examined += 1
      return examined > maxSets || fulfils(set)
    }
    for (let index = first; index < teams.length; index++) {
      const team = teams[index]
      if (teams.length - index < size - set.length) return false
      if (team !== undefined && visit(index + 1, [...set, team])) return true
    }
    return false
  }
  return !visit(0, [])
}
