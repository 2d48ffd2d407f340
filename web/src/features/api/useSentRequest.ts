import { useState } from 'react'

/** What has come back, or why nothing has. */
export type SentRequest =
  | { readonly state: 'sending' | 'failed' }
  | {
      readonly state: 'answered'
      readonly status: number
      readonly milliseconds: number
      readonly headers: readonly (readonly [string, string])[]
      readonly body: string
    }

const shownHeaders = ['content-type', 'etag', 'cache-control', 'ratelimit-policy', 'ratelimit', 'retry-after']

/** Sends a request of the API from the page, and keeps its answer. */
export function useSentRequest(): readonly [SentRequest | null, (path: string) => Promise<void>] {
  const [sent, setSent] = useState<SentRequest | null>(null)
  const send = async (path: string) => {
    setSent({ state: 'sending' })
    const start = performance.now()
    try {
      const response = await fetch(path)
      const text = await response.text()
      setSent({
        state: 'answered',
        status: response.status,
        milliseconds: Math.round(performance.now() - start),
        headers: shownHeaders.flatMap(name => {
          const value = response.headers.get(name)
          return value === null ? [] : [[name, value] as const]
        }),
        body: formatted(text),
      })
    } catch {
      setSent({ state: 'failed' })
    }
  }
  return [sent, send]
}

function formatted(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
