import type { Bracket, BracketShape } from './bracket.ts'
import { champion, isDecided } from './champion.ts'
import { isDecisiveFirstFinal } from './departures.ts'
import { isOver, type Match, type Matches, type Side, type Slot, type Stage } from './match.ts'
import { matchId } from './plannedMatch.ts'
import { roundKey } from './roundKey.ts'

/** The best and the worst place, counted from 1. */
export interface Places {
  readonly best: number
  readonly worst: number
}

interface PlaceProspects {
  /** Every place that there is. */
  readonly any: Places
  /** The places open to the team on a side of a match that is still to be decided. */
  before(match: Match, side: Side): Places
  /** The places of a team that left with this match. */
  after(match: Match, won: boolean): Places
}

/**
 * The places of a bracket. All who leave in the same round share its places, a round of more worth before one of
 * less: the champion, who loses the final, the two of the match for the third place, then the rounds in which a
 * loss is the end, the last one first. Where both sides gave a match up, both leave with it.
 */
export function placeProspects({ shape, matches }: Bracket): PlaceProspects {
  const places = sharedPlaces({ shape, matches })
  const any = { best: 1, worst: shape.teamIds.length }
  const placesOf = (exit: string): Places => places.get(exit) ?? any
  const next = (id: string | undefined): Match | undefined => (id === undefined ? undefined : matches.get(id))

  const comes = expectation(matches)
  const left = (match: Match): Places => placesOf(exitOf(match, matches))
  const won = ({ stage }: Match): Places => placesOf(stage === 'third-place' ? 'third' : 'champion')
  const best = (match: Match): number => {
    const further = next(match.winnerTo?.matchId)
    return further === undefined ? won(match).best : best(further)
  }
  /** Who meets nobody goes on as the winner. */
  const worst = (match: Match, side: Side): number => {
    const opponent = match.slots[side === 0 ? 1 : 0]
    const unopposed = opponent.closed || !comes(opponent)
    const to = unopposed ? match.winnerTo : match.loserTo
    const further = next(to?.matchId)
    if (further !== undefined && to !== null) return worst(further, to.side)
    return unopposed ? won(match).worst : left(match).worst
  }
  return {
    any,
    before: (match, side) =>
      match.slots[side].closed ? left(match) : { best: best(match), worst: worst(match, side) },
    after: (match, isWinner) => (isWinner ? won(match) : left(match)),
  }
}

/** The places of those who leave in the same way, by the name of that way (see `exitOf`). */
function sharedPlaces(bracket: Bracket): ReadonlyMap<string, Places> {
  const { shape, matches } = bracket
  const leaving = new Map<string, number>()
  const add = (exit: string, count: number): void => {
    leaving.set(exit, (leaving.get(exit) ?? 0) + count)
  }
  const comes = expectation(matches)
  for (const match of matches.values()) add(exitOf(match, matches), leavers(match, comes))
  if (!isDecided(bracket) || champion(bracket) !== null) add('champion', 1)
  const third = matches.get(matchId('third-place', 1, 0))
  if (third !== undefined && !(isOver(third) && third.winner === null)) add('third', 1)

  const places = new Map<string, Places>()
  let taken = 0
  for (const exit of exits(shape)) {
    const count = leaving.get(exit) ?? 0
    places.set(exit, { best: taken + 1, worst: taken + Math.max(1, count) })
    taken += count
  }
  return places
}

/** How many teams a match sends home, or will. */
function leavers(match: Match, comes: (slot: Slot) => boolean): number {
  const named = match.slots.filter(slot => slot.teamId !== null).length
  if (isOver(match) && match.winner === null) return named
  if (match.status === 'bye' || !match.slots.every(comes)) return 0
  return match.loserTo === null || isDecisiveFirstFinal(match) ? 1 : 0
}

/**
 * Whether a team stands in a seat or will: nobody comes from a match that both sides gave up, nor the loser of one
 * in which somebody meets nobody.
 */
function expectation(matches: Matches): (slot: Slot) => boolean {
  const expected = new Map<string, number>()
  const comes = ({ teamId, closed, source }: Slot): boolean => {
    if (teamId !== null || closed) return teamId !== null
    if (source.from !== 'winner' && source.from !== 'loser') return true
    const match = matches.get(source.matchId)
    // Where it is over already, the seat was cleared and waits for somebody placed by hand.
    if (match === undefined || isOver(match)) return true
    const teams = expected.get(match.id) ?? match.slots.filter(comes).length
    expected.set(match.id, teams)
    return teams >= (source.from === 'winner' ? 1 : 2)
  }
  return comes
}

/** The round in which a loss in this match is the end, there or further on. */
function exitOf(match: Match, matches: Matches): string {
  if (match.stage === 'final') return 'final'
  const further = match.loserTo === null ? undefined : matches.get(match.loserTo.matchId)
  return further === undefined ? roundKey(match) : exitOf(further, matches)
}

/** All ways out, the best one first. */
function exits(shape: BracketShape): readonly string[] {
  const [final = 'final', ...main] = roundKeys('main', shape)
  const last = shape.format === 'single' ? final : 'final'
  return [
    'champion',
    last,
    'third',
    ...roundKeys('third-place', shape),
    ...main,
    ...roundKeys('lower', shape),
  ]
}

/** The rounds of a stage, the last one first. */
function roundKeys(stage: Stage, { rounds }: BracketShape): readonly string[] {
  return Array.from({ length: rounds[stage] }, (_, index) =>
    roundKey({ stage, round: rounds[stage] - index }),
  )
}
