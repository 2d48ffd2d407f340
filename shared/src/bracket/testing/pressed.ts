import { chance } from '../../random/chance.ts'
import { commandNames } from '../commands/commandNames.ts'
import { type CommandName, commandTable } from '../commands/commandTable.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { changedMatches } from './changedMatches.ts'
import { frozen } from './frozen.ts'
import { created } from './law.ts'
import { randomInput } from './randomInput.ts'
import type { RandomTournament } from './randomTournament.ts'

export interface Pressed {
  readonly name: CommandName
  /** Input with every field that any command takes. */
  readonly input: ReturnType<typeof randomInput>
  readonly before: Bracket
  readonly change: BracketChange
}

/** Commands that advance a tournament are drawn more often. */
const frequent: readonly CommandName[] = [
  'startMatch',
  'finishSeries',
  'forfeitMatch',
  'clearSlot',
  'placeTeam',
]

/** Carries out random commands in any state and order; most of them are refused. */
export function press(
  { plan, luck }: RandomTournament,
  onStep: (step: Pressed) => void,
  times = 400,
): Bracket {
  const below = chance(luck)
  let bracket = frozen(created(plan))
  for (let time = 0; time < times; time += 1) {
    const input = randomInput(bracket, plan.teamIds, below)
    const names = below(3) === 0 ? commandNames : frequent
    const name = names[below(names.length)] ?? 'startMatch'
    const outcome = commandTable[name].apply(bracket, input)
    if (!outcome.ok) continue
    onStep({ name, input, before: bracket, change: outcome.value })
    frozen(outcome.value.bracket, changedMatches(outcome.value))
    bracket = outcome.value.bracket
  }
  return bracket
}
