import { useSyncExternalStore } from 'react'
import { type AppError, appError } from '#platform/errors/appError.ts'
import { deployedBuildId, ownBuildId } from './deployedBuild.ts'
import { areUpdatesHeld } from './useHoldUpdates.ts'

const guard = 'upper-bracket.reloadedFor'

/** How long a navigation takes to change the address; until then it is the previous page's. */
const navigationMs = 500

/** How long errors stay hidden while the page is about to reload. */
const reloadMs = 10_000

let isRepairing = false
const listeners = new Set<() => void>()

/**
 * Reloads the page when a chunk is missing because another build has been deployed. It reloads once per build, so that
 * a page served from a cache does not reload in a loop. Without a new build a reload would not help. A page with typed
 * input is not reloaded.
 */
export function repairLostChunks(): void {
  addEventListener('vite:preloadError', () => {
    if (isRepairing) return
    set(true)
    void repair().finally(() => set(false))
  })
}

/** Whether the page is about to reload, or is checking whether it should, so that an error should not be shown yet. */
export function useIsRepairing(): boolean {
  return useSyncExternalStore(
    follow,
    () => isRepairing,
    () => false,
  )
}

/**
 * Returns the reason why a dialog's code cannot be loaded. With a network, Chromium remembers that it could not: it
 * fetches a module that has failed only once the page is loaded again.
 */
export async function lossOfCode(): Promise<AppError> {
  const deployed = await deployedBuildId()
  if (deployed === null) return appError('offline')
  return appError(deployed === ownBuildId() ? 'code-missing' : 'code-replaced')
}

/** Returns the id of the deployed build if it differs from this page's. */
async function newerBuildId(): Promise<string | null> {
  const deployed = await deployedBuildId()
  return deployed === ownBuildId() ? null : deployed
}

async function repair(): Promise<void> {
  const deployed = await newerBuildId()
  if (deployed === null) return
  await new Promise(resolve => setTimeout(resolve, navigationMs))
  // A form on the page that the user has left no longer counts by now.
  if (areUpdatesHeld()) return
  try {
    if (sessionStorage.getItem(guard) === deployed) return
    sessionStorage.setItem(guard, deployed)
  } catch {
    // Without storage, the page could reload in a loop.
    return
  }
  location.reload()
  await new Promise(resolve => setTimeout(resolve, reloadMs))
}

function set(next: boolean): void {
  isRepairing = next
  for (const changed of listeners) changed()
}

function follow(changed: () => void): () => void {
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
  }
}
