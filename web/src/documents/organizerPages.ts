import type { Follower, OrganizerPage } from '@upper-bracket/shared/organizerPage/organizerPage'
import { organizerPageLimits } from '@upper-bracket/shared/organizerPage/organizerPageLimits'
import {
  carriedOrganizerId,
  type OrganizerView,
  organizerViewAddress,
} from '@upper-bracket/shared/organizerPage/organizerView'
import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'
import { appError } from '#platform/errors/appError.ts'
import { attempt } from '#platform/errors/attempt.ts'
import { documentStream, listStream } from '#platform/streams/documentStreams.ts'
import type { ListSource } from '#platform/streams/listSnapshot.ts'
import type { Live } from '#platform/streams/streamMachine.ts'

type FollowedOrganizer = Follower & { readonly id: string }

interface ViewRequest {
  readonly address: string
  /** The finished competition after which the list goes on; null for the first ones of each state. */
  readonly after: string | null
}

const organizerApi = api.injectEndpoints({
  endpoints: build => ({
    /** What the edge answers to everybody; null if there is no such page. */
    organizerView: build.query<OrganizerView | null, ViewRequest>({
      queryFn: request => attempt(() => fetchView(request)),
    }),
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
  useOrganizerViewQuery,
  useOrganizerPageQuery,
  useFollowedOrganizersQuery,
  useSaveOrganizerPageMutation,
  useDeleteOrganizerPageMutation,
  useShowOnOrganizerPageMutation,
  useFollowOrganizerMutation,
} = organizerApi

/** The page carries what it shows at first. */
async function fetchView({ address, after }: ViewRequest): Promise<OrganizerView | null> {
  const carried = after === null ? document.getElementById(carriedOrganizerId) : null
  if (carried?.textContent) {
    carried.remove()
    const view: OrganizerView = JSON.parse(carried.textContent)
    if (location.pathname.split('/')[2] === address) return view
  }
  const response = await fetch(organizerViewAddress(address, after))
  if (response.status === 404) return null
  if (!response.ok) throw appError(response.status === 429 ? 'too-many-requests' : 'unknown')
  return response.json()
}
