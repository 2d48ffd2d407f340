import * as z from 'zod/mini'
import { documentId } from '../text/documentId.ts'
import { fileLengthMax } from '../transfer/transferLimits.ts'
import { callable } from './callable.ts'
import { minute, personal, rateLimits } from './rateLimits.ts'

export const transferCalls = {
  /**
   * Creates a competition of the caller from a file: whole, or not at all. `file-invalid` has the first `problems`, each
   * as its path and its name.
   */
  importCompetition: callable<{ competitionId: string }>()({
    input: z.strictObject({
      competitionId: documentId,
      /** The text of a `CompetitionFile`. */
      file: z.string().check(z.maxLength(fileLengthMax)),
    }),
    permission: 'createCompetition',
    errors: ['id-taken', 'file-invalid'],
    rateLimit: rateLimits.wholeCompetition,
    /** Allows ten in a row, and ten per day, refused files included: each can write thousands of documents. */
    persistentRateLimit: personal({ burst: 10, refillMs: 144 * minute }),
  }),
} as const
