import { bracketContradictions } from './brackets.ts'
import { casterContradictions } from './casters.ts'
import type { CompetitionRecords } from './competitionRecords.ts'
import type { Contradiction } from './contradiction.ts'
import { contactContradictions, entryContradictions } from './entries.ts'
import { lineUpContradictions } from './lineUps.ts'
import { matchLineUpContradictions } from './matchLineUps.ts'
import { paths } from './paths.ts'
import { teamNameContradictions } from './teamNames.ts'
import { totalContradictions } from './totals.ts'

/** All contradictions within a competition, and with its players' profiles. */
export function competitionContradictions(records: CompetitionRecords): Contradiction[] {
  return [
    ...ownershipContradictions(records),
    ...lineUpContradictions(records),
    ...teamNameContradictions(records),
    ...totalContradictions(records),
    ...bracketContradictions(records),
    ...matchLineUpContradictions(records),
    ...entryContradictions(records),
    ...contactContradictions(records),
    ...casterContradictions(records),
  ]
}

/** `collections`: the names of the collections that remain below the deleted competition. */
export function deletedCompetitionContradictions(
  competitionId: string,
  collections: readonly string[],
): Contradiction[] {
  if (collections.length === 0) return []
  const path = paths.competition(competitionId)
  return [
    {
      rule: 'below-deleted-competition',
      sentence: `${path} was deleted, but ${collections.join(', ')} remain below it.`,
      remedy: { by: 'clearing-competition', competitionId },
    },
  ]
}

function ownershipContradictions(records: CompetitionRecords): Contradiction[] {
  const { competitionId, competition, isDeleted, withoutUser } = records
  const path = paths.competition(competitionId)
  const found: Contradiction[] = []
  if (isDeleted) {
    const sentence = `${path} exists, but ${paths.deletedCompetition(competitionId)} says that it was deleted.`
    found.push({ rule: 'deleted-but-present', sentence, remedy: null })
  }
  // Deleting an account keeps the competitions that were finished by then.
  if (competition.status !== 'finished' && withoutUser.has(competition.ownerUid)) {
    const sentence = `${path} belongs to ${competition.ownerUid}, who has no account.`
    found.push({ rule: 'owner-missing', sentence, remedy: null })
  }
  const adminUids = competition.adminUids.filter(uid => !withoutUser.has(uid))
  if (adminUids.length < competition.adminUids.length) {
    const gone = competition.adminUids.filter(uid => withoutUser.has(uid))
    found.push({
      rule: 'administrator-missing',
      sentence: `${path} has the administrators ${gone.join(', ')}, who have no account.`,
      remedy: { by: 'writing', basis: [path], writes: [{ path, fields: { adminUids } }] },
    })
  }
  return found
}
