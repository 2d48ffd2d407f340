import { skipToken } from '@reduxjs/toolkit/query/react'
import type { TeamDocument } from '#documents/competition.ts'
import { useInvitedTeamQuery } from './invitationEndpoints.ts'

/** Returns the team of an invitation; null if it has none, or the team is gone. */
export function useInvitedTeam(
  competitionId: string,
  teamId: string | null,
): { readonly team: TeamDocument | null; readonly isLoading: boolean } {
  const { currentData, error } = useInvitedTeamQuery(teamId === null ? skipToken : { competitionId, teamId })
  return {
    team: currentData?.value ?? null,
    isLoading: teamId !== null && currentData === undefined && error === undefined,
  }
}
