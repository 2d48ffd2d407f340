import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'

const teamCalls = api.injectEndpoints({
  endpoints: build => ({
    createTeam: callable(build, 'createTeam'),
    updateTeam: callable(build, 'updateTeam'),
    deleteTeam: callable(build, 'deleteTeam'),
    joinTeam: callable(build, 'joinTeam'),
    leaveTeam: callable(build, 'leaveTeam'),
    assignPlayer: callable(build, 'assignPlayer'),
    removePlayer: callable(build, 'removePlayer'),
    distributePlayers: callable(build, 'distributePlayers'),
  }),
})

export const {
  useCreateTeamMutation,
  useUpdateTeamMutation,
  useDeleteTeamMutation,
  useJoinTeamMutation,
  useLeaveTeamMutation,
  useAssignPlayerMutation,
  useRemovePlayerMutation,
  useDistributePlayersMutation,
} = teamCalls
