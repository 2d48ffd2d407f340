import type {
  Api as ApiOf,
  coreModuleName,
  fakeBaseQuery,
  reactHooksModuleName,
} from '@reduxjs/toolkit/query/react'
import type { AppError } from '#platform/errors/appError.ts'

export type FakeBaseQuery = ReturnType<typeof fakeBaseQuery<AppError>>
type Api = ApiOf<
  FakeBaseQuery,
  Record<never, never>,
  'api',
  never,
  typeof coreModuleName | typeof reactHooksModuleName
>

let loaded: Api | null = null
const waiting = new Set<(api: Api) => void>()

/** Returns the api; null as long as no part of this page has loaded its code. */
export function loadedApi(): Api | null {
  return loaded
}

/** Calls `take` with the api once its code is loaded. */
export function whenApiIsLoaded(take: (api: Api) => void): void {
  if (loaded === null) waiting.add(take)
  else take(loaded)
}

export function apiIsLoaded(api: Api): void {
  loaded = api
  for (const take of waiting) take(api)
  waiting.clear()
}
