import type { api } from './api.ts'

type Api = typeof api

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
