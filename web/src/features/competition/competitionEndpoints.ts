import { readWholeLists } from '#documents/readWholeLists.ts'
import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'

const competitionCalls = api.injectEndpoints({
  endpoints: build => ({
    createCompetition: callable(build, 'competitions', 'createCompetition'),
    deleteCompetition: callable(build, 'competitions', 'deleteCompetition'),
    joinCompetition: callable(build, 'competitions', 'joinCompetition'),
    leaveCompetition: callable(build, 'competitions', 'leaveCompetition', { done: readWholeLists }),
  }),
})

export const {
  useCreateCompetitionMutation,
  useDeleteCompetitionMutation,
  useJoinCompetitionMutation,
  useLeaveCompetitionMutation,
} = competitionCalls
