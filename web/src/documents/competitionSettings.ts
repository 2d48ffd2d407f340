import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'

const settingsCalls = api.injectEndpoints({
  endpoints: build => ({
    updateCompetition: callable(build, 'competitions', 'updateCompetition'),
  }),
})

export const { useUpdateCompetitionMutation } = settingsCalls
