/** The path of a competition's public snapshot, which the edge answers. */
export function snapshotAddress(competitionId: string): string {
  return `/api/competitions/${competitionId}/snapshot`
}
