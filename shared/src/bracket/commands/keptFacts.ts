import { isSameValue } from '../../text/isSameValue.ts'
import type { Facts } from '../edits/matchEdits.ts'
import type { Bracket, BracketChange, BracketShape } from '../model/bracket.ts'
import { withdrawalsOf } from '../model/withdrawals.ts'
import { takersOf } from '../stages/takers.ts'
import { isOver, type Match, type Slot } from '../model/match.ts'

/** What a command can change of a match, and since when it has its status; where its teams go only if that changed. */
type MatchFacts = Omit<Facts, 'winnerTo' | 'loserTo'> & Partial<Pick<Match, 'since' | 'winnerTo' | 'loserTo'>>

interface KeptMatch {
  readonly id: string
  /** The revision that the command led to. */
  readonly revision: number
  readonly before: MatchFacts
  readonly after: MatchFacts
}

type Shape = Partial<Pick<BracketShape, keyof BracketShape>>

/** What a command changed. */
export interface KeptFacts {
  readonly matches: readonly KeptMatch[]
  /** The parts of the shape that changed. */
  readonly shape: { readonly before: Shape; readonly after: Shape }
}

/** What there is to keep of a change of a bracket. */
export function keptFacts(before: Bracket, change: BracketChange): KeptFacts {
  const shape = change.bracket.shape
  const fields = shapeFields(shape).filter(field => before.shape[field] !== shape[field])
  return {
    matches: change.changes.map(([was, is]) => ({
      id: is.id,
      revision: is.revision,
      before: facts(was, is),
      after: facts(is, was),
    })),
    shape: { before: picked(before, fields), after: picked(change.bracket, fields) },
  }
}

/** One change that has the effect of several in a row; null if something else happened to their matches in between. */
export function combined(kept: readonly KeptFacts[]) {
  const matches = new Map<string, KeptMatch>()
  let shape: KeptFacts['shape'] = { before: {}, after: {} }
  for (const each of kept) {
    for (const match of each.matches) {
      const earlier = matches.get(match.id)
      if (earlier !== undefined && earlier.revision !== match.revision - 1) return null
      matches.set(match.id, {
        ...match,
        before: { ...linksOf(match.before), ...(earlier ?? match).before },
        after: { ...linksOf(earlier?.after), ...match.after },
      })
    }
    shape = {
      before: { ...each.shape.before, ...shape.before },
      after: { ...shape.after, ...each.shape.after },
    }
  }
  return { matches: [...matches.values()], shape }
}

function linksOf({
  winnerTo,
  loserTo,
}: { readonly [To in 'winnerTo' | 'loserTo']?: Match[To] | undefined } = {}) {
  return { ...(winnerTo !== undefined && { winnerTo }), ...(loserTo !== undefined && { loserTo }) }
}

/** The parts of a shape that commands can change. A stored shape has more fields, or lacks some. */
const parts: { readonly [F in keyof BracketShape]-?: (bracket: Bracket) => BracketShape[F] } = {
  teamIds: ({ shape }) => shape.teamIds,
  stages: ({ shape }) => shape.stages,
  takers: takersOf,
  withdrawals: withdrawalsOf,
}

export function shapeFields(shape: Shape): readonly (keyof BracketShape)[] {
  return (Object.keys(shape) as (keyof BracketShape)[]).filter(field => field in parts)
}

export function partOf(bracket: Bracket, field: keyof BracketShape): BracketShape[typeof field] {
  return parts[field](bracket)
}

function picked(bracket: Bracket, fields: readonly (keyof BracketShape)[]): Shape {
  return Object.fromEntries(fields.map(field => [field, partOf(bracket, field)]))
}

function facts({ games, since, ...match }: Match, other: Match): MatchFacts {
  const { slots, score, status, winner, forfeits, bestOf, winnerTo, loserTo } = match
  return {
    slots,
    score,
    ...(games !== undefined && { games }),
    status,
    winner,
    forfeits,
    bestOf,
    ...linksOf({
      winnerTo: isSameValue(winnerTo, other.winnerTo) ? undefined : winnerTo,
      loserTo: isSameValue(loserTo, other.loserTo) ? undefined : loserTo,
    }),
    ...(since !== undefined && { since }),
  }
}

/** Whether more has to be taken back than that single matches have started, and their scores. */
export function concernsResults({ matches, shape }: KeptFacts): boolean {
  return (
    Object.keys(shape.after).length > 0 ||
    matches.some(
      ({ before, after }) =>
        isOver(before) ||
        isOver(after) ||
        before.bestOf !== after.bestOf ||
        before.slots.some((slot, side) => !isSameSlot(slot, after.slots[side])),
    )
  )
}

export function isSameSlot(one: Slot, other: Slot | undefined): boolean {
  return one.teamId === other?.teamId && one.closed === other.closed
}
