import { auditEntry } from '@upper-bracket/shared/audit/logEntry'
import { setLiveLinks as set } from '@upper-bracket/shared/competition/setLiveLinks'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { authorize } from '../actions/authorize.ts'
import { defineHandler } from '../actions/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'

/** Replaces the links to the broadcasts of a competition. */
export const setLiveLinks = defineHandler('setLiveLinks', ({ uid, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, revision, links } = input
    const [authorized, read] = await Promise.all([
      authorize(reads, 'setLiveLinks', { uid, competitionId }),
      reads.get(documents.competition(competitionId)),
    ])
    if (!authorized.ok) return authorized
    const { competition } = authorized.value
    const changed = set(competition, links, { revision, now })
    if (!changed.ok) return changed
    if (changed.value !== competition) {
      writes.update(read, { ...changed.value })
      const [before, after] = [competition.liveLinks, changed.value.liveLinks]
      const entry = auditEntry({ uid, at: now }, { action: 'setLiveLinks', before, after })
      writes.log(competitionId, entry)
    }
    return accept({ revision: changed.value.revision })
  }),
)
