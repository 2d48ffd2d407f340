import { queueOf } from '../entry/queueAfter.ts'
import { isSameCopy, publicCopy } from '../player/publicCopy.ts'
import { rankScaleOf } from '../ranks/rankScale.ts'
import { isSameValue } from '../text/isSameValue.ts'
import type { CompetitionRecords } from './competitionRecords.ts'
import type { Fix, Inconsistency } from './inconsistency.ts'
import { paths } from './paths.ts'

/**
 * Finds inconsistencies between applicants, the queue of the competition, players and profiles. Applicants of a finished
 * competition keep their names and ranks.
 */
export function applicantInconsistencies(records: CompetitionRecords): Inconsistency[] {
  const { competitionId, competition, players, applicants, profiles } = records
  const found: Inconsistency[] = []
  const competitionPath = paths.competition(competitionId)
  const stay = [...applicants.values()].filter(({ uid }) => !players.has(uid) && profiles.has(uid))
  const entryQueue = queueOf(stay, competition.entryQueue)
  const leaving = applicants.size > stay.length
  if (!leaving && !isSameValue(entryQueue, competition.entryQueue)) {
    const basis = [competitionPath, ...stay.map(({ uid }) => paths.applicant(competitionId, uid))]
    found.push({
      rule: 'entry-queue',
      sentence: `The queue of ${competitionPath} is not that of its applicants.`,
      fix: { by: 'writing', basis, writes: [{ path: competitionPath, fields: { entryQueue } }] },
    })
  }
  for (const [uid, applicant] of applicants) {
    const path = paths.applicant(competitionId, uid)
    const [entry, profile] = [paths.player(competitionId, uid), profiles.get(uid)]
    const basis = [competitionPath, path, entry, paths.profile(uid)]
    const removal: Fix = {
      by: 'writing',
      basis,
      writes: [
        { path, fields: null },
        { path: competitionPath, fields: { entryQueue } },
      ],
    }
    if (players.has(uid)) {
      found.push({ rule: 'applicant-plays', sentence: `${path} and ${entry} both exist.`, fix: removal })
    } else if (profile === undefined) {
      const sentence = `${path} exists, but there is no ${paths.profile(uid)}.`
      found.push({ rule: 'applicant-without-profile', sentence, fix: removal })
    } else if (
      competition.status !== 'finished' &&
      !isSameCopy(applicant, publicCopy(profile, rankScaleOf(competition)))
    ) {
      const sentence = `${path} does not show the name, picture, rank and Steam profile of ${paths.profile(uid)}.`
      found.push({ rule: 'applicant-copy', sentence, fix: { by: 'copying-profile', competitionId, uid } })
    }
  }
  return found
}
