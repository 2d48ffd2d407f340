import { api } from '#platform/api.ts'
import { callable } from '#platform/callableEndpoint.ts'

const competitionCalls = api.injectEndpoints({
  endpoints: build => ({
    createCompetition: callable(build, 'createCompetition'),
    updateCompetition: callable(build, 'updateCompetition'),
    joinCompetition: callable(build, 'joinCompetition'),
    leaveCompetition: callable(build, 'leaveCompetition'),
  }),
})

export const {
  useCreateCompetitionMutation,
  useUpdateCompetitionMutation,
  useJoinCompetitionMutation,
  useLeaveCompetitionMutation,
} = competitionCalls
