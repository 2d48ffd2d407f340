import type { OpenGroup } from './openGroup.ts'
import type { HopedResult, SufficientResults } from './prospect.ts'
import { drawn, type Given, isPlayedBy, lossOf, type Question, upperWins, winOf } from './question.ts'

/** Results that may suffice for a team, and the question whether they do. */
export interface Candidate {
  readonly results: SufficientResults
  readonly question: Question
}

/** The number of other matches of a round up to which results of two of them are combined. */
const maxCombined = 2
/** The number of other matches of a round up to which their results are considered. */
const maxOthers = 7
/** The number of remaining matches of a team up to which the results of others are considered. */
const maxOwn = 2

/** The index of the next match of a team among the remaining ones; -1 if it has none. */
export function nextMatch({ remaining }: OpenGroup, team: number): number {
  return remaining.findIndex(match => isPlayedBy(match, team))
}

/** Lists what may suffice for a team, the simplest first. */
export function candidatesOf(group: OpenGroup, team: number): readonly Candidate[] {
  const own = ownResults(group, team)
  const others = otherResults(group, team)
  const alone = own.filter(({ kind }) => kind !== 'any').map(each => candidate(group, team, each, []))
  const combined = own.flatMap(each => others.map(set => candidate(group, team, each, set)))
  return [...winsOf(group, team), ...alone, ...combined.sort((one, other) => sizeOf(one) - sizeOf(other))]
}

/** Leaves out what follows from the rest of the candidates that suffice, and puts the simplest first. */
export function simplest(sufficient: readonly Candidate[]): readonly SufficientResults[] {
  const accepted: Candidate[] = []
  for (const each of sufficient) {
    if (!accepted.some(other => follows(each, other))) accepted.push(each)
  }
  const isAlone = ({ results }: Candidate) => results.kind === 'next' && results.others.length === 0
  const rest = accepted.filter(
    each => !isAlone(each) && !(isAllWins(each) && accepted.some(other => isAlone(other))),
  )
  return [...accepted.filter(isAlone), ...rest].map(({ results }) => results)
}

/** Whether the results of a candidate include those of another one. */
function follows({ results, question }: Candidate, from: Candidate): boolean {
  if (from.results.kind === 'wins') {
    // Fewer wins come first.
    if (results.kind === 'wins') return true
    return results.kind === 'next' && results.own === 'win' && from.results.count === 1
  }
  return (
    results.kind !== 'wins' &&
    from.question.given.every(known =>
      question.given.some(given => given.match === known.match && (given.results & ~known.results) === 0),
    )
  )
}

function isAllWins({ results }: Candidate): boolean {
  return results.kind === 'wins' && results.count === results.of
}

function matchesLeft({ undrawnRounds, remaining }: OpenGroup, team: number): number {
  return undrawnRounds + remaining.filter(match => isPlayedBy(match, team)).length
}

interface OwnResult {
  readonly kind: 'win' | 'draw' | 'any'
  readonly given: readonly Given[]
}

function ownResults(group: OpenGroup, team: number): readonly OwnResult[] {
  const index = nextMatch(group, team)
  const match = group.remaining[index]
  const any: OwnResult = { kind: 'any', given: [] }
  if (match === undefined) return [any]
  const win = winOf(match, team)
  return [
    any,
    ...(match.canDraw ? [{ kind: 'draw', given: [{ match: index, results: win | drawn }] } as const] : []),
    { kind: 'win', given: [{ match: index, results: win }] },
  ]
}

/** Wins in any of the remaining matches, drawn or not. */
function winsOf(group: OpenGroup, team: number): readonly Candidate[] {
  const of = matchesLeft(group, team)
  if (of < 2) return []
  return Array.from({ length: of }, (_, index) => ({
    results: { kind: 'wins', count: index + 1, of },
    question: { team, given: [], minWins: index + 1 },
  }))
}

/** Results of one or two other matches of the running round. */
function otherResults(group: OpenGroup, team: number): readonly (readonly Given[])[] {
  const { remaining, rounds } = group
  const round = rounds[Math.max(0, nextMatch(group, team))]
  const others = [...remaining.entries()].filter(
    ([index, match]) => rounds[index] === round && !isPlayedBy(match, team),
  )
  if (others.length > maxOthers || matchesLeft(group, team) > maxOwn) return []
  const single = others.map(([match, open]) => {
    const wins = [winOf(open, open.upper), lossOf(open, open.upper)]
    const results = open.canDraw ? [...wins.map(win => win | drawn), ...wins] : wins
    return results.map((each): Given => ({ match, results: each }))
  })
  const [first = [], second = []] = single
  const pairs = single.length === maxCombined ? first.flatMap(one => second.map(other => [one, other])) : []
  return [...single.flat().map(one => [one]), ...pairs]
}

function candidate(group: OpenGroup, team: number, own: OwnResult, others: readonly Given[]): Candidate {
  return {
    results: { kind: 'next', own: own.kind, others: others.map(given => hopedResult(group, given)) },
    question: { team, given: [...own.given, ...others], minWins: 0 },
  }
}

function hopedResult({ remaining, teamIds }: OpenGroup, { match, results }: Given): HopedResult {
  const open = remaining[match]
  const idOf = (team: number | undefined) => teamIds[team ?? -1] ?? ''
  const [upper, lower] = [idOf(open?.upper), idOf(open?.lower)]
  const [winnerId, loserId] = (results & upperWins) !== 0 ? [upper, lower] : [lower, upper]
  return { matchId: open?.id ?? '', winnerId, loserId, orDraw: (results & drawn) !== 0 }
}

function sizeOf({ question }: Candidate): number {
  return question.given.length
}
