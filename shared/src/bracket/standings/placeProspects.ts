import { isDecisiveFirstFinal } from '../edits/advancement.ts'
import type { Bracket } from '../model/bracket.ts'
import { isOver, type Match, otherSide, type Side, type SlotAddress } from '../model/match.ts'
import type { SectionRounds, Stage } from '../model/stage.ts'
import { roundKey } from '../rounds/roundKey.ts'
import { firstFinalId, isSecondFinal } from '../rounds/secondFinal.ts'
import { lastStage, stageOf } from '../rounds/stageOf.ts'
import { slotProspects } from './slotProspects.ts'

/** The best and the worst place, counted from 1. */
export interface Places {
  readonly best: number
  readonly worst: number
}

/** The position of a team: a match that it still has to play, or its last one; null if it has none. */
export type Standpoint =
  | { readonly is: 'before' | 'after'; readonly match: Match; readonly side: Side }
  | { readonly is: 'nowhere' }

/**
 * Computes the places that teams can still take from their positions. All teams that leave in the same round share its
 * places, and a later exit is worth more: the champion, the loser of the final, the two of the match for third place,
 * then the rounds in which a loss eliminates, the last one first. If both sides forfeit a match, both leave with it.
 * The ranges are exact if each open match gets a winner. A match that both sides forfeit later makes more teams leave
 * in its round, which can improve the range of teams that left there before. While a slot waits for a team placed by
 * hand, the ranges contain everything that is not ruled out.
 */
export function placeProspects(
  bracket: Bracket,
  standpoints: readonly Standpoint[],
): (standpoint: Standpoint) => Places {
  const { shape, matches } = bracket
  const stage = lastStage(shape)
  const byWorth = exits(stage)
  const worth = new Map(byWorth.map((exit, index) => [exit, index]))
  const { comes, isRegular } = slotProspects(bracket)

  const left = (match: Match): string => exitOf(match, bracket)
  const won = ({ section }: Match): string => (section === 'third-place' ? 'third' : 'champion')
  const better = (one: string, other: string): string =>
    (worth.get(one) ?? 0) <= (worth.get(other) ?? 0) ? one : other
  const worse = (one: string, other: string): string => (better(one, other) === one ? other : one)

  /** The best and the worst exit of an active team on a side of an open match. */
  const memo = new Map<string, readonly [string, string]>()
  const waysOut = ({ matchId, side }: SlotAddress): readonly [string, string] => {
    const key = `${matchId} ${side}`
    const known = memo.get(key)
    if (known !== undefined) return known
    const match = matches.get(matchId)
    if (match === undefined) throw new Error(`No match ${matchId}`)
    const winning = match.winnerTo === null || isSecondFinalAhead(match) ? null : waysOut(match.winnerTo)
    const onWin = winning ?? ([won(match), won(match)] as const)
    const opponent = comes(match, otherSide(side))
    const losing = match.loserTo === null || isSecondFinalAhead(match) ? null : waysOut(match.loserTo)
    const onLoss = losing ?? ([left(match), left(match)] as const)
    const found =
      opponent === 'team' ? ([better(onWin[0], onLoss[0]), worse(onWin[1], onLoss[1])] as const) : onWin
    memo.set(key, found)
    return found
  }
  const exitsOf = (standpoint: Standpoint): readonly [string, string] => {
    if (standpoint.is === 'nowhere') return ['champion', byWorth.at(-1) ?? 'champion']
    const { is, match, side } = standpoint
    if (is === 'before' && !match.slots[side].closed) return waysOut({ matchId: match.id, side })
    const isLast = match.winnerTo === null || isDecisiveFirstFinal(match)
    const exit = is === 'after' && match.winner === side && isLast ? won(match) : left(match)
    return [exit, exit]
  }

  const settled = counted(standpoints.map(exitsOf).flatMap(([best, worst]) => (best === worst ? [best] : [])))
  const expected = isRegular ? expectedExits() : null
  const total = expected ?? settled
  const places = (best: string, worst: string): Places => {
    const before = byWorth.slice(0, worth.get(best)).reduce((sum, exit) => sum + (total.get(exit) ?? 0), 0)
    const behind = byWorth
      .slice((worth.get(worst) ?? 0) + 1)
      .reduce((sum, exit) => sum + (total.get(exit) ?? 0), 0)
    return { best: before + 1, worst: shape.teamIds.length - behind }
  }
  return standpoint => places(...exitsOf(standpoint))

  /** The number of teams that leave by each exit in the end; null if edits by hand make the counts inconsistent. */
  function expectedExits(): ReadonlyMap<string, number> | null {
    const gone = standpoints.filter(({ is }) => is === 'after')
    const leaving = [...gone.map(standpoint => exitsOf(standpoint)[0])]
    for (const match of matches.values()) {
      if (!isOver(match)) leaving.push(...leavers(match))
    }
    return leaving.length === shape.teamIds.length ? counted(leaving) : null
  }

  /** The exits of the teams that leave with an open match. */
  function leavers(match: Match): readonly string[] {
    const [upper, lower] = [comes(match, 0), comes(match, 1)]
    // The second final settles the places of the first one; before it is due, the first one stands for both.
    if (isSecondFinal(match) && !isOver(matches.get(firstFinalId(shape)) ?? match)) return []
    const able = [upper, lower].filter(prospect => prospect === 'team').length
    const disqualified = [upper, lower].filter(prospect => prospect === 'disqualified').length
    if (able === 0) return Array.from({ length: disqualified }, () => left(match))
    const goesOn = match.winnerTo !== null && !isSecondFinalAhead(match)
    const drops = match.loserTo !== null && !isSecondFinalAhead(match)
    return [
      ...(goesOn ? [] : [won(match)]),
      ...(drops ? [] : Array.from({ length: able - 1 + disqualified }, () => left(match))),
    ]
  }

  /** Whether the match is the first of two finals: its loser takes second place whether one or two are played. */
  function isSecondFinalAhead({ section, round }: Match): boolean {
    return section === 'final' && round === 1 && stage.rounds.final === 2
  }
}

function counted(exits: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const exit of exits) counts.set(exit, (counts.get(exit) ?? 0) + 1)
  return counts
}

/** The round that eliminates a team that wins nothing more from this match on, which can be a later one. */
function exitOf(match: Match, { shape, matches }: Bracket): string {
  if (match.section === 'final') return 'final'
  // Nobody drops from a bye of the upper side: a team that came no further counts as having reached the next match.
  const to = match.loserTo ?? (match.section === 'upper' ? match.winnerTo : null)
  const further = to === null ? undefined : matches.get(to.matchId)
  if (further !== undefined) return exitOf(further, { shape, matches })
  return match.section === 'main' && match.round === stageOf(shape, match).rounds.main
    ? 'final'
    : roundKey(match)
}

/** All exits, the best one first. */
function exits(stage: Stage): readonly string[] {
  return [
    'champion',
    'final',
    'third',
    ...roundKeys('third-place', stage),
    ...roundKeys('main', stage).slice(1),
    ...roundKeys('lower', stage),
  ]
}

/** The rounds of a section, the last one first. */
function roundKeys(section: keyof SectionRounds, { key, rounds }: Stage): readonly string[] {
  return Array.from({ length: rounds[section] }, (_, index) =>
    roundKey({ stage: key, section, round: rounds[section] - index }),
  )
}
