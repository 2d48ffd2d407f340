import { createBracket } from '@upper-bracket/shared/bracket/creation/createBracket'
import { drawsRounds, lengthsOf } from '@upper-bracket/shared/bracket/kinds/kindOf'
import type { RoundName } from '@upper-bracket/shared/bracket/kinds/roundName'
import type { BracketShape } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { Stage } from '@upper-bracket/shared/bracket/model/stage'
import { roundKey } from '@upper-bracket/shared/bracket/rounds/roundKey'
import { roundNameOf } from '@upper-bracket/shared/bracket/rounds/roundNameOf'
import { roundsOf } from '@upper-bracket/shared/bracket/rounds/roundsOf'
import { isSecondFinal } from '@upper-bracket/shared/bracket/rounds/secondFinal'
import { stageOf } from '@upper-bracket/shared/bracket/rounds/stageOf'
import type { BestOf } from '@upper-bracket/shared/format/series'
import type { CompetitionDocument } from '#documents/competition.ts'

interface RoundToBe {
  readonly key: string
  readonly name: RoundName
  /** Its stage; null if it is the only one. */
  readonly stage: { readonly shape: BracketShape; readonly stage: Stage } | null
  readonly bestOf: BestOf
  readonly lengths: readonly BestOf[]
}

/**
 * Returns the rounds that the bracket will have, with the planned series lengths. A round of several groups is one. The
 * rounds of a Swiss stage are left out: the length of their series depends on the records of the teams.
 */
export function roundsToBe(
  { format, stages, bestOf, options }: CompetitionDocument,
  count: number,
): readonly RoundToBe[] {
  const teamIds = Array.from({ length: count }, (_, index) => String(index))
  const made = createBracket({ teamIds, format, stages, bestOf, ...options })
  if (!made.ok) return []
  const { shape, matches } = made.value
  const rounds = [
    ...roundsOf(made.value).flatMap(({ matches: [first] }) => first ?? []),
    ...[...matches.values()].filter(isSecondFinal),
  ]
  const byKey = new Map(rounds.map(match => [roundKey(match), match]))
  return [...byKey.values()]
    .filter(match => !drawsRounds(stageOf(shape, match)))
    .map(match => ({
      key: roundKey(match),
      name: nameOf(shape, match),
      stage: shape.stages.length > 1 ? { shape, stage: stageOf(shape, match) } : null,
      bestOf: match.bestOf,
      lengths: lengthsOf(stageOf(shape, match), match),
    }))
}

function nameOf(shape: BracketShape, match: Match): RoundName {
  const name = roundNameOf(shape, match)
  return 'group' in name ? { ...name, group: null } : name
}
