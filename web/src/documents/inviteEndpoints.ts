import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'

const invitationCalls = api.injectEndpoints({
  endpoints: build => ({
    createInvitation: callable(build, 'competitions', 'createInvitation'),
    inviteGuestsByMail: callable(build, 'competitions', 'inviteGuestsByMail'),
  }),
})

export const { useCreateInvitationMutation, useInviteGuestsByMailMutation } = invitationCalls
