import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'

const sponsorApi = api.injectEndpoints({
  endpoints: build => ({
    setSponsors: callable(build, 'competitions', 'setSponsors'),
  }),
})

export const { useSetSponsorsMutation } = sponsorApi
