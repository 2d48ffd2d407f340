import * as z from 'zod/mini'
import { documentId } from '../text/documentId.ts'
import { eventSourceSchema } from '../transfer/eventSource.ts'
import { teamName } from '../team/teamSchemas.ts'
import { eventsAtOnce, fileLengthMax, logosAtOnce } from '../transfer/transferLimits.ts'
import { callable } from './callable.ts'
import { inCompetition, pictureOf } from './fields.ts'
import { minute, personal, rateLimits } from './rateLimits.ts'

interface ImportedLogos {
  readonly left: readonly string[]
  readonly revision: number
  readonly hasBanner: boolean
  readonly hasSponsors: boolean
}

export const transferCalls = {
  /**
   * Creates a competition of the caller from a file: whole, or not at all. `file-invalid` has the first `problems`, each
   * as its path and its name. The output names the competition of the event, which is an earlier one that is still there
   * if the caller has imported an event with this `source`, or archived it from an own competition.
   */
  importCompetition: callable<{ competitionId: string }>()({
    input: z.strictObject({
      competitionId: documentId,
      /** The text of a `CompetitionFile`. */
      file: z.string().check(z.maxLength(fileLengthMax)),
      source: z.exactOptional(eventSourceSchema),
      /** Shows the competition on the caller's organizer page, if there is one and the competition is finished. */
      onPage: z.exactOptional(z.boolean()),
    }),
    permission: 'createCompetition',
    errors: ['id-taken', 'file-invalid'],
    rateLimit: rateLimits.wholeCompetition,
    /**
     * Allows forty in a row, and forty per day, refused files included: each can write thousands of documents, and
     * organizers bring years of events at once.
     */
    persistentRateLimit: personal({ burst: 40, refillMs: 36 * minute }),
  }),
  /**
   * Gives logos to teams that have none, by their names. The output names the teams whose logos were not taken, and says
   * what else the competition has.
   */
  importLogos: callable<ImportedLogos>()({
    input: z.strictObject({
      ...inCompetition,
      logos: z
        .array(z.strictObject({ team: teamName, files: pictureOf('teamLogo') }))
        .check(z.maxLength(logosAtOnce)),
    }),
    permission: 'updateCompetition',
    errors: [],
    rateLimit: rateLimits.wholeCompetition,
  }),
  /** The competitions of events that the caller has imported, by their sources. */
  findImportedEvents: callable<{ competitionIds: Readonly<Record<string, string>> }>()({
    input: z.strictObject({
      sources: z.array(eventSourceSchema).check(z.minLength(1), z.maxLength(eventsAtOnce)),
    }),
    permission: 'createCompetition',
    errors: [],
    rateLimit: rateLimits.wholeAccount,
  }),
} as const
