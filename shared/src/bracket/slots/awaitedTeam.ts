import { advancements } from '../edits/advancement.ts'
import type { Bracket } from '../model/bracket.ts'
import { feederOf, isOver, type SlotAddress } from '../model/match.ts'
import { placeKey } from '../stages/entrantTeams.ts'

/** The team that the source of a slot sends there; null if that is nobody, or not known. */
export function awaitedTeam(bracket: Bracket, { matchId, side }: SlotAddress): string | null {
  const source = bracket.matches.get(matchId)?.slots[side].source
  if (source?.from === 'seed') return bracket.shape.teamIds[source.seed - 1] ?? null
  if (source?.from === 'place') return bracket.shape.takers?.[placeKey(source)] ?? null
  const feeder = bracket.matches.get((source && feederOf(source)) ?? '')
  if (feeder === undefined || !isOver(feeder)) return null
  const arrival = advancements(feeder).find(({ to }) => to.matchId === matchId && to.side === side)
  return arrival?.teamId ?? null
}
