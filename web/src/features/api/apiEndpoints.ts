import { api } from '#platform/api/api.ts'
import { appError, toAppError } from '#platform/errors/appError.ts'
import type { OpenApiDocument } from './openApiDocument.ts'

/** Values with which an operation can be tried at once; empty if there is no competition yet. */
export type SampleParameters = Readonly<Record<string, string>>

const developers = api.injectEndpoints({
  endpoints: build => ({
    apiDescription: build.query<OpenApiDocument, void>({
      queryFn: () => fetched('/openapi.json', (document: OpenApiDocument) => document),
    }),
    /** The parameters of the first competition of the public list, and of one of its matches. */
    sampleParameters: build.query<SampleParameters, void>({
      queryFn: async () => {
        const listed = await fetched(
          '/competitions?limit=1',
          ({ competitions: [first] }: SampleList) => first?.id,
        )
        if (listed.data === undefined) return { data: {} }
        const competitionId = listed.data
        const { data: matchId } = await fetched(
          `/competitions/${competitionId}/matches`,
          ({ matches }: SampleMatches) => matches.find(({ status }) => status !== 'bye')?.id,
        )
        return { data: { competitionId, ...(matchId !== undefined && { matchId }) } }
      },
    }),
  }),
})

interface SampleList {
  readonly competitions: readonly { readonly id: string }[]
}

interface SampleMatches {
  readonly matches: readonly { readonly id: string; readonly status: string }[]
}

export const { useApiDescriptionQuery, useSampleParametersQuery } = developers

async function fetched<Body, Value>(path: string, read: (body: Body) => Value) {
  try {
    const response = await fetch(`/api/v1${path}`)
    if (!response.ok) throw appError(response.status === 429 ? 'too-many-requests' : 'unknown')
    return { data: read(await response.json()) }
  } catch (thrown) {
    return { error: toAppError(thrown) }
  }
}
