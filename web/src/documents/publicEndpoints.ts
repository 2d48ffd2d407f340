import type { ListRequest } from '@upper-bracket/shared/competition/competitionList'
import type { PublicList } from '@upper-bracket/shared/preview/publicList'
import type { PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'
import { api } from '#platform/api/api.ts'
import { toAppError } from '#platform/errors/appError.ts'
import { fetchList } from '#platform/snapshot/fetchList.ts'
import { fetchSnapshot } from '#platform/snapshot/fetchSnapshot.ts'

/** What the edge of Hosting answers to everybody. It costs no read of a document by the browser. */
const publicApi = api.injectEndpoints({
  endpoints: build => ({
    publicList: build.query<PublicList, ListRequest>({
      queryFn: async request => {
        try {
          return { data: await fetchList(request) }
        } catch (thrown) {
          return { error: toAppError(thrown) }
        }
      },
    }),
    /** Null if there is no such competition, or it cannot be had. */
    publicSnapshot: build.query<PublicSnapshot | null, string>({
      queryFn: async competitionId => ({ data: await fetchSnapshot(competitionId) }),
    }),
  }),
})

export const { usePublicListQuery, usePublicSnapshotQuery } = publicApi
