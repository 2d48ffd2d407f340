import { publicCommentatorOf } from '../commentators/publicCommentator.ts'
import { applicantInconsistencies } from './applicants.ts'
import { bracketInconsistencies } from './brackets.ts'
import type { CompetitionRecords } from './competitionRecords.ts'
import { draftInconsistencies } from './drafts.ts'
import { contactInconsistencies, entryInconsistencies } from './entries.ts'
import type { Inconsistency } from './inconsistency.ts'
import { lineUpInconsistencies } from './lineUps.ts'
import { matchLineUpInconsistencies } from './matchLineUps.ts'
import { pictureInconsistencies } from './pictures.ts'
import { onPageInconsistencies } from './organizerPages.ts'
import { paths } from './paths.ts'
import { publicCommentatorInconsistencies } from './publicCommentators.ts'
import { teamNameInconsistencies } from './teamNames.ts'
import { totalInconsistencies } from './totals.ts'

/** Finds all inconsistencies within a competition, and with its players' profiles. */
export function competitionInconsistencies(records: CompetitionRecords): Inconsistency[] {
  return [
    ...ownershipInconsistencies(records),
    ...lineUpInconsistencies(records),
    ...teamNameInconsistencies(records),
    ...pictureInconsistencies(records),
    ...totalInconsistencies(records),
    ...bracketInconsistencies(records),
    ...matchLineUpInconsistencies(records),
    ...entryInconsistencies(records),
    ...contactInconsistencies(records),
    ...applicantInconsistencies(records),
    ...draftInconsistencies(records),
    ...publicCommentatorInconsistencies(records),
    ...onPageInconsistencies(records),
  ]
}

/** `collections` are the names of the collections that remain below the deleted competition. */
export function deletedCompetitionInconsistencies(
  competitionId: string,
  collections: readonly string[],
): Inconsistency[] {
  if (collections.length === 0) return []
  const path = paths.competition(competitionId)
  return [
    {
      rule: 'below-deleted-competition',
      sentence: `${path} was deleted, but ${collections.join(', ')} remain below it.`,
      fix: { by: 'clearing-competition', competitionId },
    },
  ]
}

function ownershipInconsistencies(records: CompetitionRecords): Inconsistency[] {
  const { competitionId, competition, isDeleted, withoutUser } = records
  const path = paths.competition(competitionId)
  const found: Inconsistency[] = []
  if (isDeleted) {
    const sentence = `${path} exists, but ${paths.deletedCompetition(competitionId)} says that it was deleted.`
    found.push({ rule: 'deleted-but-present', sentence, fix: null })
  }
  // Account deletion keeps finished competitions.
  if (competition.status !== 'finished' && withoutUser.has(competition.ownerUid)) {
    const sentence = `${path} belongs to ${competition.ownerUid}, who has no account.`
    found.push({ rule: 'owner-missing', sentence, fix: null })
  }
  const adminUids = competition.adminUids.filter(uid => !withoutUser.has(uid))
  if (adminUids.length < competition.adminUids.length) {
    const gone = competition.adminUids.filter(uid => withoutUser.has(uid))
    found.push({
      rule: 'administrator-missing',
      sentence: `${path} has the administrators ${gone.join(', ')}, who have no account.`,
      fix: { by: 'writing', basis: [path], writes: [{ path, fields: { adminUids } }] },
    })
  }
  const confirmed = [...records.commentators.values()].map(each => publicCommentatorOf(each)?.uid)
  const producerUids = competition.producerUids.filter(uid => confirmed.includes(uid))
  if (producerUids.length < competition.producerUids.length) {
    const others = competition.producerUids.filter(uid => !confirmed.includes(uid))
    found.push({
      rule: 'producer-not-confirmed',
      sentence: `${path} has the producers ${others.join(', ')}, who are not confirmed commentators.`,
      fix: { by: 'writing', basis: [path], writes: [{ path, fields: { producerUids } }] },
    })
  }
  return found
}
