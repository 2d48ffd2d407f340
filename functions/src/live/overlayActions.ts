import { auditEntry } from '@upper-bracket/shared/audit/logEntry'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { changedCaptions, overlaysToSwitch, saveOverlay } from '@upper-bracket/shared/live/overlay'
import { action } from '../actions/action.ts'
import { authorize } from '../actions/authorize.ts'
import { signatureOf } from '../actions/signatureOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { revokedId } from '../platform/transaction/revokedIds.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'

export const overlayActions = {
  /**
   * Creates an overlay of a competition, or changes its options. Every page that shows it follows them. Locks the list,
   * so that concurrent calls do not create more than there may be.
   */
  saveOverlay: action('saveOverlay', {
    maxWrites: 2,
    run: call =>
      runTransaction(async transaction => {
        const { uid, input, now } = call
        const { competitionId, overlayId } = input
        const authorized = await authorize(transaction, 'manageOverlays', { uid, competitionId })
        if (!authorized.ok) return authorized
        const [read, revoked] = await Promise.all([
          transaction.get(documents.overlays(competitionId)),
          transaction.get(revokedId(competitionId, 'overlays', overlayId)),
        ])
        if (revoked.exists && input.revision === 0) return refuse('id-taken')
        const overlays = new Map(read.docs.map(each => [each.id, each.data()]))
        const saved = saveOverlay(overlays, input, now)
        if (!saved.ok) return saved
        const overlay = saved.value
        const { revision, view } = overlay
        const stored = overlays.get(overlayId)
        if (overlay !== stored) transaction.set(documents.overlays(competitionId).doc(overlayId), overlay)
        if (stored === undefined) {
          const entry = auditEntry(signatureOf(call), { action: 'createOverlay', view })
          transaction.create(documents.newLogEntry(competitionId), entry)
        }
        return accept({ revision })
      }),
  }),

  /** Deletes an overlay. Its address shows nothing from then on. */
  revokeOverlay: action('revokeOverlay', {
    read: ({ reads, input }) => reads.get(documents.overlays(input.competitionId).doc(input.overlayId)),
    decide: (_, read) => {
      const overlay = read.data()
      if (overlay === undefined) return accept({ output: {} })
      return accept({
        output: {},
        write: writes => writes.delete(read),
        log: { action: 'revokeOverlay', view: overlay.view },
      })
    },
  }),

  /** Selects what all overlays of a stream show that follow its scene. */
  showScene: action('showScene', {
    read: ({ reads, input }) => reads.get(documents.overlays(input.competitionId)),
    decide: ({ input }, read) => {
      const { scene } = input
      const changed = overlaysToSwitch(new Map(read.docs.map(each => [each.id, each.data()])), input)
      if (changed.length === 0) return accept({ output: {} })
      return accept({
        output: {},
        write: writes => {
          for (const each of read.docs) if (changed.includes(each.id)) writes.update(each, { scene })
        },
      })
    },
  }),

  /** Changes the captions of all overlays of a stream that follow the desk. */
  setCaptions: action('setCaptions', {
    read: ({ reads, input }) => reads.get(documents.overlays(input.competitionId)),
    decide: ({ input }, read) => {
      const changed = changedCaptions(new Map(read.docs.map(each => [each.id, each.data()])), input)
      if (changed.size === 0) return accept({ output: {} })
      return accept({
        output: {},
        write: writes => {
          for (const each of read.docs) {
            const captions = changed.get(each.id)
            if (captions !== undefined) writes.update(each, { captions })
          }
        },
      })
    },
  }),
}
