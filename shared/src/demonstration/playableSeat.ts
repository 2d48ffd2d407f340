import type { CompetitionFile } from '../transfer/competitionFile.ts'

interface Seat {
  readonly matchId: string
  /** The side of the match on which the captain plays. */
  readonly side: 0 | 1
  /** The captain's id in the file. */
  readonly playerId: string
}

/** Returns the seat of the captain whose match can be played first; null if there is none. */
export function playableSeat({ bracket, teams }: CompetitionFile): Seat | null {
  for (const { id: matchId, status, slots } of bracket?.matches ?? []) {
    if (status !== 'ready') continue
    for (const side of [0, 1] as const) {
      const captain = teams.find(({ id }) => id === slots[side].team)?.captain ?? null
      if (captain !== null) return { matchId, side, playerId: captain }
    }
  }
  return null
}
