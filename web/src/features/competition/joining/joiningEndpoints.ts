import { readWholeLists } from '#documents/readWholeLists.ts'
import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'

const joiningCalls = api.injectEndpoints({
  endpoints: build => ({
    joinCompetition: callable(build, 'competitions', 'joinCompetition'),
    withdrawApplication: callable(build, 'competitions', 'withdrawApplication'),
    confirmPlace: callable(build, 'competitions', 'confirmPlace'),
    acceptCode: callable(build, 'competitions', 'acceptCode'),
    leaveCompetition: callable(build, 'competitions', 'leaveCompetition', { done: readWholeLists }),
  }),
})

export const {
  useJoinCompetitionMutation,
  useWithdrawApplicationMutation,
  useConfirmPlaceMutation,
  useAcceptCodeMutation,
  useLeaveCompetitionMutation,
} = joiningCalls
