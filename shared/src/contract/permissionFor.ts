import type { Action } from '../competition/permissions.ts'
import { type CallableName, type Contract, contract } from './contract.ts'

/** The row of the permissions for a callable: the one that its contract names, or the one of its own name. */
export type PermissionFor<N extends CallableName> = Contract[N] extends {
  readonly permission: infer A extends Action
}
  ? A
  : N & Action

type NamesPermission = {
  [N in CallableName]: Contract[N] extends { readonly permission: Action } ? N : never
}[CallableName]

export function permissionFor(name: CallableName): Action {
  // Compiles only if each callable whose contract names no permission has a row of its own name.
  return namesPermission(name) ? contract[name].permission : (name satisfies Action)
}

function namesPermission(name: CallableName): name is NamesPermission {
  return 'permission' in contract[name]
}
