import type { BracketLogEntry } from '../bracket/commands/logEntry.ts'
import type { Match, Side } from '../bracket/model/match.ts'

/** The actions after which a team can be where nothing in the bracket sends it. */
export const placingActions = ['placeTeam', 'clearSlot', 'replaceTeam', 'importCompetition'] as const

export type PlacingEntry =
  | { readonly action: 'importCompetition' }
  | Pick<BracketLogEntry, 'action' | 'bracketId' | 'teamIds' | 'changes'>

/**
 * Returns a function that tells whether an organizer may have put the team of a slot there, or taken it out, according
 * to the log. A file of a competition tells it too, but an imported competition has no log of it.
 */
export function placedByHand(
  entries: readonly PlacingEntry[],
  bracketId: string,
): (match: Match, side: Side) => boolean {
  const isImported = entries.some(({ action }) => action === 'importCompetition')
  const ofBracket = entries.flatMap(entry =>
    entry.action !== 'importCompetition' && entry.bracketId === bracketId ? [entry] : [],
  )
  const teamIds = new Set(ofBracket.flatMap(entry => entry.teamIds))
  const matchIds = new Set(ofBracket.flatMap(({ changes }) => changes.map(({ matchId }) => matchId)))
  return ({ id, slots }, side) => {
    const { teamId } = slots[side]
    if (isImported || matchIds.has(id)) return true
    return teamId === null ? ofBracket.length > 0 : teamIds.has(teamId)
  }
}
