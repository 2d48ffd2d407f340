import { hasTable } from '../bracket/kinds/kindOf.ts'
import type { Bracket } from '../bracket/model/bracket.ts'
import { isOver, type Match, type Side } from '../bracket/model/match.ts'
import { withdrawnTeams } from '../bracket/model/withdrawals.ts'
import { roundKey } from '../bracket/rounds/roundKey.ts'
import { stageOf } from '../bracket/rounds/stageOf.ts'
import { entrantTeams } from '../bracket/stages/entrantTeams.ts'
import type { FieldProblem } from '../errors/fieldProblems.ts'
import type { FileBracket } from './competitionFile.ts'
import { slotFollower } from './expectedSlots.ts'

/**
 * Problems of who stands where in a bracket whose matches are possible by themselves: each slot has the team that its
 * source gives it unless an organizer placed another by hand, nobody plays twice in a round or in two open matches of an
 * elimination, and in open matches the slots of exactly the withdrawn teams are closed.
 */
export function placeProblems(
  { matches }: Pick<FileBracket, 'matches'>,
  bracket: Bracket,
): readonly FieldProblem[] {
  const indexes = new Map(matches.map(({ id }, index) => [id, index]))
  const pathOf = ({ id }: Match) => `bracket.matches.${indexes.get(id)}`
  const follows = slotFollower(bracket)
  const inBracket = new Set(bracket.shape.teamIds)
  const isListed = bracket.shape.withdrawals !== undefined
  const withdrawn = withdrawnTeams(bracket)
  const inRound = new Set<string>()
  const inOpenMatch = new Set<string>()
  const membersOf = groupMembers(bracket)
  const problems: FieldProblem[] = []
  for (const match of bracket.matches.values()) {
    const isTable = hasTable(stageOf(bracket.shape, match))
    for (const side of [0, 1] as const) {
      const problem = problemOf(match, side, isTable)
      if (problem !== null) problems.push({ path: `${pathOf(match)}.slots.${side}.team`, problem })
    }
  }
  return problems

  function problemOf(match: Match, side: Side, isTable: boolean): string | null {
    const { teamId, closed } = match.slots[side]
    const isByHand = matches[indexes.get(match.id) ?? -1]?.slots[side].byHand
    if (!isByHand && !follows(match, side)) return 'not-from-source'
    if (teamId === null) return null
    if (isTable && !membersOf(match).has(teamId)) return 'not-in-group'
    // Three tied teams play each other in one round.
    if (match.section !== 'tie-break' && isTaken(inRound, `${teamId} ${roundKey(match)}`))
      return 'twice-in-round'
    if (isOver(match)) return null
    if (!inBracket.has(teamId)) return 'not-in-bracket'
    if (isListed && closed !== withdrawn.has(teamId)) return 'closed-unlike-withdrawals'
    return !isTable && isTaken(inOpenMatch, `${teamId} ${match.stage}`) ? 'in-two-open-matches' : null
  }
}

function groupMembers(bracket: Bracket): (match: Match) => ReadonlySet<string | null> {
  const known = new Map<string, ReadonlySet<string | null>>()
  return match => {
    const key = `${match.stage} ${match.group}`
    const members =
      known.get(key) ?? new Set(entrantTeams(bracket, stageOf(bracket.shape, match), match.group))
    known.set(key, members)
    return members
  }
}

function isTaken(taken: Set<string>, key: string): boolean {
  if (taken.has(key)) return true
  taken.add(key)
  return false
}
