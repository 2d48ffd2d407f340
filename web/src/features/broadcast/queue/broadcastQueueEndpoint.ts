import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'

const broadcastQueueCall = api.injectEndpoints({
  endpoints: build => ({
    setBroadcastQueue: callable(build, 'competitions', 'setBroadcastQueue'),
  }),
})

export const { useSetBroadcastQueueMutation } = broadcastQueueCall
