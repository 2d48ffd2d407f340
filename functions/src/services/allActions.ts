import type { Actions } from '../actions/defineService.ts'
import { actionsOfAccount } from './account.ts'
import { actionsOfBrackets } from './brackets.ts'
import { actionsOfCompetitions } from './competitions.ts'
import { actionsOfTeams } from './teams.ts'

/** The actions of all callables. */
export const allActions: Actions = {
  ...actionsOfBrackets,
  ...actionsOfTeams,
  ...actionsOfCompetitions,
  ...actionsOfAccount,
}
