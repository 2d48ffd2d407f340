import { readWholeLists } from '#documents/readWholeLists.ts'
import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'

const teamCalls = api.injectEndpoints({
  endpoints: build => ({
    createTeam: callable(build, 'teams', 'createTeam'),
    updateTeam: callable(build, 'teams', 'updateTeam'),
    setTeamLogo: callable(build, 'teams', 'setTeamLogo'),
    letTeamPlay: callable(build, 'teams', 'letTeamPlay'),
    deleteTeam: callable(build, 'teams', 'deleteTeam', { done: readWholeLists }),
    joinTeam: callable(build, 'teams', 'joinTeam'),
    leaveTeam: callable(build, 'teams', 'leaveTeam', { done: readWholeLists }),
    assignPlayer: callable(build, 'teams', 'assignPlayer'),
    requestPlayer: callable(build, 'teams', 'requestPlayer'),
    declineTeamRequest: callable(build, 'teams', 'declineTeamRequest'),
    releasePlayer: callable(build, 'teams', 'releasePlayer', { done: readWholeLists }),
    makeCaptain: callable(build, 'teams', 'makeCaptain'),
    substitutePlayer: callable(build, 'teams', 'substitutePlayer', { done: readWholeLists }),
    removePlayer: callable(build, 'competitions', 'removePlayer', { done: readWholeLists }),
    addGuestPlayers: callable(build, 'competitions', 'addGuestPlayers'),
    updateGuestPlayer: callable(build, 'competitions', 'updateGuestPlayer'),
    distributePlayers: callable(build, 'teams', 'distributePlayers'),
  }),
})

export const {
  useCreateTeamMutation,
  useUpdateTeamMutation,
  useSetTeamLogoMutation,
  useLetTeamPlayMutation,
  useDeleteTeamMutation,
  useJoinTeamMutation,
  useLeaveTeamMutation,
  useAssignPlayerMutation,
  useRequestPlayerMutation,
  useDeclineTeamRequestMutation,
  useReleasePlayerMutation,
  useMakeCaptainMutation,
  useSubstitutePlayerMutation,
  useRemovePlayerMutation,
  useAddGuestPlayersMutation,
  useUpdateGuestPlayerMutation,
  useDistributePlayersMutation,
} = teamCalls
