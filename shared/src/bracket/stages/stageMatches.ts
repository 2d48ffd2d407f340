import type { Match, Matches } from '../model/match.ts'
import type { Stage } from '../model/stage.ts'

/** The matches of a stage, or of one of its groups, in the order of the bracket. */
export function stageMatches(
  { key }: Pick<Stage, 'key'>,
  matches: Matches,
  group?: number,
): readonly Match[] {
  return [...matches.values()].filter(
    match => match.stage === key && (group === undefined || match.group === group),
  )
}
