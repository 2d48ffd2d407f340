import { countedStep } from '../ranks/countedStep.ts'
import { medianStep } from '../ranks/medianStep.ts'
import type { Pool } from './distribute.ts'

/** The effect of a substitution on the balance of the teams, in rank steps; averages are not rounded. */
export interface SubstitutionEffect {
  /** The team's rank sum. */
  readonly sum: Change
  /** The measure as in a `DistributionPlan`: rank sums if all teams have equally many players, otherwise average ranks. */
  readonly comparedBy: 'sum' | 'average'
  /** The team's distance above (negative: below) the average of the other teams; null if there is no other team. */
  readonly aboveOthers: Change | null
  /** Largest minus smallest value of all teams. */
  readonly spread: Change
}

interface Change {
  readonly before: number
  readonly after: number
}

/** Returns a function that computes the effect of `inUid` taking the place of `outUid` in the team. */
export function substitutionEffects(
  { scale, players }: Pick<Pool, 'scale' | 'players'>,
  { teamId, outUid }: { readonly teamId: string; readonly outUid: string },
): (inUid: string) => SubstitutionEffect {
  const median = medianStep(
    scale,
    players.map(({ rankTier }) => rankTier),
  )
  const steps = new Map(players.map(({ uid, rankTier }) => [uid, countedStep(scale, rankTier, median)]))
  const teams = new Map<string, { readonly size: number; readonly sum: number }>()
  for (const player of players) {
    if (player.teamId === null) continue
    const { size, sum } = teams.get(player.teamId) ?? { size: 0, sum: 0 }
    teams.set(player.teamId, { size: size + 1, sum: sum + (steps.get(player.uid) ?? median) })
  }
  const { size, sum: before } = teams.get(teamId) ?? { size: 0, sum: 0 }
  const comparedBy = new Set([...teams.values()].map(team => team.size)).size > 1 ? 'average' : 'sum'
  const strengthOf = (sum: number, members: number) =>
    comparedBy === 'sum' ? sum : sum / Math.max(1, members)
  const others = [...teams].flatMap(([id, team]) => (id === teamId ? [] : [strengthOf(team.sum, team.size)]))
  const average = others.reduce((all, value) => all + value, 0) / others.length

  return inUid => {
    const after = before - (steps.get(outUid) ?? median) + (steps.get(inUid) ?? median)
    const changeOf = (measure: (own: number) => number): Change => ({
      before: measure(strengthOf(before, size)),
      after: measure(strengthOf(after, size)),
    })
    return {
      sum: { before, after },
      comparedBy,
      aboveOthers: others.length === 0 ? null : changeOf(own => own - average),
      spread: changeOf(own => Math.max(own, ...others) - Math.min(own, ...others)),
    }
  }
}
