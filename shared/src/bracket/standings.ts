import type { Bracket } from './bracket.ts'
import { isDecisiveFirstFinal } from './departures.ts'
import { inDrawingOrder } from './inDrawingOrder.ts'
import { isOver, type Match, type Matches, type Side } from './match.ts'
import { type Places, placeProspects } from './placeProspects.ts'

/** `best` and `worst` can still be taken; alike, or a shared range such as 5–8, at the end. */
export interface Standing extends Places {
  readonly teamId: string
  /** From 1. */
  readonly seed: number
  /** Series won and lost, those among them that were given up. */
  readonly wins: number
  readonly losses: number
  /** `playing`: a match is still before the team. `placed`: its place is settled. */
  readonly state: 'playing' | 'placed'
}

/** Every team with the places that it can still take, the best first, equals in the order of seeds. */
export function standings(bracket: Bracket): readonly Standing[] {
  const prospects = placeProspects(bracket)
  const matches = matchesByTeam(bracket.matches)
  return bracket.shape.teamIds
    .map((teamId, index) => standing(teamId, index + 1, matches.get(teamId) ?? [], prospects))
    .sort((a, b) => a.best - b.best || a.worst - b.worst || a.seed - b.seed)
}

function standing(
  teamId: string,
  seed: number,
  own: readonly Match[],
  prospects: ReturnType<typeof placeProspects>,
): Standing {
  const side = ({ slots }: Match): Side => (slots[0].teamId === teamId ? 0 : 1)
  const won = (match: Match): boolean => match.winner === side(match)
  const played = own.filter(match => match.status === 'finished')
  const wins = played.filter(won).length
  const results = { teamId, seed, wins, losses: played.length - wins }

  const next = own.find(match => !isOver(match))
  if (next !== undefined) {
    const state = next.slots[side(next)].closed ? 'placed' : 'playing'
    return { ...results, ...prospects.before(next, side(next)), state }
  }
  const last = own
    .filter(match => isLast(match, won(match)))
    .sort(inDrawingOrder)
    .at(-1)
  if (last !== undefined) return { ...results, ...prospects.after(last, won(last)), state: 'placed' }
  return { ...results, ...prospects.any, state: 'playing' }
}

function matchesByTeam(matches: Matches): ReadonlyMap<string, readonly Match[]> {
  const byTeam = new Map<string, Match[]>()
  for (const match of matches.values()) {
    for (const { teamId } of match.slots) {
      if (teamId === null) continue
      const own = byTeam.get(teamId)
      if (own === undefined) byTeam.set(teamId, [match])
      else own.push(match)
    }
  }
  return byTeam
}

/** Whether the team has no match after this one, which is over. */
function isLast(match: Match, won: boolean): boolean {
  const leaves = match.winner === null || isDecisiveFirstFinal(match)
  return leaves || (won ? match.winnerTo : match.loserTo) === null
}
