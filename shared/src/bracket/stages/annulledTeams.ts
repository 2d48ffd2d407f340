import { kindOf } from '../kinds/kindOf.ts'
import type { Bracket } from '../model/bracket.ts'
import { isOver } from '../model/match.ts'
import type { TableStage } from '../model/stage.ts'
import { withdrawnTeams } from '../model/withdrawals.ts'
import { tableMatches } from './stageMatches.ts'

/**
 * The withdrawn teams whose matches in a group count for nobody: those that had played less than half of them, unless
 * the round robin keeps all results.
 */
export function annulledTeams(bracket: Bracket, stage: TableStage, group: number): ReadonlySet<string> {
  if (!kindOf(stage).annulsWithdrawn(stage)) return new Set()
  const matches = tableMatches(stage, bracket.matches, group)
  return new Set(
    [...withdrawnTeams(bracket, stage)].filter(team => {
      const own = matches.flatMap(match =>
        match.slots.flatMap(({ teamId, closed }, side) =>
          teamId === team ? [isOver(match) && !(closed && match.forfeits[side])] : [],
        ),
      )
      return own.filter(Boolean).length * 2 < own.length
    }),
  )
}
