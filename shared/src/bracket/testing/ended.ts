import { clearSlot } from '../slots/clearSlot.ts'
import { finishSeries } from '../results/finishSeries.ts'
import { startMatch } from '../results/startMatch.ts'
import { unstartMatch } from '../results/unstartMatch.ts'
import type { Bracket } from '../model/bracket.ts'
import { isOver, type Match, type Side } from '../model/match.ts'
import { winsNeeded } from '../model/series.ts'
import { after } from './after.ts'
import { fromAdvantage } from './fromAdvantage.ts'
import { required, undone } from './playOut.ts'

/**
 * Returns the bracket after a ready or running match has ended with the given winner. Teams that were placed by hand
 * into the slots to which its teams advance are removed first, together with everything that followed from the
 * placement. If the match itself followed from it, the match ends up waiting. Returns null if the slot holds the result
 * of a team that has since been replaced, or has followed another one into a later match, because that result stays.
 */
export function ended(bracket: Bracket, matchId: string, winner: Side): Bracket | null {
  const match = required(bracket, matchId)
  if (match.status === 'ready') {
    return ended(
      after(bracket, before => startMatch(before, matchId)),
      matchId,
      winner,
    )
  }
  if (match.status === 'waiting') return bracket
  const won = winsNeeded(match.bestOf)
  const outcome = finishSeries(bracket, matchId, fromAdvantage(match, winner === 0 ? [won, 0] : [0, won]))
  if (outcome.ok) return outcome.value.bracket
  if (outcome.code !== 'match-full') throw new Error(outcome.code)
  const free = freed(bracket, String(outcome.facts['matchId']))
  return free && ended(free, matchId, winner)
}

/** Removes both teams from a match; returns null if a result cannot be reverted. */
function freed(bracket: Bracket, matchId: string): Bracket | null {
  const match = required(bracket, matchId)
  if (isOver(match)) {
    const reopened = undone(bracket, playedBefore(bracket, match))
    if (reopened.ok) return freed(reopened.value.bracket, matchId)
    if (reopened.code === 'team-replaced' || reopened.code === 'team-ahead') return null
    throw new Error(reopened.code)
  }
  if (match.status === 'running') {
    return freed(
      after(bracket, before => unstartMatch(before, matchId)),
      matchId,
    )
  }
  const slots = ([0, 1] as const).map(side => ({ matchId, side }))
  return after(bracket, ...slots.map(slot => (before: Bracket) => clearSlot(before, slot)))
}

/** Returns the match itself or, for a bye, the match that sent nobody to it. */
function playedBefore(bracket: Bracket, match: Match): string {
  if (match.status === 'finished') return match.id
  const empty = match.slots.find(({ teamId }) => teamId === null)
  if (empty?.source.from !== 'winner' && empty?.source.from !== 'loser')
    throw new Error(`Nobody left ${match.id}`)
  return playedBefore(bracket, required(bracket, empty.source.matchId))
}
