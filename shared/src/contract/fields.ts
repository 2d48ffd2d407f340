import * as z from 'zod/mini'
import { existingId } from '../text/documentId.ts'

/** The field that names the competition in the input of a callable. */
export const inCompetition = { competitionId: existingId }

export const revision = z.int().check(z.minimum(0))
