import { settingsLogEntry } from '@upper-bracket/shared/audit/settingsLogEntry'
import { isOwnBanner } from '@upper-bracket/shared/competition/bannerFile'
import { changeCompetition } from '@upper-bracket/shared/competition/changeCompetition'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { competitionMovedEvents } from '@upper-bracket/shared/events/competitionEvents'
import type { Transaction } from 'firebase-admin/firestore'
import { authorize } from '../actions/authorize.ts'
import { defineHandler } from '../actions/defineHandler.ts'
import { ownProjectId } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'
import { emitEvents } from '../platform/outboxEvent.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/**
 * Changes the settings of a competition, without locks: admissions write the competition as well, and a burst of
 * players must not delay its organizer.
 */
export const updateCompetition = defineHandler('updateCompetition', ({ uid, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, revision, changes } = input
    const [authorized, read] = await Promise.all([
      authorize(reads, 'updateCompetition', { uid, competitionId }),
      reads.get(documents.competition(competitionId)),
    ])
    if (!authorized.ok) return authorized

    const { competition } = authorized.value
    const { bannerURL } = changes
    if (bannerURL != null && !isOwnBanner(bannerURL, competitionId, ownProjectId())) {
      return refuse('foreign-picture', { field: 'bannerURL' })
    }
    const changesGame = changes.game !== undefined && changes.game !== competition.game
    const hasPlayers = changesGame && (await hasAnyPlayer(reads, competitionId))
    const changed = changeCompetition(competition, changes, { revision, hasPlayers, now })
    if (!changed.ok) return changed

    if (changed.value !== competition) {
      writes.update(read, { ...changed.value })
      writes.log(competitionId, settingsLogEntry(competition, changes, { uid, at: now }))
      const { bracketId, selfService, startDate } = changed.value
      const resumes = competition.selfService === null
      if (bracketId !== null && selfService !== null && (resumes || startDate !== competition.startDate)) {
        const kind = resumes ? 'resumeMatchRooms' : 'openCheckIns'
        writes.schedule({ kind, dueAt: now, competitionId, bracketId })
      }
      emitEvents(
        writes,
        { competition: { id: competitionId, name: changed.value.name }, byUid: uid, at: now },
        competitionMovedEvents(competition, changed.value),
      )
    }
    return accept({ revision: changed.value.revision })
  }),
)

async function hasAnyPlayer(transaction: Transaction, competitionId: string): Promise<boolean> {
  return !(await transaction.get(documents.players(competitionId).limit(1))).empty
}
