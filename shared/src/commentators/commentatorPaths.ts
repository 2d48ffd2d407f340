/** The tab that shows a competition's commentators and requests, from the root of the product. */
export function commentatorsPath(competitionId: string): string {
  return `/competitions/${competitionId}/commentators`
}

/** The page of a private link, without the secret: for whom the bot has told of the request. */
export function commentatePath(competitionId: string, requestId: string): string {
  return `/commentate/${competitionId}/${requestId}`
}

export function chatPath(competitionId: string, requestId: string): string {
  return `${commentatorsPath(competitionId)}?chat=${encodeURIComponent(requestId)}`
}
