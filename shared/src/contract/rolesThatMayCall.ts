import { type CommandName, commandTable } from '../bracket/commands/commandTable.ts'
import { permissions, type Role } from '../competition/permissions.ts'
import type { CallableName } from './contract.ts'

/** Does not compile without a row for each callable that is not a command. */
const rows: Readonly<Record<Exclude<CallableName, CommandName>, readonly Role[]>> = permissions

/** The roles of which a caller needs one; the input may make a call require more. */
export function rolesThatMayCall(name: CallableName): readonly Role[] {
  return isCommand(name) ? permissions[commandTable[name].permission] : rows[name]
}

function isCommand(name: CallableName): name is CommandName {
  return Object.hasOwn(commandTable, name)
}
