import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'

const competitionCalls = api.injectEndpoints({
  endpoints: build => ({
    createCompetition: callable(build, 'createCompetition'),
    updateCompetition: callable(build, 'updateCompetition'),
    deleteCompetition: callable(build, 'deleteCompetition'),
    joinCompetition: callable(build, 'joinCompetition'),
    leaveCompetition: callable(build, 'leaveCompetition'),
  }),
})

export const {
  useCreateCompetitionMutation,
  useUpdateCompetitionMutation,
  useDeleteCompetitionMutation,
  useJoinCompetitionMutation,
  useLeaveCompetitionMutation,
} = competitionCalls
