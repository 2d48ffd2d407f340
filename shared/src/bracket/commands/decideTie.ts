import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import { drawnByLot } from '../../random/lot.ts'
import { AdvancingEdit } from '../edits/advancingEdit.ts'
import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import type { TableStage } from '../model/stage.ts'
import { openTieBreaks } from '../stages/tieBreak.ts'
import { isTieOf, tiesOf } from '../stages/tiesOf.ts'
import type { TieOrder } from '../model/tableRules.ts'

interface Decision {
  readonly bracketId: string
  /** The key of a stage with tables. */
  readonly stage: string
  /** The index of the group; null for a tie between teams of different groups. */
  readonly group: number | null
  /** The tied teams, in the order that the organizer decides; in any order if the lot does. */
  readonly tieOrder: readonly string[]
  readonly by: TieOrder['by']
}

/**
 * Orders teams that no criterion of their table separates, where a line of advancement goes through the tie. The lot
 * follows from the bracket's id, the stage, the group and the ids of the tied teams, so that everybody can draw it again
 * and nobody can choose it by what is decided before. Two or three teams of a group can play tie-break matches instead:
 * each against each or, if the stage says so, three of them two matches, each of which is decided on for itself. Refused
 * with `not-found` if there is no such stage or match, and with `tie-gone` if the teams are not tied there any more, or
 * play already. Needs the whole bracket.
 */
export function decideTie(
  bracket: Bracket,
  { bracketId, stage: key, group, tieOrder, by }: Decision,
): Outcome<BracketChange, 'not-found' | 'tie-gone' | 'match-full'> {
  const stage = bracket.shape.stages.find(each => each.key === key)
  if (stage === undefined || !hasTable(stage)) return refuse('not-found')
  const tie = tiesOf(bracket, stage, group).find(each => isTieOf(each, tieOrder))
  if (tie === undefined) return refuse('tie-gone')
  if (by === 'tie-break-match') {
    const open = openTieBreaks(stage, bracket.matches, { group, teamIds: tie.teamIds })
    if (typeof open === 'string') return refuse('not-found', { document: 'match' })
    const edit = new AdvancingEdit(bracket)
    for (const { match, teamIds, bestOf } of open) {
      const [upper, lower] = teamIds
      edit.settle(edit.seat(edit.seat(edit.change(match, { bestOf }), 0, upper), 1, lower))
    }
    return edit.result()
  }
  const orders = stage.table.tieOrders ?? []
  const teamIds = by === 'lot' ? drawnByLot(tieOrder, [bracketId, key, group]) : tieOrder
  const order: TieOrder = { by, teamIds }
  const decided: TableStage = { ...stage, table: { ...stage.table, tieOrders: [...orders, order] } }
  const stages = bracket.shape.stages.map(each => (each === stage ? decided : each))
  return accept({ bracket: { ...bracket, shape: { ...bracket.shape, stages } }, changes: [] })
}
