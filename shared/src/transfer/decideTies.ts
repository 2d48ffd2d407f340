import { applyCommand } from '../bracket/commands/applyCommand.ts'
import { hasTable } from '../bracket/kinds/kindOf.ts'
import type { Bracket } from '../bracket/model/bracket.ts'
import { tiesOf } from '../bracket/stages/tiesOf.ts'

/**
 * Decides the ties on which it depends who advances from a stage, as the organizers have decided them elsewhere: the
 * first of `advanced` are before the others, and these before all who did not advance.
 */
export function decideTies(bracket: Bracket, key: string, advanced: readonly string[]): Bracket {
  const places = new Map(advanced.map((teamId, index) => [teamId, index]))
  const placeOf = (teamId: string) => places.get(teamId) ?? advanced.length
  let current = bracket
  for (;;) {
    const stage = current.shape.stages.find(each => each.key === key)
    if (stage === undefined || !hasTable(stage)) return current
    const undecided = current
    const [found] = [...stage.groups.keys(), null].flatMap(group =>
      tiesOf(undecided, stage, group).map(({ teamIds }) => ({ group, teamIds })),
    )
    if (found === undefined) return current
    const outcome = applyCommand('decideTie', current, {
      competitionId: '',
      bracketId: '',
      stage: key,
      group: found.group,
      tieOrder: found.teamIds.toSorted((one, other) => placeOf(one) - placeOf(other)),
      by: 'decision',
      cascade: false,
    })
    if (!outcome.ok) return current
    current = outcome.value.bracket
  }
}
