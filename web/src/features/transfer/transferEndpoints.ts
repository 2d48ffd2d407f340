import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'

const transferCalls = api.injectEndpoints({
  endpoints: build => ({
    importCompetition: callable(build, 'competitions', 'importCompetition'),
    findImportedEvents: callable(build, 'competitions', 'findImportedEvents'),
  }),
})

export const { useImportCompetitionMutation, useFindImportedEventsMutation } = transferCalls
