import type { BracketPlan } from '../../bracket/creation/createBracket.ts'
import type { ForeignResult } from '../foreignMatch.ts'
import { pairKey } from '../foreignMatch.ts'
import type { CsvResult } from './csvResults.ts'
import { type ResultNode, seedsOfTree } from './resultTree.ts'

/** What a list of results says about its bracket. */
export interface ResultsFormat {
  readonly format: BracketPlan['format']
  readonly thirdPlace: boolean
  readonly grandFinal: BracketPlan['grandFinal']
  /** How often each pair meets in a round robin. */
  readonly legs: 1 | 2
  /** The teams in the order of seeds; null if the results do not show it. */
  readonly seeds: readonly string[] | null
}

const none = { thirdPlace: false, grandFinal: 'single', legs: 1 } as const

/** The format of a list of matches in the order of play, or of our own export; `several-stages` for one of other stages. */
export function formatOfResults(
  results: readonly CsvResult[],
  teams: readonly string[],
): ResultsFormat | 'several-stages' {
  if (results.some(({ winnerTo }) => winnerTo !== null)) return formatOfLinks(results)
  const legs = legsOf(results, teams)
  if (legs !== null) return { ...none, format: 'table', legs, seeds: teams }
  return formatOfLosses(results, teams)
}

/** How often each pair meets, if all meet equally often; of two teams the single match is a final. */
function legsOf(results: readonly CsvResult[], teams: readonly string[]): 1 | 2 | null {
  const pairs = Map.groupBy(results, ({ teams: pair }) => pairKey(pair))
  const counts = new Set([...pairs.values()].map(({ length }) => length))
  const [legs] = counts
  const isFull =
    teams.length > 2 && counts.size === 1 && pairs.size === (teams.length * (teams.length - 1)) / 2
  return isFull && (legs === 1 || legs === 2) ? legs : null
}

/** Our own export says where the teams of each match go. */
function formatOfLinks(results: readonly CsvResult[]): ResultsFormat | 'several-stages' {
  const feeders = Map.groupBy(results, ({ winnerTo }) => winnerTo)
  const drops = new Set(results.map(({ loserTo }) => loserTo))
  const childrenOf = ({ number }: CsvResult) => (number === null ? [] : (feeders.get(number) ?? []))
  const upper = new Set<CsvResult>()
  // A match is listed after those that lead to it.
  for (const each of results) {
    const isUpper = !drops.has(each.number) && childrenOf(each).every(child => upper.has(child))
    if (isUpper) upper.add(each)
  }
  const byNumber = new Map(results.map(each => [each.number, each]))
  const roots = [...upper].filter(({ winnerTo }) => {
    const next = winnerTo === null ? undefined : byNumber.get(winnerTo)
    return next === undefined || !upper.has(next)
  })
  const [root] = roots
  if (root === undefined || roots.length > 1) return 'several-stages'
  const isSingle = root.winnerTo === null
  const seeds = treeOf(root)
  return {
    ...none,
    format: isSingle ? 'single' : 'double',
    thirdPlace: isSingle && upper.size < results.length,
    grandFinal: finalOf(
      results,
      results.some(each => !upper.has(each) && each.winnerTo !== null && each.winnerTo === each.loserTo),
    ),
    seeds: seeds === null ? null : seedsOfTree(seeds),
  }

  function treeOf(match: CsvResult): ResultNode | null {
    const children = childrenOf(match)
    const nodes = children.map(treeOf)
    const [one, other] = nodes
    const [upperTeam, lowerTeam] = match.teams
    if (one === null || other === null) return null
    if (one !== undefined && other !== undefined) return { children: [one, other] }
    if (one === undefined) return upperTeam && lowerTeam ? { children: [upperTeam, lowerTeam] } : null
    const [child] = children
    const comesUp = child === undefined ? null : winnerIn(child)
    if (upperTeam !== null && upperTeam !== comesUp) return { children: [upperTeam, one] }
    return lowerTeam === null ? null : { children: [one, lowerTeam] }
  }
}

function winnerIn({ teams, result }: CsvResult): string | null {
  const side = result === null ? null : winningSide(result)
  return side === null ? null : teams[side]
}

/** In other lists, the losses of the teams before each match show what it was: nobody plays on after two in an elimination. */
function formatOfLosses(
  results: readonly CsvResult[],
  teams: readonly string[],
): ResultsFormat | 'several-stages' {
  const losses = new Map(teams.map(team => [team, 0]))
  const tops = new Map<string, ResultNode>()
  const roots = new Set<ResultNode>()
  const lower: CsvResult[] = []
  let resets = 0
  for (const each of results) {
    const [one, other] = each.teams
    if (one === null || other === null) continue
    const before = [losses.get(one) ?? 0, losses.get(other) ?? 0]
    if (before.some(count => count > 1)) return 'several-stages'
    const side = each.result === null ? null : winningSide(each.result)
    const winner = side === null ? null : each.teams[side]
    if (before.every(count => count === 0)) {
      const node: ResultNode = { children: [tops.get(one) ?? one, tops.get(other) ?? other] }
      for (const child of node.children) if (typeof child !== 'string') roots.delete(child)
      roots.add(node)
      if (winner !== null) tops.set(winner, node)
    } else {
      lower.push(each)
      // The team without a loss has lost the final.
      if (side !== null && before[side] === 1 && before[1 - side] === 0) resets += 1
    }
    if (each.result !== null) for (const team of each.teams) if (team && team !== winner) add(losses, team)
  }
  const isNamedLower = lower.some(({ round }) => /lower|loser|нижн|нб\b/iu.test(round))
  const isThirdPlace = lower.length === 1 && teams.length > 3 && !isNamedLower && resets === 0
  const isSingle = lower.length === 0 ? teams.length > 2 || results.length === 1 : isThirdPlace
  const [root] = roots
  const seeds = root === undefined || roots.size > 1 ? null : seedsOfTree(root)
  const last = results.at(-1)
  const isReset = resets > 0 && last !== undefined && lower.filter(each => isSamePair(each, last)).length > 1
  return {
    ...none,
    format: isSingle ? 'single' : 'double',
    thirdPlace: isSingle && isThirdPlace,
    grandFinal: finalOf(results, isReset),
    seeds: seeds?.length === teams.length ? seeds : null,
  }
}

function finalOf(results: readonly CsvResult[], isReset: boolean): BracketPlan['grandFinal'] {
  return results.some(({ isAhead }) => isAhead) ? 'advantage' : isReset ? 'reset' : 'single'
}

function isSamePair(one: CsvResult, other: CsvResult): boolean {
  return pairKey(one.teams) === pairKey(other.teams)
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** The side that a result shows to have won; null for a draw, and if both sides forfeited. */
function winningSide({ score, forfeits }: ForeignResult): 0 | 1 | null {
  if (forfeits.some(Boolean)) return forfeits[0] ? (forfeits[1] ? null : 1) : 0
  if (score[0] === score[1]) return null
  return score[0] > score[1] ? 0 : 1
}
