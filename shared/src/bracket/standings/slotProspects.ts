import type { Bracket } from '../model/bracket.ts'
import { isOver, type Match, type Side } from '../model/match.ts'

/** The expected occupant of a slot: a team that can play, a disqualified team, or nobody. */
type Prospect = 'team' | 'disqualified' | 'nobody'

interface SlotProspects {
  /** The occupant of a slot of an open match, provided that each match before it gets a winner. */
  readonly comes: (match: Match, side: Side) => Prospect
  /** False if a slot waits for a team placed by hand, or a team will find its slot taken. */
  readonly isRegular: boolean
}

/** Derives what is certain about the slots of a bracket for any results. */
export function slotProspects({ matches }: Bracket): SlotProspects {
  const known = new Map<string, readonly [Prospect, Prospect]>()
  let isRegular = true

  const both = (match: Match): readonly [Prospect, Prospect] => {
    const found = known.get(match.id)
    if (found !== undefined) return found
    const prospect = [prospectOf(match, 0), prospectOf(match, 1)] as const
    known.set(match.id, prospect)
    return prospect
  }
  const prospectOf = ({ slots }: Match, side: Side): Prospect => {
    const { teamId, closed, source } = slots[side]
    if (closed) return teamId === null ? 'nobody' : 'disqualified'
    if (teamId !== null) return 'team'
    const from = source.from === 'winner' || source.from === 'loser' ? matches.get(source.matchId) : undefined
    if (from === undefined || isOver(from)) {
      isRegular = false
      return 'team'
    }
    const [upper, lower] = both(from)
    if (source.from === 'winner') return upper === 'team' || lower === 'team' ? 'team' : 'nobody'
    if (upper === 'team') return lower
    return lower === 'team' ? upper : 'nobody'
  }

  for (const match of matches.values()) {
    if (isOver(match)) continue
    both(match)
    for (const to of [match.winnerTo, match.loserTo]) {
      const slot = to === null ? undefined : matches.get(to.matchId)?.slots[to.side]
      if (slot !== undefined && (slot.teamId !== null || slot.closed)) isRegular = false
    }
  }
  return { comes: (match, side) => both(match)[side], isRegular }
}
