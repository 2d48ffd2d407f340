import type { Bracket } from '../model/bracket.ts'
import { titleWinners } from '../standings/champions.ts'

/** The winner of a bracket with one title; null while it is undecided, and if nobody wins it. */
export function champion(bracket: Bracket): string | null {
  const [winner = null, ...others] = titleWinners(bracket)
  if (others.length > 0) throw new Error('The bracket has several titles')
  return winner
}
