import { type ListRequest, listQuery } from '@upper-bracket/shared/competition/competitionList'
import { carriedListId, type PublicList } from '@upper-bracket/shared/preview/publicList'
import { appError } from '#platform/errors/appError.ts'

/** Fetches the public list, at most seconds old. The home page carries its first one. */
export async function fetchList(request: ListRequest): Promise<PublicList> {
  const query = listQuery(request)
  const carried = query === '' ? document.getElementById(carriedListId) : null
  if (carried?.textContent) {
    carried.remove()
    return JSON.parse(carried.textContent)
  }
  const response = await fetch(`/api/competitions${query}`)
  if (!response.ok) throw appError(response.status === 429 ? 'too-many-requests' : 'unknown')
  return response.json()
}
