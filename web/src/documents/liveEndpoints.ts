import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'

const liveCalls = api.injectEndpoints({
  endpoints: build => ({
    setLiveLinks: callable(build, 'competitions', 'setLiveLinks'),
  }),
})

export const { useSetLiveLinksMutation } = liveCalls
