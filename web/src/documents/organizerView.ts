import {
  carriedOrganizerId,
  type OrganizerView,
  organizerViewAddress,
} from '@upper-bracket/shared/organizerPage/organizerView'
import { api } from '#platform/api/api.ts'
import { appError } from '#platform/errors/appError.ts'
import { attempt } from '#platform/errors/attempt.ts'

interface ViewRequest {
  readonly address: string
  /** The finished competition after which the list goes on; null for the first ones of each state. */
  readonly after: string | null
}

const viewApi = api.injectEndpoints({
  endpoints: build => ({
    /** What the edge answers to everybody; null if there is no such page. */
    organizerView: build.query<OrganizerView | null, ViewRequest>({
      queryFn: request => attempt(() => fetchView(request)),
    }),
  }),
})

export const { useOrganizerViewQuery } = viewApi

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
