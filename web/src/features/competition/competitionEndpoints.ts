import { readWholeLists } from '#documents/readWholeLists.ts'
import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'

const competitionCalls = api.injectEndpoints({
  endpoints: build => ({
    createCompetition: callable(build, 'competitions', 'createCompetition'),
    deleteCompetition: callable(build, 'competitions', 'deleteCompetition'),
    joinCompetition: callable(build, 'competitions', 'joinCompetition'),
    withdrawApplication: callable(build, 'competitions', 'withdrawApplication'),
    confirmPlace: callable(build, 'competitions', 'confirmPlace'),
    acceptCode: callable(build, 'competitions', 'acceptCode'),
    decideApplicants: callable(build, 'competitions', 'decideApplicants'),
    leaveCompetition: callable(build, 'competitions', 'leaveCompetition', { done: readWholeLists }),
  }),
})

export const {
  useCreateCompetitionMutation,
  useDeleteCompetitionMutation,
  useJoinCompetitionMutation,
  useWithdrawApplicationMutation,
  useConfirmPlaceMutation,
  useAcceptCodeMutation,
  useDecideApplicantsMutation,
  useLeaveCompetitionMutation,
} = competitionCalls
