import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'

const ownGuestCalls = api.injectEndpoints({
  endpoints: build => ({
    findOwnGuests: callable(build, 'competitions', 'findOwnGuests'),
    takeOverOwnGuest: callable(build, 'competitions', 'takeOverOwnGuest'),
  }),
})

export const { useFindOwnGuestsMutation, useTakeOverOwnGuestMutation } = ownGuestCalls
