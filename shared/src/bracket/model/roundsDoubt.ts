import type { PlayedGame } from './playedGame.ts'

/** Who has won a game of CS by its rounds. */
export function outcomeOfRounds([one, other]: NonNullable<PlayedGame['rounds']>): 0 | 1 | 'draw' {
  return one === other ? 'draw' : one > other ? 0 : 1
}

/**
 * What is strange about the rounds of a finished game of CS: the `winner` has fewer than the other side, or no game
 * ends with these `rounds`. Rules differ between organizers, so that it is asked about, and never refused.
 */
export function roundsDoubt({ outcome, rounds }: PlayedGame): 'winner' | 'rounds' | null {
  if (rounds === undefined || outcome === null) return null
  if (outcomeOfRounds(rounds) !== outcome) return 'winner'
  return isEnd(Math.max(...rounds), Math.min(...rounds)) ? null : 'rounds'
}

/**
 * Halves of 12 rounds, or of 15 as in CS:GO, and overtimes of two halves of 3, of which four rounds win. A draw ends
 * the game before any overtime.
 */
function isEnd(most: number, fewest: number): boolean {
  if (most === fewest) return most === 12 || most === 15
  if (most === 13) return fewest <= 11
  if (most === 16) return fewest <= 14
  const lead = most - fewest
  return most > 16 && (most - 16) % 3 === 0 && lead >= 2 && lead <= 4
}
