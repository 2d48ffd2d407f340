import type { PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'

/** Whether the page of a competition at this address shows times at first: a bracket only does for matches that have some. */
export function showsTimes(pathname: string, { competition, bracket }: PublicSnapshot): boolean {
  if (competition.status !== 'running' || !/^\/competitions\/[^/]+(?:\/bracket)?\/?$/.test(pathname))
    return true
  return bracket?.matches.some(({ startsAt }) => startsAt != null) === true
}
