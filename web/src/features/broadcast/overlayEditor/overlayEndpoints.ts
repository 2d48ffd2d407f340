import { maxOverlays, type Overlay } from '@upper-bracket/shared/live/overlay'
import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'
import { competitionList, documentStream } from '#platform/streams/documentStreams.ts'
import type { Live } from '#platform/streams/streamMachine.ts'

export type OverlayDocument = Overlay & { readonly id: string }

interface OverlayArg {
  readonly competitionId: string
  readonly overlayId: string
}

const overlayApi = api.injectEndpoints({
  endpoints: build => ({
    /** The overlays of a competition, the oldest first; only those who run the broadcast may read them. */
    overlays: build.query<Live<readonly OverlayDocument[]>, string>({
      ...competitionList<OverlayDocument>('overlays', maxOverlays),
    }),
    /** One overlay, for anyone who knows its id; null once it is revoked. */
    overlay: build.query<Live<OverlayDocument | null>, OverlayArg>({
      ...documentStream(
        ({ competitionId, overlayId }: OverlayArg) => `competitions/${competitionId}/overlays/${overlayId}`,
        (data, { overlayId }) => ({ ...data, id: overlayId }) as OverlayDocument,
      ),
    }),
    saveOverlay: callable(build, 'competitions', 'saveOverlay'),
    revokeOverlay: callable(build, 'competitions', 'revokeOverlay'),
    showScene: callable(build, 'competitions', 'showScene', { queue: ({ competitionId }) => competitionId }),
    setCaptions: callable(build, 'competitions', 'setCaptions', {
      queue: ({ competitionId }) => competitionId,
    }),
  }),
})

export const {
  useOverlaysQuery,
  useOverlayQuery,
  useSaveOverlayMutation,
  useRevokeOverlayMutation,
  useShowSceneMutation,
  useSetCaptionsMutation,
} = overlayApi
