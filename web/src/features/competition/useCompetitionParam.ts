import { useParams } from 'react-router'

/** The id in the address of a competition's page; its route has checked that it can be one. */
export function useCompetitionParam(): string {
  return useParams<{ competitionId: string }>().competitionId ?? ''
}
