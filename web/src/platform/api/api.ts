import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react'
import type { AppError } from '#platform/errors/appError.ts'
import { apiIsLoaded } from './loadedApi.ts'

/** The only RTK Query api. `documents` and the features add their endpoints with `api.injectEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: fakeBaseQuery<AppError>(),
  // `streamed` keeps data up to date, so a focus of the window needs no refetch.
  refetchOnFocus: false,
  refetchOnReconnect: false,
  keepUnusedDataFor: 30,
  endpoints: () => ({}),
})

// Components that use the API need it in the store, and this line runs before they can.
apiIsLoaded(api)
