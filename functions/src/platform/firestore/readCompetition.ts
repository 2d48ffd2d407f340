import type { Competition } from '@upper-bracket/shared/competition/competition'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import type { Transaction } from 'firebase-admin/firestore'
import { documents } from './documents.ts'

/** Reads the competition in a transaction, or refuses with `not-found`. */
export async function readCompetition(
  transaction: Transaction,
  competitionId: string,
): Promise<Outcome<Competition, 'not-found'>> {
  const competition = (await transaction.get(documents.competition(competitionId))).data()
  return competition === undefined ? refuse('not-found', { document: 'competition' }) : accept(competition)
}
