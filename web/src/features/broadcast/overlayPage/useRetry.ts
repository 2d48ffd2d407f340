import type { UnknownAction } from '@reduxjs/toolkit'
import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { api } from '#platform/api/api.ts'
import type { Live } from '#platform/streams/streamMachine.ts'

const retryAfterMs = 15_000
const again = { forceRefetch: true, subscribe: false } as const

// The type of `api` does not contain injected endpoints.
const endpoints: Readonly<
  Record<string, { initiate: (arg: unknown, options: typeof again) => UnknownAction }>
> = api.endpoints

/** Opens all interrupted streams again, because an overlay has no user who could. */
export function useRetry(): void {
  const store = useStore<{ readonly api: ReturnType<typeof api.reducer> }>()
  useEffect(() => {
    const retry = () => {
      for (const entry of Object.values(store.getState().api.queries)) {
        if (entry?.endpointName === undefined || !isInterrupted(entry)) continue
        const query = endpoints[entry.endpointName]
        if (query) store.dispatch(query.initiate(entry.originalArgs, again))
      }
    }
    const timer = setInterval(retry, retryAfterMs)
    return () => clearInterval(timer)
  }, [store])
}

function isInterrupted({ data, error }: { readonly data?: unknown; readonly error?: unknown }): boolean {
  return error !== undefined || ((data as Live<unknown> | undefined)?.interrupted ?? null) !== null
}
