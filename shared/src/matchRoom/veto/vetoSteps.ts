import { otherSide, type Side } from '../../bracket/model/match.ts'
import type { VetoOrder } from '../../selfService/vetoOrder.ts'
import type { VetoSettings } from '../../selfService/vetoSettings.ts'

/**
 * A choice of one side. CS: a map to ban, a map to pick, or the starting side on a map that the opponent picked. Dota
 * 2: a side or a place in the pick order, then one of the other kind.
 */
export interface VetoStep {
  readonly kind: 'ban' | 'pick' | 'side' | 'advantage' | 'rest'
  readonly by: Side
  /** The game of the series, from 1; null for a ban. */
  readonly game: number | null
}

interface Series {
  readonly settings: VetoSettings
  /** The number of games that can be played. */
  readonly bestOf: number
  /** The side that takes the first step. */
  readonly first: Side
}

/** Returns all steps of a veto in order. The remaining option (in CS, a map) needs no step. */
export function vetoSteps({ settings, bestOf, first }: Series): readonly VetoStep[] {
  const sideOf = (turn: Turn) => (turn === 'A' ? first : otherSide(first))
  if (settings.game === 'dota2') {
    return Array.from({ length: bestOf }, (_, index) => index).flatMap(index => [
      { kind: 'advantage' as const, by: sideOf(inTurn(index)), game: index + 1 },
      { kind: 'rest' as const, by: sideOf(inTurn(index + 1)), game: index + 1 },
    ])
  }
  const kinds = bansAndPicks(bestOf, settings.maps.length)
  const by = turnOrders[settings.order ?? 'alternating'](kinds).map(sideOf)
  let game = 0
  return kinds.flatMap((kind, index): readonly VetoStep[] => {
    const side = by[index] ?? first
    if (kind === 'ban') return [{ kind, by: side, game: null }]
    game += 1
    return [
      { kind, by: side, game },
      { kind: 'side', by: otherSide(side), game },
    ]
  })
}

type Kinds = readonly ('ban' | 'pick')[]

/**
 * Two bans, the picks, and bans until one map is left; if nothing is picked, only bans. A series of an even number of
 * games has no decider: all its maps are picked, and the other maps need no ban.
 */
function bansAndPicks(bestOf: number, poolSize: number): Kinds {
  const hasDecider = bestOf % 2 === 1
  const picks = hasDecider ? bestOf - 1 : bestOf
  const spare = Math.max(0, poolSize - bestOf)
  const before = picks === 0 ? spare : Math.min(2, spare)
  const after = hasDecider ? spare - before : 0
  return [
    ...Array<'ban'>(before).fill('ban'),
    ...Array<'pick'>(picks).fill('pick'),
    ...Array<'ban'>(after).fill('ban'),
  ]
}

/** A side of the match: A begins. */
type Turn = 'A' | 'B'

const inTurn = (index: number): Turn => (index % 2 === 0 ? 'A' : 'B')

const turnOrders: Readonly<Record<VetoOrder, (kinds: Kinds) => readonly Turn[]>> = {
  alternating: kinds => kinds.map((_, index) => inTurn(index)),
  major: majorTurns,
}

/**
 * The majors of CS 2 play with seven maps: A A B B B A in a best of one, and in a longer series the bans after the
 * picks begin with B. In a best of one with another number of maps, B takes half of the bans in a row, and A takes one
 * ban after them and the others before them.
 */
function majorTurns(kinds: Kinds): readonly Turn[] {
  const lastPick = kinds.lastIndexOf('pick')
  if (lastPick >= 0) return kinds.map((_, index) => inTurn(index > lastPick ? index - lastPick : index))
  const half = Math.floor(kinds.length / 2)
  const before = Math.max(1, kinds.length - half - 1)
  return kinds.map((_, index) => (index < before || index >= before + half ? 'A' : 'B'))
}
