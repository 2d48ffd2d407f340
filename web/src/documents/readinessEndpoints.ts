import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'

const readinessCalls = api.injectEndpoints({
  endpoints: build => ({
    startReadinessCheck: callable(build, 'competitions', 'startReadinessCheck'),
    closeReadinessCheck: callable(build, 'competitions', 'closeReadinessCheck'),
    confirmReadiness: callable(build, 'competitions', 'confirmReadiness'),
    confirmTeamReadiness: callable(build, 'competitions', 'confirmTeamReadiness'),
    confirmPlayersReadiness: callable(build, 'competitions', 'confirmPlayersReadiness'),
    remindPlayers: callable(build, 'competitions', 'remindPlayers'),
  }),
})

export const {
  useStartReadinessCheckMutation,
  useCloseReadinessCheckMutation,
  useConfirmReadinessMutation,
  useConfirmTeamReadinessMutation,
  useConfirmPlayersReadinessMutation,
  useRemindPlayersMutation,
} = readinessCalls
