import * as z from 'zod/mini'
import type { CommandField, CommandFields } from '../bracket/commands/bracketCommand.ts'
import {
  type CommandError,
  type CommandInput,
  type CommandName,
  type CommandOutput,
  commandTable,
} from '../bracket/commands/commandTable.ts'
import { existingId } from '../text/documentId.ts'
import type { CallableEntry } from './callable.ts'
import { inCompetition, revision, score, side } from './fields.ts'

const ofBracket = { ...inCompetition, bracketId: existingId }
const addresses = { bracket: ofBracket, match: { ...ofBracket, matchId: existingId, revision } }

const fields: { readonly [F in CommandField]-?: z.ZodMiniType<CommandFields[F]> } = {
  slot: side,
  score,
  sides: z.array(side).check(z.minLength(1), z.maxLength(2)),
  teamId: existingId,
  byTeamId: existingId,
  cascade: z.boolean(),
  preview: z.boolean(),
  basis: z.optional(z.string().check(z.maxLength(64))),
}

type CommandCalls = {
  readonly [N in CommandName]: CallableEntry<
    z.ZodMiniType<CommandInput<N>, CommandInput<N>>,
    CommandOutput<N>,
    CommandError<N>
  >
}

/** The commands on a bracket that exists, as the table of commands describes them. */
export const commandCalls = Object.fromEntries(
  Object.entries(commandTable).map(([name, { about, takes, errors }]) => [
    name,
    {
      input: z.strictObject({
        ...addresses[about],
        ...Object.fromEntries(takes.map(field => [field, fields[field]])),
      }),
      errors: ['changed-meanwhile', ...errors],
    },
  ]),
) as unknown as CommandCalls
