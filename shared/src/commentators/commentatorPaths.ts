/** The path of the tab with a competition's commentators and requests. */
export function commentatorsPath(competitionId: string): string {
  return `/competitions/${competitionId}/commentators`
}

/** The path of a request without the secret, for people whom the bot has notified. */
export function commentatePath(competitionId: string, requestId: string): string {
  return `/commentate/${competitionId}/${requestId}`
}

export function chatPath(competitionId: string, requestId: string): string {
  return `${commentatorsPath(competitionId)}?chat=${encodeURIComponent(requestId)}`
}
