import { isOver, type Matches } from '../bracket/model/match.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { ChosenMatches } from './commentatorRequest.ts'

/** Refuses matches that do not exist. Also refuses finished matches that were not chosen `before`. */
export function checkChosenMatches(
  chosen: ChosenMatches | null,
  before: ChosenMatches | null,
  matches: Matches,
): Outcome<ChosenMatches | null, 'not-found' | 'chosen-match-over'> {
  if (chosen === null) return accept(null)
  const kept = before?.bracketId === chosen.bracketId ? before.matchIds : []
  const over: string[] = []
  for (const id of chosen.matchIds) {
    const match = matches.get(id)
    if (match === undefined) return refuse('not-found', { document: 'match' })
    if (isOver(match) && !kept.includes(id)) over.push(id)
  }
  return over.length > 0 ? refuse('chosen-match-over', { matchIds: over }) : accept(chosen)
}
