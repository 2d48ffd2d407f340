/** When a team leaves Valve's Swiss: with so many wins or losses. */
export interface ValveLimits {
  readonly winsToAdvance: number
  readonly lossesToLeave: number
}

const defaultLimit = 3
/** With a multiple of so many teams, each round to three wins or losses has an even number of teams of each record. */
export const valveEven = 16

/** The limits of a plan or a stage, which may lack them. */
export function valveLimits(
  stage: {
    readonly [Limit in keyof ValveLimits]?: number | undefined
  },
): ValveLimits {
  const { winsToAdvance = defaultLimit, lossesToLeave = defaultLimit } = stage
  return { winsToAdvance, lossesToLeave }
}

export function valveRounds({ winsToAdvance, lossesToLeave }: ValveLimits): number {
  return winsToAdvance + lossesToLeave - 1
}

/**
 * The number of teams that end with enough wins if teams with equal records meet in each round; null if the teams of some
 * record are odd in number.
 */
export function valveQualifiers(teams: number, { winsToAdvance, lossesToLeave }: ValveLimits): number | null {
  let byLosses = new Array<number>(lossesToLeave).fill(0)
  byLosses[0] = teams
  for (let wins = 0; wins < winsToAdvance; wins += 1) {
    const next: number[] = []
    let losers = 0
    for (const winners of byLosses) {
      const playing = winners + losers
      if (playing % 2 !== 0) return null
      losers = playing / 2
      next.push(playing / 2)
    }
    byLosses = next
  }
  return byLosses.reduce((sum, count) => sum + count, 0)
}
