import { useParams } from 'react-router'

/** Returns the id in the address of a competition's page, validated by its route. */
export function useCompetitionParam(): string {
  return useParams<{ competitionId: string }>().competitionId ?? ''
}
