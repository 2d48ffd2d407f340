import type { Bracket } from '../model/bracket.ts'
import type { Match, Matches } from '../model/match.ts'
import type { Stage } from '../model/stage.ts'

/** The position of a round among all rounds of its bracket; later rounds have greater numbers. */
export type RoundOrder = (match: Pick<Match, 'stage' | 'section' | 'round'>) => number

/** Exceeds the position of the last round of any stage. */
const stageDistance = 1000

/**
 * Returns an order in which every match leads to later rounds only, on any path through the bracket. A round of the
 * upper side comes right before the first lower round to which its losers go; the match for third place before the
 * final; tie-break matches after all others of their stage. The rounds of a stage come after those of earlier stages.
 */
export function roundOrder({ shape, matches }: Bracket): RoundOrder {
  const orders = new Map(
    shape.stages.map((stage, index) => {
      const within = orderWithin(stage, matches)
      return [stage.key, (match: Parameters<RoundOrder>[0]) => index * stageDistance + within(match)]
    }),
  )
  return match => orders.get(match.stage)?.(match) ?? 0
}

function orderWithin({ key, rounds }: Stage, matches: Matches): RoundOrder {
  // For each upper round, from 0: the first lower round to which its losers go, made monotonic.
  const drops = Array.from({ length: rounds.upper }, () => rounds.lower + 1)
  for (const { stage, section, round, loserTo } of rounds.upper === 0 ? [] : matches.values()) {
    const next = loserTo === null ? undefined : matches.get(loserTo.matchId)
    if (stage !== key || section !== 'upper' || next?.section !== 'lower') continue
    for (let earlier = 0; earlier < round; earlier += 1) {
      drops[earlier] = Math.min(drops[earlier] ?? next.round, next.round)
    }
  }
  return ({ section, round }) => {
    if (section === 'third-place') return rounds.main - 0.5
    if (section === 'tie-break') return rounds.main + 1
    if (section === 'upper') return (drops[round - 1] ?? 0) - 1 + round / (rounds.upper + 1)
    if (section === 'final') return rounds.lower + 1 + round
    return round
  }
}
