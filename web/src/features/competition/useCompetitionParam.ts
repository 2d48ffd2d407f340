import { useParams } from 'react-router'

/** The id in the address of a competition's page, validated by its route. */
export function useCompetitionParam(): string {
  return useParams<{ competitionId: string }>().competitionId ?? ''
}
