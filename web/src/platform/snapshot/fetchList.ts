import {
  type CompetitionList,
  type ListRequest,
  listQuery,
} from '@upper-bracket/shared/competition/competitionList'
import { appError } from '#platform/errors/appError.ts'

/** Fetches the public list, at most seconds old. */
export async function fetchList(request: ListRequest): Promise<CompetitionList> {
  const response = await fetch(`/api/competitions${listQuery(request)}`)
  if (!response.ok) throw appError(response.status === 429 ? 'too-many-requests' : 'unknown')
  return response.json()
}
