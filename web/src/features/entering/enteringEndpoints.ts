import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'

const enteringCalls = api.injectEndpoints({
  endpoints: build => ({
    enterTeam: callable(build, 'competitions', 'enterTeam'),
    nameMembers: callable(build, 'competitions', 'nameMembers'),
  }),
})

export const { useEnterTeamMutation, useNameMembersMutation } = enteringCalls
