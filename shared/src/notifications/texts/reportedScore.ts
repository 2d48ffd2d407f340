import type { Match } from '../../bracket/model/match.ts'

interface Reported {
  /** In the order of the team that is notified and the other one. */
  readonly score: Match['score']
}

/** Whether the team that is notified has won by what its opponent reported. */
export function hasWon({ score: [own, opponent] }: Reported): boolean {
  return own > opponent
}

/** The reported score, the winner's games first. */
export function gamesOfWinner({ score: [own, opponent] }: Reported): Match['score'] {
  return own > opponent ? [own, opponent] : [opponent, own]
}
