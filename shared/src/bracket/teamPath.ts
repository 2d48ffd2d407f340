import type { Bracket } from './bracket.ts'
import type { Match } from './match.ts'

/** The matches in which a team stands or has stood, in the order of play, byes among them. */
export function teamPath({ matches }: Bracket, teamId: string): readonly Match[] {
  const own = [...matches.values()].filter(match => match.slots.some(slot => slot.teamId === teamId))
  const fedByOwn = new Set(own.flatMap(match => [match.winnerTo?.matchId, match.loserTo?.matchId]))
  const byId = new Map(own.map(match => [match.id, match]))

  const path: Match[] = []
  let next = own.find(match => !fedByOwn.has(match.id))
  while (next !== undefined) {
    path.push(next)
    const exits: readonly (string | undefined)[] = [next.winnerTo?.matchId, next.loserTo?.matchId]
    const exit = exits.find(id => id !== undefined && byId.has(id))
    next = exit === undefined ? undefined : byId.get(exit)
  }
  return path
}
