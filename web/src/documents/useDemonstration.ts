import {
  carriedDemonstrationId,
  type DemonstrationView,
} from '@upper-bracket/shared/demonstration/demonstrationView'
import { type OperatorView, operatorViewAddress } from '@upper-bracket/shared/operator/operator'
import { useSyncExternalStore } from 'react'

/** The pause before a page that got no answer asks again, which doubles up to the maximum. */
let retryMs = 3000
const maxRetryMs = 300_000

/** Undefined until it is known. */
let known = readCarried()
let isAsked = known !== undefined
const watchers = new Set<() => void>()

/**
 * Returns whether this installation is a demonstration, or names one; null if neither, or while nothing answers, and
 * undefined until it is known. Pages that functions serve carry it, others ask, past the code of queries, which not every
 * page loads. Pages are prerendered without it.
 */
export function useDemonstration(): DemonstrationView | null | undefined {
  return useSyncExternalStore(
    watch,
    () => known,
    () => undefined,
  )
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  if (!isAsked) void ask()
  return () => void watchers.delete(watcher)
}

async function ask(): Promise<void> {
  isAsked = true
  try {
    const response = await fetch(operatorViewAddress('imprint', 'en'))
    if (!response.ok) throw new Error(response.statusText)
    const view: Partial<OperatorView> = await response.json()
    // The edge may still answer as before a deployment.
    known = view.demonstration ?? null
  } catch {
    known = null
    askLater()
  }
  for (const watcher of [...watchers]) watcher()
}

function askLater(): void {
  setTimeout(askAgain, retryMs)
  retryMs = Math.min(retryMs * 2, maxRetryMs)
}

/** Leaves it to the next component that needs the answer if none does now; a page that nobody sees waits. */
function askAgain(): void {
  if (watchers.size === 0) isAsked = false
  else if (document.hidden || !navigator.onLine) askLater()
  else void ask()
}

function readCarried(): DemonstrationView | null | undefined {
  const text = globalThis.document?.getElementById(carriedDemonstrationId)?.textContent
  return text ? JSON.parse(text) : undefined
}
