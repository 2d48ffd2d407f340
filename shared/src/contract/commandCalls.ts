import type * as z from 'zod/mini'
import {
  type CommandError,
  type CommandInput,
  type CommandName,
  type CommandOutput,
  commandTable,
} from '../bracket/commands/commandTable.ts'
import type { ActionOn } from '../competition/permissions.ts'
import type { CallableEntry } from './callable.ts'
import { commandInput } from './commandInput.ts'

type CommandCalls = {
  readonly [N in CommandName]: CallableEntry<
    {
      readonly input: z.ZodMiniType<CommandInput<N>, CommandInput<N>>
      readonly errors: readonly CommandError<N>[]
      readonly permission: ActionOn<'bracket'>
    },
    CommandOutput<N>
  >
}

/** The contract of the commands on an existing bracket, derived from the command table. */
export const commandCalls = Object.fromEntries(
  Object.entries(commandTable).map(([name, row]) => [
    name,
    {
      input: commandInput(row),
      errors: ['changed-meanwhile', ...row.errors],
      permission: row.permission,
    },
  ]),
) as unknown as CommandCalls
