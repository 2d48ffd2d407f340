import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'
import { documentStream } from '#platform/streams/documentStreams.ts'
import type { Live } from '#platform/streams/streamMachine.ts'

interface ListAddress {
  readonly competitionId: string
  readonly draftId: string
  /** The captain, who alone may read it. */
  readonly uid: string
}

const draftCalls = api.injectEndpoints({
  endpoints: build => ({
    /** The players whom a captain wants, in order; empty before the captain has made a list. */
    draftList: build.query<Live<readonly string[] | null>, ListAddress>({
      ...documentStream(
        ({ competitionId, draftId, uid }: ListAddress) =>
          `competitions/${competitionId}/drafts/${draftId}/lists/${uid}`,
        data => (data as { readonly uids: readonly string[] }).uids,
      ),
    }),
    startDraft: callable(build, 'teams', 'startDraft'),
    volunteerAsCaptain: callable(build, 'teams', 'volunteerAsCaptain'),
    pickPlayer: callable(build, 'teams', 'pickPlayer'),
    pickByClock: callable(build, 'teams', 'pickByClock'),
    takeBackPick: callable(build, 'teams', 'takeBackPick'),
    pauseDraft: callable(build, 'teams', 'pauseDraft'),
    changeDraftClock: callable(build, 'teams', 'changeDraftClock'),
    replaceDraftCaptain: callable(build, 'teams', 'replaceDraftCaptain'),
    // The later list replaces the earlier one.
    saveDraftList: callable(build, 'teams', 'saveDraftList', { queue: ({ draftId }) => draftId }),
    cancelDraft: callable(build, 'teams', 'cancelDraft'),
    confirmDraft: callable(build, 'teams', 'confirmDraft'),
    reopenDraft: callable(build, 'teams', 'reopenDraft'),
  }),
})

export const {
  useDraftListQuery,
  useStartDraftMutation,
  useVolunteerAsCaptainMutation,
  usePickPlayerMutation,
  usePickByClockMutation,
  useTakeBackPickMutation,
  usePauseDraftMutation,
  useChangeDraftClockMutation,
  useReplaceDraftCaptainMutation,
  useSaveDraftListMutation,
  useCancelDraftMutation,
  useConfirmDraftMutation,
  useReopenDraftMutation,
} = draftCalls
