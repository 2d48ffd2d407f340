import { otherSide, type Side } from '../../bracket/model/match.ts'
import type { BestOf } from '../../format/series.ts'
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
  readonly bestOf: BestOf
  /** The side that takes the first step. */
  readonly first: Side
}

/** Returns all steps of a veto in order. The remaining option (in CS, a map) needs no step. */
export function vetoSteps({ settings, bestOf, first }: Series): readonly VetoStep[] {
  const second = otherSide(first)
  const inTurn = (index: number) => (index % 2 === 0 ? first : second)
  if (settings.game === 'dota2') {
    return Array.from({ length: bestOf }, (_, index) => index).flatMap(index => [
      { kind: 'advantage' as const, by: inTurn(index), game: index + 1 },
      { kind: 'rest' as const, by: inTurn(index + 1), game: index + 1 },
    ])
  }
  let game = 0
  return bansAndPicks(bestOf, settings.maps.length).flatMap((kind, index): readonly VetoStep[] => {
    const by = inTurn(index)
    if (kind === 'ban') return [{ kind, by, game: null }]
    game += 1
    return [
      { kind, by, game },
      { kind: 'side', by: otherSide(by), game },
    ]
  })
}

/** Two bans, the picks, and bans until one map is left; if nothing is picked, only bans. */
function bansAndPicks(bestOf: BestOf, poolSize: number): readonly ('ban' | 'pick')[] {
  const bans = Math.max(0, poolSize - bestOf)
  const before = bestOf === 1 ? bans : Math.min(2, bans)
  return [
    ...Array<'ban'>(before).fill('ban'),
    ...Array<'pick'>(bestOf - 1).fill('pick'),
    ...Array<'ban'>(bans - before).fill('ban'),
  ]
}
