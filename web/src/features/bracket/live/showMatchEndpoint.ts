import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'

const showMatchCall = api.injectEndpoints({
  endpoints: build => ({
    showMatch: callable(build, 'competitions', 'showMatch', { queue: ({ competitionId }) => competitionId }),
  }),
})

export const { useShowMatchMutation } = showMatchCall
