import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'

const competitionCalls = api.injectEndpoints({
  endpoints: build => ({
    createCompetition: callable(build, 'competitions', 'createCompetition'),
    deleteCompetition: callable(build, 'competitions', 'deleteCompetition'),
    decideApplicants: callable(build, 'competitions', 'decideApplicants'),
  }),
})

export const { useCreateCompetitionMutation, useDeleteCompetitionMutation, useDecideApplicantsMutation } =
  competitionCalls
