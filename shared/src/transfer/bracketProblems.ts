import { plannedIds } from '../bracket/layout/plannedIds.ts'
import { planStage } from '../bracket/layout/planStage.ts'
import { hasTable } from '../bracket/kinds/kindOf.ts'
import type { Bracket } from '../bracket/model/bracket.ts'
import type { Match, Side } from '../bracket/model/match.ts'
import { stageOf } from '../bracket/rounds/stageOf.ts'
import type { FieldProblem } from '../errors/fieldProblems.ts'
import type { FileMatch, FileSlot } from './competitionFile.ts'
import { matchProblems } from './matchProblems.ts'
import { placeProblems } from './placeProblems.ts'

/** A problem of a match; the path begins at the match. */
export interface MatchProblem extends FieldProblem {
  readonly matchId: string
}

/**
 * Returns what is impossible in a stored bracket that has all its matches, by the rules for files. `isByHand` tells
 * whether a slot can hold another team, or none, because an organizer moved a team.
 */
export function bracketProblems(
  bracket: Bracket,
  isByHand: (match: Match, side: Side) => boolean,
): readonly MatchProblem[] {
  const ids = plannedIds(bracket.shape)
  const stored = [...bracket.matches.values()].filter(({ id }) => ids.has(id))
  const matches = stored.map(match => fileMatchOf(match, hasTable(stageOf(bracket.shape, match)), isByHand))
  const teamIds = new Set(stored.flatMap(({ slots }) => slots.flatMap(({ teamId }) => teamId ?? [])))
  const { stages } = bracket.shape
  const planned = stages.flatMap(stage => planStage(stage).matches)
  const plan = { stages, matches: new Map(planned.map(match => [match.id, match])) }
  const single = matchProblems({ teams: [...teamIds].map(id => ({ id })) }, { matches }, plan)
  const problems = single.length > 0 ? single : placeProblems({ matches }, bracket)
  return problems.flatMap(({ path, problem }): readonly MatchProblem[] => {
    const [, , index = '', ...field] = path.split('.')
    const matchId = stored[Number(index)]?.id
    return matchId === undefined ? [] : [{ matchId, path: field.join('.'), problem }]
  })
}

function fileMatchOf(
  match: Match,
  isTable: boolean,
  isByHand: (match: Match, side: Side) => boolean,
): FileMatch {
  const { id, bestOf, score, games, status, winner, forfeits } = match
  const slot = (side: Side): FileSlot => {
    const { teamId: team, source, closed } = match.slots[side]
    const canBeFilled = !isTable || source.from === 'place'
    const isMarked = isByHand(match, side) && (team === null || canBeFilled)
    return { team, source, closed, ...(isMarked && { byHand: true }) }
  }
  return {
    id,
    slots: [slot(0), slot(1)],
    bestOf,
    score: [...score],
    ...(games !== undefined && { games }),
    status,
    winner,
    forfeits: [...forfeits],
  }
}
