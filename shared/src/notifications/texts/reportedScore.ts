import type { Match } from '../../bracket/model/match.ts'

interface Reported {
  /** The score with the notified team first. */
  readonly score: Match['score']
}

/** Whether the notified team has won according to its opponent's report. */
export function hasWon({ score: [own, opponent] }: Reported): boolean {
  return own > opponent
}

/** The reported score with the winner's games first. */
export function gamesOfWinner({ score: [own, opponent] }: Reported): Match['score'] {
  return own > opponent ? [own, opponent] : [opponent, own]
}
