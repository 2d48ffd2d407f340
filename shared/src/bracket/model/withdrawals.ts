import type { Bracket, Withdrawal } from './bracket.ts'
import type { Stage } from './stage.ts'

/** The withdrawals of a bracket. One that was stored before they were listed shows them in its slots alone. */
export function withdrawalsOf({ shape, matches }: Bracket): readonly Withdrawal[] {
  if (shape.withdrawals !== undefined) return shape.withdrawals
  const teams = new Map<string, Withdrawal>()
  const entrants = new Set(shape.teamIds)
  const order = stageOrder({ shape })
  for (const match of matches.values()) {
    for (const slot of match.slots) {
      // Nearly every slot of nearly every bracket ends here.
      if (!slot.closed || slot.teamId === null || !entrants.has(slot.teamId)) continue
      const known = teams.get(slot.teamId)
      if (known !== undefined && order(known.stage) <= order(match.stage)) continue
      teams.set(slot.teamId, { teamId: slot.teamId, stage: match.stage })
    }
  }
  return [...teams.values()]
}

/** The whole bracket with its list of withdrawals, which does not depend on slots any more. */
export function withListedWithdrawals(bracket: Bracket): Bracket {
  const withdrawals = withdrawalsOf(bracket)
  return withdrawals.length === (bracket.shape.withdrawals ?? []).length
    ? bracket
    : withWithdrawals(bracket, withdrawals)
}

export function withWithdrawal(bracket: Bracket, withdrawal: Withdrawal): Bracket {
  return withWithdrawals(bracket, [...withdrawalsOf(bracket), withdrawal])
}

/** The bracket in which a team has not withdrawn; it is the same if it has not. */
export function withoutWithdrawal(bracket: Bracket, teamId: string): Bracket {
  const withdrawals = withdrawalsOf(bracket)
  const others = withdrawals.filter(each => each.teamId !== teamId)
  return others.length === withdrawals.length ? bracket : withWithdrawals(bracket, others)
}

/** The teams that have withdrawn, or those that have no place in the tables of a stage. */
export function withdrawnTeams(bracket: Bracket, stage?: Pick<Stage, 'key'>): ReadonlySet<string> {
  const order = stageOrder(bracket)
  const isOut = (from: string) => stage === undefined || order(from) <= order(stage.key)
  return new Set(withdrawalsOf(bracket).flatMap(({ teamId, stage: from }) => (isOut(from) ? [teamId] : [])))
}

function withWithdrawals({ shape, matches }: Bracket, withdrawals: readonly Withdrawal[]): Bracket {
  return { shape: { ...shape, withdrawals }, matches }
}

function stageOrder({ shape }: Pick<Bracket, 'shape'>): (key: string) => number {
  const keys = shape.stages.map(({ key }) => key)
  return key => keys.indexOf(key)
}
