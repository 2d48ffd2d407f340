import { unplayed } from '../model/advantage.ts'
import type { Match } from '../model/match.ts'

/** The nearest score that a match can have with what is granted in it. */
export function fromAdvantage(match: Pick<Match, 'games'>, [one, other]: Match['score']): Match['score'] {
  const [granted, toOther] = unplayed(match).score
  return [Math.max(one, granted), Math.max(other, toOther)]
}
