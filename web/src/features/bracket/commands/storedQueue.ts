import { predictedCommands } from '@upper-bracket/shared/bracket/commands/predictedCommands'
import {
  type OfflineQueue,
  type QueuedCommand,
  queuedNames,
} from '@upper-bracket/shared/bracket/offlineQueue/queuedCommand'
import { commandInput } from '@upper-bracket/shared/contract/commandInput'
import * as z from 'zod/mini'

const score = z.tuple([z.number(), z.number()])
const state = z.looseObject({
  status: z.string(),
  score,
  forfeits: z.tuple([z.boolean(), z.boolean()]),
})
const slot = z.looseObject({ teamId: z.nullable(z.string()) })

/** The fields that the page reads of any command; the input depends on the command. */
const command = z.looseObject({
  id: z.string(),
  at: z.number(),
  name: z.enum(queuedNames),
  sees: state,
  leaves: z.extend(state, { id: z.string(), slots: z.tuple([slot, slot]) }),
  touches: z.array(z.string()),
  refusal: z.nullable(z.string()),
  sent: z.boolean(),
})

/**
 * Parses stored commands. They may have been stored by an older build, or be damaged; an invalid entry is dropped,
 * because it could not be sent.
 */
export function storedQueue(stored: unknown): OfflineQueue {
  return Array.isArray(stored) ? stored.filter(isCommand) : []
}

function isCommand(entry: unknown): entry is QueuedCommand {
  const parsed = command.safeParse(entry)
  return (
    parsed.success &&
    commandInput(predictedCommands[parsed.data.name]).safeParse(parsed.data['input']).success
  )
}
