import { type ApiKey, apiKeyLimits } from '@upper-bracket/shared/integrations/apiKey'
import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'
import { competitionList } from '#platform/streams/documentStreams.ts'
import type { Live } from '#platform/streams/streamMachine.ts'

export type ApiKeyDocument = ApiKey & { readonly id: string }

const apiKeyApi = api.injectEndpoints({
  endpoints: build => ({
    /** The keys of a competition, the latest first; only its organizers may read them. */
    apiKeys: build.query<Live<readonly ApiKeyDocument[]>, string>({
      ...competitionList<ApiKeyDocument>('apiKeys', apiKeyLimits.activeMax + apiKeyLimits.inactiveMax),
    }),
    createApiKey: callable(build, 'competitions', 'createApiKey'),
    revokeApiKey: callable(build, 'competitions', 'revokeApiKey'),
  }),
})

export const { useApiKeysQuery, useCreateApiKeyMutation, useRevokeApiKeyMutation } = apiKeyApi
