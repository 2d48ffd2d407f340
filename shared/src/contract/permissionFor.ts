import { type CommandName, commandTable } from '../bracket/commands/commandTable.ts'
import type { Action, ActionOn } from '../competition/permissions.ts'
import type { CallableName } from './contract.ts'

/** The row of the permissions for a callable: the one of its name, or the one that the table of commands names. */
export type PermissionFor<N extends CallableName> = N extends CommandName ? ActionOn<'bracket'> : N

/** The expression compiles only if each callable that is not a command has a row. */
type OwnRow = Exclude<CallableName, CommandName> & Action

export function permissionFor(name: CallableName): Action {
  return isCommand(name) ? commandTable[name].permission : (name satisfies OwnRow)
}

function isCommand(name: CallableName): name is CommandName {
  return Object.hasOwn(commandTable, name)
}
