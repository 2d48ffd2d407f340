import { kindOf } from '../kinds/kindOf.ts'
import type { Bracket, BracketChange, BracketShape, MatchChange } from '../model/bracket.ts'
import { isOver, type Match } from '../model/match.ts'
import { lastStage, stageOf } from '../rounds/stageOf.ts'

/** The matches that must be over before something can be closed: those of a round, or of a whole group. */
export interface Awaited {
  readonly stage: string
  readonly group: number
  readonly round?: number
}

/**
 * Returns what a change may have closed, because matches ended in it, or because a tie-break match whose tie is gone has not
 * begun after all: the matches that must be over as well, or null if
 * none must. `closeStages` then follows, unless the change was made to the whole bracket, and no other match was open in
 * it: then it is closed already. Results of the elimination that ends a bracket close nothing.
 */
export function closings(
  { bracket, changes }: BracketChange,
  { isWhole }: { readonly isWhole: boolean },
): readonly (Awaited | null)[] {
  const awaited = changes
    .filter(change => hasEnded(change) || isUnstartedTieBreak(change))
    .flatMap(([, after]) => closedBy(bracket.shape, after))
    .filter(each => !isWhole || isAnyOpen(bracket, each))
  return [...new Map(awaited.map(each => [JSON.stringify(each), each])).values()]
}

function hasEnded([before, after]: MatchChange): boolean {
  return !isOver(before) && isOver(after)
}

function isUnstartedTieBreak([before, after]: MatchChange): boolean {
  return after.section === 'tie-break' && before.status === 'running' && after.status === 'ready'
}

/** Whether one of these matches is open. A tie-break match keeps nobody waiting but its own teams. */
export function isAnyOpen({ matches }: Bracket, awaited: Awaited | null): boolean {
  const { stage, group, round } = awaited ?? {}
  return [...matches.values()].some(
    match =>
      !isOver(match) &&
      match.section !== 'tie-break' &&
      match.stage === stage &&
      match.group === group &&
      (round === undefined || match.round === round),
  )
}

function closedBy(shape: BracketShape, match: Match): readonly (Awaited | null)[] {
  const stage = stageOf(shape, match)
  const { closes, hasTable } = kindOf(stage)
  if (!hasTable && stage === lastStage(shape)) return []
  // A tie is decided whatever else is played.
  if (match.section === 'tie-break') return [null]
  const group = { stage: stage.key, group: match.group }
  switch (closes) {
    case 'round':
      return [{ ...group, round: match.round }]
    case 'group':
      return [group]
    case 'place':
      return match.winnerTo === null ? [null] : []
  }
}
