import { leavesWith } from '../edits/advancement.ts'
import type { Bracket } from '../model/bracket.ts'
import { isOver, type Match, type Side, type Slot, type SlotAddress } from '../model/match.ts'
import { entrantsOf } from '../model/stage.ts'
import { roundOrder } from '../rounds/roundOrder.ts'
import { stageOf } from '../rounds/stageOf.ts'
import { awaitedTeam } from './awaitedTeam.ts'
import { placeKey } from './entrantTeams.ts'
import { takersOf } from './takers.ts'

/** The team in whose slot another one plays that was out before (see `isOutBefore`). Null if the slot has no such team. */
export function followedBy(bracket: Bracket, slot: SlotAddress): string | null {
  const match = bracket.matches.get(slot.matchId)
  const teamId = match?.slots[slot.side].teamId ?? null
  const awaited = awaitedTeam(bracket, slot)
  if (match === undefined || teamId === null || awaited === null || awaited === teamId) return null
  return isOutBefore(bracket, match, teamId) ? awaited : null
}

/** Whether a team had left the stage of a match with its last match before, or has come from another stage. */
export function isOutBefore(bracket: Bracket, match: Match, teamId: string): boolean {
  const order = roundOrder(bracket)
  const sideIn = ({ slots }: Match) => slots.findIndex(slot => slot.teamId === teamId)
  const last = [...bracket.matches.values()]
    .filter(each => each.stage === match.stage && sideIn(each) >= 0 && order(each) < order(match))
    .toSorted((one, other) => order(one) - order(other))
    .at(-1)
  if (last === undefined && !isEntrant(bracket, match, teamId)) return true
  // A team that replaces another one has its byes, but matches already played keep the old name.
  if (last === undefined || last.status === 'bye') return isSeedOutBefore(bracket, match, teamId)
  return isOver(last) && leavesWith(last, sideIn(last) === 0 ? 0 : 1)
}

/** Whether the teams that a team has replaced since had left the stage of a match before. */
function isSeedOutBefore({ shape, matches }: Bracket, { stage }: Match, teamId: string): boolean {
  const isOfSeed = ({ source }: Slot) => source.from === 'seed' && shape.teamIds[source.seed - 1] === teamId
  let match = [...matches.values()].find(each => each.stage === stage && each.slots.some(isOfSeed))
  let side: Side = match !== undefined && isOfSeed(match.slots[0]) ? 0 : 1
  while (match !== undefined && isOver(match)) {
    const holder = match.slots[side].teamId
    if (holder === null || (holder !== teamId && shape.teamIds.includes(holder))) return false
    if (leavesWith(match, side)) return true
    const to: SlotAddress | null = match.winner === side ? match.winnerTo : match.loserTo
    match = matches.get(to?.matchId ?? '')
    side = to?.side ?? 0
  }
  return false
}

/** Whether a team has a place of its own in the stage of a match. */
function isEntrant(bracket: Bracket, match: Match, teamId: string): boolean {
  const takers = takersOf(bracket)
  return entrantsOf(stageOf(bracket.shape, match)).some(entrant =>
    entrant.from === 'seed'
      ? bracket.shape.teamIds[entrant.seed - 1] === teamId
      : takers[placeKey(entrant)] === teamId,
  )
}
