/** The tab that shows a competition's commentators and requests, from the root of the product. */
export function commentatorsPath(competitionId: string): string {
  return `/competitions/${competitionId}/commentators`
}

export function chatPath(competitionId: string, requestId: string): string {
  return `${commentatorsPath(competitionId)}?chat=${encodeURIComponent(requestId)}`
}
