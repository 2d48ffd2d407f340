import { advancementTo } from '../edits/advancement.ts'
import type { Bracket } from '../model/bracket.ts'
import { feederOf, isOver, type SlotAddress } from '../model/match.ts'
import { placeKey } from './entrantTeams.ts'
import { takersOf } from './takers.ts'

/** The team that the source of a slot sends there; null if that is nobody, or not known. */
export function awaitedTeam(bracket: Bracket, slot: SlotAddress): string | null {
  const source = bracket.matches.get(slot.matchId)?.slots[slot.side].source
  if (source?.from === 'seed') return bracket.shape.teamIds[source.seed - 1] ?? null
  if (source?.from === 'place') return takersOf(bracket)[placeKey(source)] ?? null
  const feeder = bracket.matches.get((source && feederOf(source)) ?? '')
  if (feeder === undefined || !isOver(feeder)) return null
  return advancementTo(feeder, slot)?.teamId ?? null
}
