import type { Follower, OrganizerPage } from '@upper-bracket/shared/organizerPage/organizerPage'
import { organizerPageLimits } from '@upper-bracket/shared/organizerPage/organizerPageLimits'
import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'
import { documentStream, listStream } from '#platform/streams/documentStreams.ts'
import type { ListSource } from '#platform/streams/listSnapshot.ts'
import type { Live } from '#platform/streams/streamMachine.ts'

type FollowedOrganizer = Follower & { readonly id: string }

const organizerApi = api.injectEndpoints({
  endpoints: build => ({
    organizerPage: build.query<Live<OrganizerPage | null>, string>({
      ...documentStream(
        (uid: string) => `organizerPages/${uid}`,
        data => data as unknown as OrganizerPage,
      ),
    }),
    /** The pages that a person follows. */
    followedOrganizers: build.query<Live<readonly FollowedOrganizer[]>, string>({
      ...listStream(
        (uid: string): ListSource => ({
          query: 'followedOrganizers',
          params: { uid },
          limit: organizerPageLimits.follows,
        }),
        ({ parentId, data }) => ({ ...data, id: parentId }) as unknown as FollowedOrganizer,
      ),
    }),
    saveOrganizerPage: callable(build, 'competitions', 'saveOrganizerPage'),
    deleteOrganizerPage: callable(build, 'competitions', 'deleteOrganizerPage'),
    showOnOrganizerPage: callable(build, 'competitions', 'showOnOrganizerPage'),
    followOrganizer: callable(build, 'competitions', 'followOrganizer'),
  }),
})

export const {
  useOrganizerPageQuery,
  useFollowedOrganizersQuery,
  useSaveOrganizerPageMutation,
  useDeleteOrganizerPageMutation,
  useShowOnOrganizerPageMutation,
  useFollowOrganizerMutation,
} = organizerApi
