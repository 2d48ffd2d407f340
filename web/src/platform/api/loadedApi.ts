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

/** The api; null as long as nothing on this page has needed its code, and so asked for anything. */
export function loadedApi(): Api | null {
  return loaded
}

/** Calls `take` with the api, as soon as its code is there. */
export function whenApiIsLoaded(take: (api: Api) => void): void {
  if (loaded === null) waiting.add(take)
  else take(loaded)
}

export function apiIsLoaded(api: Api): void {
  loaded = api
  for (const take of waiting) take(api)
  waiting.clear()
}
