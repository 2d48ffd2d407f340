import { type CommandName, commandNames } from '@upper-bracket/shared/bracket/commands/commandTable'
import { defineHandler, type Handler } from '../platform/call/defineHandler.ts'
import { runCommand } from './runCommand.ts'

type Handlers = { readonly [N in CommandName]: Handler<N> }

/** A handler for each command on a bracket that exists. */
export const commandHandlers = Object.fromEntries(
  commandNames.map(name => [name, defineHandler(name, call => runCommand(name, call))]),
) as unknown as Handlers
