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

/** Those of the matches of a stage, or of one of its groups, that count in its table: not the tie-break matches. */
export function tableMatches(...args: Parameters<typeof stageMatches>): readonly Match[] {
  return stageMatches(...args).filter(({ section }) => section !== 'tie-break')
}
