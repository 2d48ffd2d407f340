import type { Bracket } from '../bracket/model/bracket.ts'
import type { Match } from '../bracket/model/match.ts'
import { firstFinalId, isSecondFinal, isSecondFinalDue } from '../bracket/rounds/secondFinal.ts'
import { terminalMatchIds } from '../bracket/rounds/terminalMatchIds.ts'

/** A match in the tree that ends in the final. */
export interface TreeMatch {
  readonly match: Match
  /** The number of rounds before the final; 0 is the final itself. */
  readonly depth: number
  /** The position from the top, from 0, among the two to the power of `depth` places of its depth. */
  readonly place: number
}

/** Returns the final and the matches whose winners lead to it, at most `depths` rounds, without byes. */
export function lastRounds({ shape, matches }: Bracket, depths: number): readonly TreeMatch[] {
  const last = matches.get(terminalMatchIds(shape)[0] ?? '')
  const isSecond = last !== undefined && isSecondFinal(last)
  const final = isSecond ? matches.get(firstFinalId(shape)) : last
  const second = isSecond && isSecondFinalDue({ shape, matches }) ? last : undefined
  if (final === undefined) return []
  const below = [0, 1].flatMap(side => before(final, side, { depth: 1, place: side }))
  return [{ match: second ?? final, depth: 0, place: 0 }, ...below]

  function before(match: Match, side: number, at: Omit<TreeMatch, 'match'>): readonly TreeMatch[] {
    const source = match.slots[side]?.source
    const earlier = source?.from === 'winner' ? matches.get(source.matchId) : undefined
    if (earlier === undefined || earlier.status === 'bye' || at.depth >= depths) return []
    return [
      { match: earlier, ...at },
      ...[0, 1].flatMap(each => before(earlier, each, { depth: at.depth + 1, place: at.place * 2 + each })),
    ]
  }
}

/** Whether there is no tree yet, or most teams of its earliest round are unknown. */
export function isTreeOpen(tree: readonly TreeMatch[]): boolean {
  const earliest = Math.max(...tree.map(({ depth }) => depth))
  const slots = tree.flatMap(({ depth, match }) => (depth === earliest ? match.slots : []))
  return tree.length === 0 || slots.filter(({ teamId }) => teamId === null).length > slots.length / 2
}
