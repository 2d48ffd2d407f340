import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'

const inviteCalls = api.injectEndpoints({
  endpoints: build => ({ createInvite: callable(build, 'competitions', 'createInvite') }),
})

export const { useCreateInviteMutation } = inviteCalls
