import { accept } from '@upper-bracket/shared/errors/outcome'
import { overlaysToSwitch, saveOverlay } from '@upper-bracket/shared/live/overlay'
import { action } from '../actions/action.ts'
import { documents } from '../platform/firestore/documents.ts'

export const overlayActions = {
  /** Creates an overlay of a competition, or changes its options. Every page that shows it follows them. */
  saveOverlay: action('saveOverlay', {
    read: ({ reads, input }) => reads.get(documents.overlays(input.competitionId)),
    decide: ({ input, now }, read) => {
      const { competitionId, overlayId } = input
      const saved = saveOverlay(new Map(read.docs.map(each => [each.id, each.data()])), input, now)
      if (!saved.ok) return saved
      const overlay = saved.value
      const stored = read.docs.find(({ id }) => id === overlayId)
      const output = { revision: overlay.revision }
      if (stored === undefined)
        return accept({
          output,
          write: writes => writes.create({ ref: documents.overlays(competitionId).doc(overlayId) }, overlay),
          log: { action: 'createOverlay', view: overlay.view },
        })
      if (stored.data().revision === overlay.revision) return accept({ output })
      return accept({ output, write: writes => writes.update(stored, { ...overlay }) })
    },
  }),

  /** Deletes an overlay. Whoever knows its address sees nothing any more. */
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
}
